import { type IndicatorField, indicatorFields } from "@pharos/domain";

const fieldNames = Object.keys(indicatorFields) as IndicatorField[];
export const indicatorSlots = Object.fromEntries(fieldNames.map((name, slot) => [name, slot])) as Readonly<
  Record<IndicatorField, number>
>;

/** Gathers the `p_any_*` values of one event at a time; made once and reused, so that an event allocates little. */
export class IndicatorCollector {
  readonly #lists: string[][] = fieldNames.map(() => []);
  /** Slots that hold something, in the order of their first value. */
  readonly #filled: number[] = [];

  add(slot: number, value: string): void {
    const list = this.#lists[slot];
    if (!list) return;
    if (list.length === 0) this.#filled.push(slot);
    else if (list[list.length - 1] === value) return;
    list.push(value);
  }

  clear(): void {
    for (const slot of this.#filled) this.#lists[slot] = [];
    this.#filled.length = 0;
  }

  /** Writes each list that is not empty, sorted and without repeats, into the event, and starts afresh. */
  writeInto(event: Record<string, unknown>): void {
    const filled = this.#filled;
    if (filled.length > 1) filled.sort((a, b) => a - b);
    for (const slot of filled) {
      const list = this.#lists[slot];
      const name = fieldNames[slot];
      if (list && name) event[name] = list.length === 1 ? list : sortedUnique(list);
      this.#lists[slot] = [];
    }
    filled.length = 0;
  }
}

function sortedUnique(list: string[]): string[] {
  list.sort();
  let kept = 1;
  for (let i = 1; i < list.length; i++) {
    const value = list[i];
    if (value !== undefined && value !== list[kept - 1]) list[kept++] = value;
  }
  list.length = kept;
  return list;
}
