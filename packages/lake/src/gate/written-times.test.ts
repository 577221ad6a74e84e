import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasTimeFilter } from "../macros/has-time-filter.ts";

const signals = "panther_signals.public.correlation_signals";

/** What a client of the API sends, word for word; only its literals differ. */
const clientStatement = `
SELECT
    DATE_TRUNC('DAY', cs.p_event_time) AS event_day,
    DATEADD('MINUTE', 15 * FLOOR(EXTRACT(MINUTE FROM cs.p_event_time) / 15), DATE_TRUNC('HOUR', cs.p_event_time)) AS time_bucket,
    COUNT(DISTINCT cs.p_rule_id) AS rule_count,
    COUNT(DISTINCT cs.p_alert_id) AS alert_count,
    ARRAY_AGG(DISTINCT cs.p_rule_id) AS rules,
    ARRAY_AGG(DISTINCT cs.p_log_type) AS log_types,
    ARRAY_AGG(DISTINCT cs.p_alert_severity) AS severities,
    MIN(cs.p_event_time) AS first_event,
    MAX(cs.p_event_time) AS last_event,
    cs.p_any_ip_addresses,
    cs.p_any_emails,
    cs.p_any_usernames,
    cs.p_any_trace_ids
FROM ${signals} cs
WHERE cs.p_event_time BETWEEN '2024-04-14T00:00:00.000Z' AND '2024-04-14T23:59:59.999Z'
    AND cs.p_alert_id IS NOT NULL
GROUP BY event_day, time_bucket, cs.p_any_ip_addresses, cs.p_any_emails, cs.p_any_usernames, cs.p_any_trace_ids
HAVING COUNT(DISTINCT cs.p_alert_id) >= 2
ORDER BY event_day DESC, time_bucket DESC, alert_count DESC`;

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    await test.lake.ensureTables([
      { schema: "Custom.Door", fields: [{ name: "seen", type: "timestamp", timeFormats: ["rfc3339"] }] },
    ]);
    const insert = (database: string, table: string, rows: readonly object[]) =>
      test.lake.insert({
        database,
        table,
        token: table,
        rows: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
      });
    const signal = (id: string, time: string, more: object) => ({
      p_row_id: id,
      p_alert_id: `a${id}`,
      p_rule_id: `r${id}`,
      p_event_time: `2024-04-14 ${time}`,
      p_parse_time: "2026-03-01 12:00:00",
      p_log_type: "Custom.Door",
      p_alert_severity: "HIGH",
      p_any_ip_addresses: ["10.0.0.1"],
      ...more,
    });
    await insert("pharos_signals", "correlation_signals", [
      signal("1", "10:16:00.5", { p_enrichment: { "my-lookup": { "a.b": { risk: 7 } } } }),
      signal("2", "10:29:59", { p_any_emails: [] }),
      signal("3", "10:31:00", {}),
      signal("4", "10:20:00", { p_any_emails: ["ann@example.com"] }),
    ]);
    const instant = "2024-04-14 10:00:00.123456789";
    const door = { p_event_time: instant, p_parse_time: "2026-03-01 12:00:00", p_row_id: "d", seen: instant };
    await insert("pharos_logs", "custom_door", [door]);
  });
  afterAll(() => test.remove());

  it("answers the statement of a client", async () => {
    const { columns, rows } = await test.lake.query(clientStatement);
    const [row = []] = rows;
    const value = Object.fromEntries(columns.map(({ name }, index) => [name.replace(/^cs\./, ""), row[index]]));
    expect(rows).toHaveLength(1);
    expect(value).toMatchObject({
      event_day: expect.stringMatching(/^2024-04-14/),
      time_bucket: expect.stringMatching(/^2024-04-14 10:15:00/),
      rule_count: 2,
      alert_count: 2,
      rules: expect.arrayContaining(["r1", "r2"]),
      log_types: ["Custom.Door"],
      severities: ["HIGH"],
      first_event: "2024-04-14 10:16:00.500000000",
      last_event: "2024-04-14 10:29:59.000000000",
      p_any_ip_addresses: ["10.0.0.1"],
    });
    expect(hasTimeFilter(clientStatement)).toBe(true);
  });

  it.each([
    `SELECT p_row_id FROM ${signals} WHERE ARRAY_CONTAINS('ann@example.com'::VARIANT, p_any_emails)`,
    `SELECT p_row_id FROM ${signals} WHERE p_enrichment:"my-lookup":"a.b":risk = 7`,
    `SELECT p_row_id FROM ${signals} WHERE p_enrichment:"my-lookup"."a.b".risk::int = 7`,
    `SELECT p_row_id FROM ${signals} WHERE p_occurs_between('2024-04-14T10:16:00Z', '2024-04-14T10:16:01Z')`,
  ])("takes what its help promises: %s", async (sql) => {
    expect((await test.lake.query(sql)).rows).toHaveLength(1);
  });

  const written = [
    "2024-04-14T10:00:00.123456789Z",
    "2024-04-14T10:00:00.123456789",
    "2024-04-14 10:00:00.123456789",
    "2024-04-14T12:00:00.123456789+02:00",
  ];
  it.each(
    ["p_event_time", "seen"].flatMap((column) => [
      ...written.map((text) => `${column} = '${text}'`),
      ...written.map((text) => `'${text}' <= ${column} AND ${column} <= '${text}'`),
      `${column} BETWEEN '2024-04-14T10:00:00.123Z' AND '2024-04-14T10:00:00.124Z'`,
      `${column} > '2024-04-14T10:00:00.123Z'`,
      `${column} >= '2024-04-14T10:00:00Z' AND ${column} < '2024-04-14T10:00:01Z'`,
      `${column} >= '2024-04-14' AND ${column} < '2024-04-15'`,
      `NOT ${column} < '2024-04-14T12:00:00+02:00' AND ${column} != '2024-04-14T10:00:00Z'`,
      `${column} > timestamp '2024-04-14 09:59:00'`,
      `custom_door.${column} <= ('2024-04-14T10:00:01') AND ${column} NOT BETWEEN '2025-01-01' AND '2026-01-01T00:00:00Z'`,
    ]),
  )("compares a time with a written one: %s", async (condition) => {
    const { rows } = await test.lake.query(`SELECT p_row_id FROM pharos_logs.custom_door WHERE ${condition}`);
    expect(rows).toEqual([["d"]]);
  });

  it.each([
    "p_event_time IN ('2024-04-14T10:00:00.123456789Z', '2024-04-14T10:00:00Z')",
    "\"p_event_time\" NOT IN ('2024-04-14T10:00:00Z')",
    "`p_event_time` between /* from */ '2024-04-14T10:00:00Z' and now()",
    "'2024-04-14T10:00:00.123456789Z' = pharos_logs.custom_door . p_event_time",
    "p_parse_time <> '2024-04-14T10:00:00Z' AND p_parse_time == '2026-03-01T12:00:00Z'",
    "p_event_time between (if(1 and 1, toDateTime('2024-04-14 00:00:00'), now())) and '2024-04-15T00:00:00Z'",
    "toDate(p_event_time) = '2024-04-14' AND '2024-04-14T10:00:00Z' != p_row_id",
  ])("reads the times of events in every place: %s", async (condition) => {
    const { rows } = await test.lake.query(`SELECT p_row_id FROM pharos_logs.custom_door WHERE ${condition}`);
    expect(rows).toEqual([["d"]]);
  });

  it("says which text is no time", async () => {
    const query = test.lake.query("SELECT 1 FROM pharos_logs.custom_door WHERE p_event_time > 'yesterday'");
    await expect(query).rejects.toThrow("yesterday");
  });
});
