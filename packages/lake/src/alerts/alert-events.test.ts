import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const start = Date.parse("2026-03-01");
const event = { p_event_time: "2026-03-01 00:00:00.000000000", p_parse_time: "2026-03-01 00:00:00.000000000" };

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  let inserted = 0;
  const insert = (database: string, table: string, rows: readonly object[]) =>
    test.lake.insert({
      database,
      table,
      rows: rows.map((row) => Buffer.from(`${JSON.stringify({ ...event, ...row })}\n`)),
      token: `t${inserted++}`,
    });
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    const fields = [{ name: "who", type: "string" as const }];
    await test.lake.ensureTables([
      { schema: "Custom.Door", fields },
      { schema: "Custom.Gate", fields },
    ]);
  });
  afterAll(() => test.remove());

  it("pages through the events of an alert over its log types", async () => {
    const match = (id: string, alert: string, rule: string) => ({
      p_row_id: id,
      p_alert_id: alert,
      p_rule_id: rule,
      p_alert_context: { id },
      p_rule_reports: { "MITRE ATT&CK": ["TA0001:T1078"] },
    });
    await insert("pharos_rule_matches", "custom_door", [
      match("1", "A", "r1"),
      match("1", "A", "r2"),
      match("2", "B", "r1"),
    ]);
    await insert("pharos_rule_matches", "custom_gate", [match("3", "A", "r1")]);
    await insert("pharos_rule_errors", "custom_gate", [{ ...match("4", "A", "r1"), p_rule_error: "KeyError" }]);
    const input = {
      alertId: "A",
      logTypes: ["Custom.Door", "Custom.Gate"],
      fromMs: start,
      toMs: start + 1000,
      limit: 2,
    };
    const first = await test.lake.alertEvents(input);
    expect(first.rows.map((row) => [row.p_row_id, row.p_rule_id])).toEqual([
      ["3", "r1"],
      ["1", "r2"],
    ]);
    expect(first.rows[0]).toMatchObject({
      p_alert_context: { id: "3" },
      p_rule_reports: { "MITRE ATT&CK": ["TA0001:T1078"] },
    });
    const { cursor = "" } = first;
    const second = await test.lake.alertEvents({ ...input, cursor });
    expect(second.rows.map((row) => [row.p_row_id, row.p_rule_id])).toEqual([["1", "r1"]]);
    expect(second.cursor).toBeUndefined();
    const errors = await test.lake.alertEvents({ ...input, isRuleError: true });
    expect(errors.rows).toMatchObject([{ p_row_id: "4", p_rule_error: "KeyError" }]);
  });

  it("gives the first pages of several alerts as it gives them one by one", async () => {
    const match = (id: string, alert: string) => ({ p_row_id: id, p_alert_id: alert, p_rule_id: "r" });
    await insert(
      "pharos_rule_matches",
      "custom_door",
      [1, 2, 3].map((n) => match(`m${n}`, "M1")),
    );
    await insert("pharos_rule_matches", "custom_gate", [match("m4", "M1"), match("m5", "M2")]);
    await insert("pharos_rule_errors", "custom_gate", [match("m6", "M3")]);
    await insert("pharos_rule_matches", "other_events", [{ ...match("m7", "M4"), event: { user: "ann" } }]);
    const scope = { fromMs: start, toMs: start + 1000, limit: 3 };
    const both = ["Custom.Door", "Custom.Gate"];
    const alerts = [
      { alertId: "M1", logTypes: both },
      { alertId: "M2", logTypes: both },
      { alertId: "M3", logTypes: ["Custom.Gate"], isRuleError: true },
      { alertId: "M4", logTypes: [] },
      { alertId: "M5", logTypes: both },
    ];
    const pages = await test.lake.eventsOfAlerts({ ...scope, alerts });
    expect([...pages.keys()]).toEqual(["M1", "M2", "M3", "M4", "M5"]);
    for (const alert of alerts)
      expect(pages.get(alert.alertId)).toEqual(await test.lake.alertEvents({ ...scope, ...alert }));
    expect(pages.get("M1")?.rows.map((row) => row.p_row_id)).toEqual(["m4", "m3", "m2"]);
    expect(pages.get("M1")?.cursor).toBeDefined();
    expect(pages.get("M4")?.rows).toMatchObject([{ user: "ann" }]);
    const seen = await test.lake.eventsOfAlerts({ ...scope, alerts, logTypeAccess: ["Custom.Door"] });
    expect([...seen].map(([id, { rows }]) => [id, rows.length])).toEqual([
      ["M1", 3],
      ["M2", 0],
      ["M3", 0],
      ["M4", 1],
      ["M5", 0],
    ]);
  });

  it("gives what is no event of a log type as the detection saw it", async () => {
    const row = { p_row_id: "1", p_alert_id: "Q", p_rule_id: "r", event: { user: "ann", total: 7 } };
    await insert("pharos_rule_matches", "other_events", [row, { ...row, p_row_id: "2", p_alert_id: "B" }]);
    await insert("pharos_rule_errors", "other_events", [{ ...row, p_row_id: "3", p_rule_error: "KeyError" }]);
    const input = { alertId: "Q", logTypes: [], fromMs: start, toMs: start + 1000 };
    const { rows } = await test.lake.alertEvents(input);
    expect(rows).toEqual([expect.objectContaining({ user: "ann", total: 7, p_row_id: "1", p_rule_id: "r" })]);
    expect((await test.lake.alertEvents({ ...input, isRuleError: true })).rows).toMatchObject([
      { user: "ann", p_rule_error: "KeyError" },
    ]);
  });

  it("shows the latest events of a source and what it could not read", async () => {
    await insert("pharos_logs", "custom_door", [
      { p_row_id: "1", p_source_id: "s1" },
      { p_row_id: "2", p_source_id: "s2" },
      { p_row_id: "3", p_source_id: "s1", p_event_time: "1905-01-01 00:00:00.000000000" },
    ]);
    const logTypes = ["Custom.Door", "Custom.Gate"];
    const events = await test.lake.rawEvents({ sourceId: "s1", logTypes });
    expect(events.rows.map((row) => row.p_row_id)).toEqual(["1", "3"]);
    await insert("pharos_monitor", "classification_failures", [
      { p_row_id: "1", p_source_id: "s1", reason: "no schema", raw: '{"a":' },
      { p_row_id: "2", p_source_id: "s2", reason: "x", raw: "y", p_log_type: "Custom.Door" },
    ]);
    const failures = await test.lake.failures({ sourceId: "s1" });
    expect(failures.rows).toMatchObject([{ p_row_id: "1", reason: "no schema", raw: '{"a":' }]);
    const more = { p_source_id: "s1", reason: "gate is required", raw: "{}", p_log_type: "Custom.Gate" };
    await insert("pharos_monitor", "classification_failures", [
      { ...more, p_row_id: "3" },
      { ...more, p_row_id: "4" },
    ]);
    const gate = { reason: "gate is required", logType: "Custom.Gate", count: 2 };
    expect(await test.lake.failureReasons({ sourceId: "s1" })).toMatchObject([
      gate,
      { reason: "no schema", logType: null, count: 1 },
    ]);
    expect(await test.lake.failureReasons({ sourceId: "s1", logTypeAccess: ["Custom.Gate"] })).toMatchObject([gate]);
    expect(await test.lake.failureReasons({ sourceId: "s1", logTypeAccess: ["Custom.Door"] })).toEqual([]);
  });

  it("takes a signal with all of its event", async () => {
    const signal = { p_row_id: "1", p_rule_id: "r", p_alert_id: "", p_log_type: "Custom.Door", event: { who: "ann" } };
    await insert("pharos_signals", "correlation_signals", [{ ...signal, p_dedup: "d" }]);
    const sql = "SELECT event.who, p_dedup FROM pharos_signals.correlation_signals";
    expect((await test.lake.query(sql)).rows).toEqual([["ann", "d"]]);
  });

  it("gives the events that a correlation put together", async () => {
    const signal = (id: string, rule: string, who: string) => ({
      p_row_id: id,
      p_rule_id: rule,
      p_log_type: "Custom.Door",
      p_alert_context: { who },
      event: { who },
    });
    const signals = [signal("1", "r1", "ann"), signal("2", "r2", "bob"), signal("2", "r3", "eve")];
    await insert("pharos_signals", "correlation_signals", [...signals, signal("3", "r1", "joe")]);
    const named = signals.slice(0, 2).map(({ p_row_id, p_rule_id }) => ({ ...event, p_row_id, p_rule_id }));
    await insert("pharos_rule_matches", "other_events", [
      { p_row_id: "c", p_alert_id: "C", p_rule_id: "chain", event: { signals: named } },
    ]);
    const input = { alertId: "C", logTypes: [], fromMs: 0, toMs: Date.UTC(2262, 0, 1), isCorrelation: true };
    const first = await test.lake.alertEvents({ ...input, limit: 1 });
    expect(first.rows).toMatchObject([{ p_row_id: "2", p_rule_id: "r2", who: "bob" }]);
    const { cursor = "" } = first;
    const second = await test.lake.alertEvents({ ...input, limit: 1, cursor });
    expect(second.rows).toMatchObject([
      { p_row_id: "1", p_rule_id: "r1", who: "ann", p_alert_context: { who: "ann" } },
    ]);
    expect(second.cursor).toBeUndefined();
    expect((await test.lake.alertEvents({ ...input, alertId: "none" })).rows).toEqual([]);

    const later = { p_event_time: "2026-03-01 00:00:01.000000000" };
    await insert("pharos_signals", "correlation_signals", [{ ...signal("1", "r2", "zoe"), ...later }]);
    const others = ["2", "3"].map((id) => ({ ...event, p_row_id: id, p_rule_id: id === "2" ? "r3" : "r1" }));
    await insert("pharos_rule_matches", "other_events", [
      { p_row_id: "d", p_alert_id: "D", p_rule_id: "chain", event: { signals: others } },
    ]);
    const { alertId: _, ...scope } = { ...input, limit: 1 };
    const alerts = ["C", "D", "none"].map((alertId) => ({ alertId, logTypes: [], isCorrelation: true }));
    for (const limit of [1, 10]) {
      const pages = await test.lake.eventsOfAlerts({ ...scope, limit, alerts });
      for (const alert of alerts)
        expect(pages.get(alert.alertId)).toEqual(await test.lake.alertEvents({ ...scope, ...alert, limit }));
    }
    const hidden = await test.lake.eventsOfAlerts({ ...scope, alerts, logTypeAccess: ["Custom.Gate"] });
    expect([...hidden.values()].flatMap(({ rows }) => rows)).toEqual([]);
    const counted = await test.lake.countAlertEvents({ ...input, fromMs: start - 1500, bucketMs: 1000 });
    expect(counted).toEqual([{ firstMs: start, lastMs: start, count: 2 }]);
  });

  it("counts the events of an alert in buckets of time, over its log types that the reader sees", async () => {
    const match = (id: string, second: number) => ({
      ...{ p_row_id: id, p_alert_id: "N", p_rule_id: "r", p_event_time: `2026-03-01 00:00:0${second}.000000000` },
    });
    await insert("pharos_rule_matches", "custom_door", [match("n1", 0), match("n2", 1), match("n3", 4)]);
    await insert("pharos_rule_matches", "custom_gate", [match("n4", 1)]);
    const both = ["Custom.Door", "Custom.Gate"];
    const input = { alertId: "N", logTypes: both, fromMs: start, toMs: start + 4000, bucketMs: 1000 };
    const second = { firstMs: start + 1000, lastMs: start + 1000 };
    expect(await test.lake.countAlertEvents(input)).toEqual([
      { firstMs: start, lastMs: start, count: 1 },
      { ...second, count: 2 },
    ]);
    expect(await test.lake.countAlertEvents({ ...input, logTypeAccess: ["Custom.Gate"] })).toEqual([
      { ...second, count: 1 },
    ]);
    expect(await test.lake.countAlertEvents({ ...input, bucketMs: 4000 })).toEqual([
      { firstMs: start, lastMs: start + 1000, count: 3 },
    ]);
  });
});
