import type { IndicatorField } from "@pharos/domain";
import { indicatorSetters } from "./indicator-setters.ts";

const fieldNames = Object.keys(indicatorSetters) as IndicatorField[];
const setters = Object.values(indicatorSetters);
/** The place of each field in a collector. */
export const indicatorSlots = Object.fromEntries(fieldNames.map((name, slot) => [name, slot])) as Readonly<
  Record<IndicatorField, number>
>;

/** Gathers the `p_any_*` values of one event at a time; made once and reused, so that an event allocates little. */
export class IndicatorCollector {
  readonly #lists: string[][] = fieldNames.map(() => []);
  /** A bit for each slot that has values: few do, and the others are not looked at. */
  #used = 0;

  add(slot: number, value: string): void {
    const list = this.#lists[slot] ?? [];
    if (this.#used & (1 << slot)) {
      if (list[list.length - 1] !== value) list.push(value);
      return;
    }
    this.#lists[slot] = [value];
    this.#used |= 1 << slot;
  }

  clear(): void {
    this.#used = 0;
  }

  /** Writes each list, sorted and without repeats, into the event, and starts afresh. */
  writeInto(event: Record<string, unknown>): void {
    for (let rest = this.#used; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      const list = this.#lists[slot] ?? [];
      setters[slot]?.(event, list.length === 1 ? list : sortedUnique(list));
    }
    this.#used = 0;
  }
}

const insertionSortMax = 16;

/** Most lists have two or three values, for which the general sort costs more than all else here. */
function sort(list: string[]): void {
  if (list.length > insertionSortMax) {
    list.sort();
    return;
  }
  for (let i = 1; i < list.length; i++) {
    const value = list[i] ?? "";
    let at = i;
    for (let before = list[at - 1]; at > 0 && before !== undefined && before > value; before = list[at - 1]) {
      list[at--] = before;
    }
    list[at] = value;
  }
}

function sortedUnique(list: string[]): string[] {
  sort(list);
  let kept = 1;
  for (let i = 1; i < list.length; i++) {
    const value = list[i];
    if (value !== undefined && value !== list[kept - 1]) list[kept++] = value;
  }
  list.length = kept;
  return list;
}
