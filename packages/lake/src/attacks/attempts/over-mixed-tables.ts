/** They hold rows of several log types, so that hidden rows stand beside those that are seen. */
const mixedTables = ["pharos_signals.correlation_signals", "pharos_rule_matches.other_events", "pharos_views.all_logs"];

/** Each attempt on one of the tables, in turn; `PHAROS_ATTACKS=all` makes it on each of them. */
export function overMixedTables(write: (table: string) => readonly string[]): string[] {
  const attempts = mixedTables.map(write);
  if (process.env.PHAROS_ATTACKS === "all") return attempts.flat();
  return (attempts[0] ?? []).map((first, at) => attempts[at % mixedTables.length]?.[at] ?? first);
}
