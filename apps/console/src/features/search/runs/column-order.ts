import { type EventRow, eventColumns } from "../results/event-row.ts";

/** Results with no more columns than these show all of them as the query has them. */
const shownMax = 14;
const sampleRows = 200;

export interface ShownColumn {
  readonly name: string;
  readonly isHidden: boolean;
}

/** The columns of a result: of many, those that say most come first, and the others are hidden until chosen. */
export function columnOrder(names: readonly string[], rows: readonly EventRow[]): readonly ShownColumn[] {
  if (names.length <= shownMax) return names.map((name) => ({ name, isHidden: false }));
  const ranked = eventColumns(rows.slice(0, sampleRows).map(filled)).map(({ name }) => name);
  const known = new Set(names);
  const ordered = new Set([...ranked.filter((name) => known.has(name)), ...names]);
  return [...ordered].map((name, index) => ({ name, isHidden: index >= shownMax }));
}

/** Search leaves out what is absent; a query has null there. */
function filled(row: EventRow): EventRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
