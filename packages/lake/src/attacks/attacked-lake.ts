import type { Lake } from "../lake.ts";

/** In every value of a row that the reader may not see. */
export const hiddenMark = "hidden-mark";
/** What the reader may see. */
export const visibleLogType = "Custom.Door";

/** How the hidden rows of one lake differ from another's. */
export interface AttackedLog {
  readonly hiddenRows: number;
  readonly seed: number;
}

/** Two log types, one of them hidden, in every table that there is: two rows that are seen around those that are not. */
export async function fillAttackedLake(lake: Lake, { hiddenRows, seed }: AttackedLog): Promise<void> {
  const fields = [
    { name: "who", type: "string" as const },
    { name: "n", type: "bigint" as const },
    { name: "more", type: "json" as const },
  ];
  await lake.ensureTables([
    { schema: visibleLogType, fields },
    { schema: "Custom.Gate", fields },
  ]);
  const time = (second: number) => `2026-03-01 00:00:${String(second).padStart(2, "0")}.000000000`;
  const row = (logType: string, id: string, second: number) => ({
    p_log_type: logType,
    p_row_id: id,
    p_event_time: time(second),
    p_parse_time: time(second),
    p_source_id: id,
    p_source_label: id,
    p_any_ip_addresses: [id],
  });
  const own = (id: string, n: number) => ({ who: id, n, more: { [id]: id } });
  const seen = ["1", "2"].map((id, at) => row(visibleLogType, id, 1 + at * 50));
  const hidden = Array.from({ length: hiddenRows }, (_, at) =>
    row("Custom.Gate", `${hiddenMark}-${seed}-${at}`, 10 + seed + at),
  );
  const all = [...seen, ...hidden];
  const put = (database: string, table: string, rows: readonly object[]) =>
    lake.insert({
      database,
      table,
      token: `${database}.${table}`,
      rows: Buffer.from(rows.map((one) => `${JSON.stringify(one)}\n`).join("")),
    });
  const withOwn = (rows: typeof all) => rows.map((one, at) => ({ ...one, ...own(one.p_row_id, at + seed) }));
  const match = { p_alert_id: "A", p_rule_id: "r" };
  const matched = (rows: typeof all) => withOwn(rows).map((one) => ({ ...one, ...match }));
  await put(
    "pharos_logs",
    "custom_door",
    withOwn(seen).map((one, n) => ({ ...one, n })),
  );
  await put("pharos_logs", "custom_gate", withOwn(hidden));
  await put(
    "pharos_rule_matches",
    "custom_door",
    matched(seen).map((one, n) => ({ ...one, n })),
  );
  await put("pharos_rule_matches", "custom_gate", matched(hidden));
  await put(
    "pharos_rule_matches",
    "other_events",
    all.map((one) => ({ ...one, ...match, event: { [one.p_row_id]: one.p_row_id } })),
  );
  await put(
    "pharos_signals",
    "correlation_signals",
    all.map((one) => ({ ...one, ...match, p_dedup: one.p_row_id, event: { [one.p_row_id]: one.p_row_id } })),
  );
  await put(
    "pharos_monitor",
    "classification_failures",
    all.map(({ p_any_ip_addresses, ...one }) => ({ ...one, reason: one.p_row_id, raw: one.p_row_id })),
  );
}
