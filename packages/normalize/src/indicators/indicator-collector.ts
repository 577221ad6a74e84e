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
  readonly #lists: (string[] | undefined)[] = fieldNames.map(() => undefined);
  #isEmpty = true;

  add(slot: number, value: string): void {
    const list = this.#lists[slot];
    if (list) {
      if (list[list.length - 1] !== value) list.push(value);
      return;
    }
    this.#lists[slot] = [value];
    this.#isEmpty = false;
  }

  clear(): void {
    if (this.#isEmpty) return;
    this.#lists.fill(undefined);
    this.#isEmpty = true;
  }

  /** Writes each list, sorted and without repeats, into the event, and starts afresh. */
  writeInto(event: Record<string, unknown>): void {
    if (this.#isEmpty) return;
    const lists = this.#lists;
    for (let slot = 0; slot < lists.length; slot++) {
      const list = lists[slot];
      if (list) setters[slot]?.(event, list.length === 1 ? list : sortedUnique(list));
    }
    this.clear();
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
