import { isNothing } from "../../../graphql/read-rows.ts";
import { type EventRow, eventColumns, isInternalColumn } from "../results/event-row.ts";

/** Results with no more columns than these show all of them as the query has them. */
const shownMax = 14;
const sampleRows = 200;
/** Where tables are many, the events' own fields are the members of one object. */
export const wholeEventColumn = "p_event";
const leading = ["p_event_time", "p_log_type", wholeEventColumn];

export interface ShownColumn {
  readonly name: string;
  readonly isHidden: boolean;
}

/** The columns of a result: of many, those that say most come first; the others, and the empty, are hidden until chosen. */
export function columnOrder(names: readonly string[], rows: readonly EventRow[]): readonly ShownColumn[] {
  if (names.length <= shownMax) return names.map((name) => ({ name, isHidden: false }));
  const ranked = eventColumns(rows.slice(0, sampleRows).map(filled)).map(({ name }) => name);
  const known = new Set(names);
  const hasWholeEvent = ranked.includes(wholeEventColumn);
  const first = hasWholeEvent ? leading.filter((name) => ranked.includes(name)) : [];
  const telling = [...new Set([...first, ...ranked.filter((name) => known.has(name))])];
  const shown = new Set(telling.filter((name) => !hasWholeEvent || !isInternalColumn(name)).slice(0, shownMax));
  const ordered = new Set([...shown, ...telling, ...names]);
  return [...ordered].map((name) => ({ name, isHidden: !shown.has(name) }));
}

/** Search leaves out what is absent; a query has null there, or an empty list. */
function filled(row: EventRow): EventRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isNothing(value)));
}
