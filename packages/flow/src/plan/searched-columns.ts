import type { Expression, Relation } from "./plan.ts";

/** Its values are the event's own under other names: read already, and among the dearest to read. */
const repeatsOthers = "p_udm";

/** What a text is looked for in where the whole row is meant. */
export function searchedColumns({ columns }: Pick<Relation, "columns">): Expression[] {
  const isEvent = columns.some(({ name }) => name === "p_event_time");
  const searched = isEvent ? columns.filter(({ name }) => name !== repeatsOthers) : columns;
  return searched.map(({ name, type }) => ({ kind: "column", name, type }));
}
