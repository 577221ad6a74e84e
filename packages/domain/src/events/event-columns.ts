/** Top-level members of events that somebody reads, in small letters: rules find keys in any capitals. */
export type EventColumns = ReadonlySet<string> | "all";

/** The columns that the paths lead through, from the event downwards. The empty path is the event itself. */
export function columnsOfPaths(paths: Iterable<readonly unknown[]>): EventColumns {
  const columns = new Set<string>();
  for (const path of paths) {
    if (path.length === 0) return "all";
    const [first] = path;
    // An event is not a list: without a name there is nothing to find in it.
    if (typeof first === "string") columns.add(first.toLowerCase());
  }
  return columns;
}

/** What is read where both are. */
export function joinedColumns(some: EventColumns, others: EventColumns): EventColumns {
  return some === "all" || others === "all" ? "all" : some.union(others);
}
