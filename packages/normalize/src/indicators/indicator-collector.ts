import type { IndicatorField } from "@pharos/domain";
import { indicatorSetters } from "./indicator-setters.ts";

const fieldNames = Object.keys(indicatorSetters) as IndicatorField[];
const setters = Object.values(indicatorSetters);
/** The place of each field in a collector. */
export const indicatorSlots = Object.fromEntries(fieldNames.map((name, slot) => [name, slot])) as Readonly<
  Record<IndicatorField, number>
>;

/**
 * Gathers the `p_any_*` values of one event at a time; made once and reused, so that an event allocates only the lists
 * that it keeps. (A list that grows as values come gets room for seventeen; cutting one short is a call of its own.)
 */
export class IndicatorCollector {
  /** For each slot the values so far; those behind its count are of earlier events. */
  readonly #values: string[][] = fieldNames.map(() => ["", ""]);
  readonly #counts = new Int32Array(fieldNames.length);
  /** A bit for each slot that has values: few do, and the others are not looked at. */
  #used = 0;

  add(slot: number, value: string): void {
    const values = this.#values[slot] ?? [];
    const bit = 1 << slot;
    if ((this.#used & bit) === 0) {
      this.#used |= bit;
      values[0] = value;
      this.#counts[slot] = 1;
      return;
    }
    const count = this.#counts[slot] ?? 0;
    if (values[count - 1] === value) return;
    values[count] = value;
    this.#counts[slot] = count + 1;
  }

  clear(): void {
    this.#used = 0;
  }

  /** Writes each list, sorted and without repeats, into the event, and starts afresh. */
  writeInto(event: Record<string, unknown>): void {
    for (let rest = this.#used; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      const list = sortedUnique(this.#values[slot] ?? [], this.#counts[slot] ?? 0);
      setters[slot]?.(event, list);
    }
    this.#used = 0;
  }
}

/** A list of the first values, sorted and without repeats. */
function sortedUnique(values: string[], count: number): string[] {
  const first = values[0] ?? "";
  if (count === 1) return [first];
  const second = values[1] ?? "";
  if (count === 2) return first < second ? [first, second] : first === second ? [first] : [second, first];
  const sorted = values.slice(0, count);
  sort(sorted);
  return sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
}

const insertionSortMax = 16;

/** Most lists have three or four values, for which the general sort costs more than all else here. */
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
