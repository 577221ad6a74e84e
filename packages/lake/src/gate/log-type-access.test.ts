import type { Lake, QueryOptions } from "@pharos/lake";
import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const onlyDoor = { logTypeAccess: ["Custom.Door"] };
const start = Date.parse("2026-03-01");
const time = (second: number) => `2026-03-01 00:00:0${second}.000000000`;
const door = "pharos_logs.custom_door";
const gate = "pharos_logs.custom_gate";
const signals = "pharos_signals.correlation_signals";

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  let lake: Lake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
    lake = test.lake;
    const fields = [
      { name: "who", type: "string" as const },
      { name: "more", type: "json" as const },
    ];
    await lake.ensureTables([
      { schema: "Custom.Door", fields },
      { schema: "Custom.Gate", fields },
    ]);
    const insert = (database: string, table: string, rows: readonly object[]) =>
      lake.insert({
        database,
        table,
        token: `${database}.${table}`,
        rows: Buffer.from(rows.map((row) => `${JSON.stringify({ p_parse_time: time(9), ...row })}\n`).join("")),
      });
    const seen = {
      p_event_time: time(1),
      p_row_id: "1",
      p_log_type: "Custom.Door",
      who: "1",
      p_source_label: "1",
      p_source_id: "s",
    };
    const secret = {
      ...seen,
      p_event_time: time(5),
      p_row_id: "secret",
      p_log_type: "Custom.Gate",
      who: "secret",
      p_source_label: "secret",
    };
    await insert("pharos_logs", "custom_door", [seen]);
    await insert("pharos_logs", "custom_gate", [secret]);
    const match = { p_alert_id: "A", p_rule_id: "r" };
    await insert("pharos_rule_matches", "custom_door", [{ ...seen, ...match }]);
    await insert("pharos_rule_matches", "custom_gate", [{ ...secret, ...match }]);
    const whole = ({ who, ...standard }: typeof seen) => ({ ...standard, ...match });
    await insert("pharos_rule_matches", "other_events", [whole(seen), whole(secret)]);
    const signal = (row: typeof seen) => ({ ...whole(row), p_dedup: row.p_row_id, event: { [row.p_row_id]: "x" } });
    // One part holds both, and the hidden row stands between those that are seen.
    await insert("pharos_signals", "correlation_signals", [
      signal(seen),
      signal(secret),
      signal({ ...seen, p_row_id: "2", p_event_time: time(9) }),
    ]);
    const failure = ({ who, ...row }: typeof seen) => row;
    await insert("pharos_monitor", "classification_failures", [
      { ...failure(seen), reason: "1", raw: "1" },
      { ...failure(secret), reason: "secret", raw: "secret" },
    ]);
  });
  afterAll(() => test.remove());

  const ways: readonly (readonly [string, QueryOptions])[] = [
    ["SQL", onlyDoor],
    ["compiled SQL", { ...onlyDoor, compiledSettings: {} }],
  ];
  describe.each(ways)("%s of a person who may see some log types", (_name, options) => {
    it.each([
      `SELECT count() FROM ${gate}`,
      `SELECT count() FROM ${gate} AS x`,
      `SELECT count() FROM (SELECT * FROM ${gate})`,
      `SELECT (SELECT count() FROM ${gate})`,
      `SELECT countIf(g.who = 'secret') FROM ${door} AS d LEFT JOIN ${gate} AS g ON d.p_event_time = g.p_event_time`,
      `WITH g AS (SELECT * FROM ${gate}) SELECT count() FROM g`,
      `SELECT sum(c) FROM (SELECT 0 AS c UNION ALL SELECT count() AS c FROM ${gate})`,
      `SELECT count() FROM ${door} WHERE 'secret' IN (SELECT who FROM ${gate})`,
      `SELECT toUInt8(EXISTS (SELECT 1 FROM ${gate} WHERE who = 'secret'))`,
      `SELECT who FROM ${door} UNION DISTINCT SELECT who FROM ${gate}`,
      `SELECT whoo FROM ${gate}`,
      "SELECT count() FROM pharos_rule_matches.custom_gate",
      "SELECT count() FROM pharos_rule_errors.custom_gate",
    ])("knows no table of another: %s", async (sql) => {
      const unknown = sql.replaceAll("custom_gate", "custom_nobody");
      const message = (text: string) => lake.query(text, options).then((result) => result, String);
      expect(await message(sql)).toBe(String(await message(unknown)).replaceAll("custom_nobody", "custom_gate"));
      expect(await message(sql)).toMatch(/The data lake has no table pharos_\w+\.custom_gate$/);
      await expect(lake.query(sql.replace("whoo", "who"))).resolves.toBeDefined();
    });

    it.each([
      [`SELECT count(), max(p_event_time) FROM ${signals}`, [[2, time(9)]]],
      ["SELECT count() FROM pharos_views.all_logs", [[1]]],
      ["SELECT max(p_event_time) FROM pharos_views.all_logs", [[time(1)]]],
      ["SELECT count() FROM pharos_views.all_logs WHERE p_log_type = 'Custom.Gate'", [[0]]],
      ["SELECT p_row_id FROM pharos_views.all_rule_matches ORDER BY 1", [["1"], ["1"]]],
      ["SELECT p_row_id FROM pharos_rule_matches.other_events", [["1"]]],
      ["SELECT reason FROM pharos_monitor.classification_failures", [["1"]]],
      [`SELECT groupUniqArray(p_log_type) FROM ${signals}`, [[["Custom.Door"]]]],
      [`SELECT distinctJSONPaths(event) FROM ${signals}`, [[["1", "2"]]]],
      [`SELECT count() FROM ${signals} AS a JOIN ${signals} AS b ON a.p_alert_id = b.p_alert_id`, [[4]]],
      [`SELECT who FROM ${door}`, [["1"]]],
    ])("reads their rows only: %s", async (sql, rows) => {
      expect((await lake.query(sql, options)).rows).toEqual(rows);
    });

    // A condition that fails on a hidden row would tell what the row holds. The label is the smallest column that there
    // is: the engine tests small ones first where it may choose.
    it.each(
      ["p_row_id", "p_source_label"].flatMap((name) => [
        `SELECT count() > 0 FROM ${signals} WHERE toUInt8(${name}) > 0`,
        `SELECT count() > 0 FROM ${signals} WHERE p_rule_id = 'r' AND toUInt8(${name}) > 0 AND p_alert_id = 'A'`,
        `SELECT count() > 0 FROM ${signals} AS s WHERE toUInt8(s.${name}) > 0`,
        `SELECT sum(toUInt8(${name})) > 0 FROM ${signals}`,
        `SELECT count() > 0 FROM (SELECT toUInt8(${name}) AS d FROM ${signals}) WHERE d > 0`,
        `SELECT count() > 0 FROM (SELECT * FROM ${signals}) WHERE toUInt8(${name}) > 0`,
        `SELECT count() > 0 FROM ${signals} ARRAY JOIN [toUInt8(${name})] AS x`,
        `SELECT count() > 0 FROM numbers(3) AS n JOIN ${signals} AS s ON n.number = toUInt8(s.${name})`,
        `SELECT count() > 0 FROM ${signals} AS a JOIN ${signals} AS b ON toUInt8(a.${name}) = toUInt8(b.${name})`,
        `SELECT count() > 0 FROM ${signals} AS a JOIN ${signals} AS b ON a.p_rule_id = b.p_rule_id WHERE toUInt8(b.${name}) > 0`,
        `SELECT min(x) > '' FROM (SELECT p_rule_id AS x FROM ${signals} ORDER BY toUInt8(${name}) LIMIT 1)`,
        `SELECT count() > 0 FROM ${signals} GROUP BY toUInt8(${name}) LIMIT 1`,
        `SELECT count() > 0 FROM ${signals} GROUP BY p_rule_id HAVING max(toUInt8(${name})) > 0`,
        `WITH s AS (SELECT toUInt8(${name}) AS d, * FROM ${signals}) SELECT count() > 0 FROM s WHERE d > 0`,
        `SELECT count() > 0 FROM numbers(1) WHERE 1 IN (SELECT toUInt8(${name}) FROM ${signals})`,
        `SELECT (SELECT count() FROM ${signals} WHERE toUInt8(${name}) > 0) > 0`,
        `SELECT count() > 0 FROM pharos_views.all_logs WHERE toUInt8(${name}) > 0`,
        `SELECT sum(toUInt8(${name})) > 0 FROM pharos_views.all_rule_matches`,
        `SELECT count() > 0 FROM pharos_views.all_rule_matches WHERE toUInt8(${name}) > 0`,
        `SELECT count() > 0 FROM pharos_rule_matches.other_events WHERE toUInt8(${name}) > 0`,
        `SELECT count() > 0 FROM pharos_monitor.classification_failures WHERE toUInt8(${name}) > 0`,
      ]),
    )("tests no condition on the rows of others: %s", async (sql) => {
      expect((await lake.query(sql, options)).rows).toEqual([[1]]);
      await expect(lake.query(sql)).rejects.toThrow("secret");
    });

    it.each([signals, "pharos_views.all_logs", "pharos_rule_matches.other_events"])(
      "refuses to test a condition before all others, on %s",
      async (table) => {
        const query = lake.query(`SELECT count() FROM ${table} PREWHERE toUInt8(p_row_id) > 0`, options);
        await expect(query).rejects.toThrow("Write WHERE instead of PREWHERE");
      },
    );

    it.each([
      "SELECT nothing FROM pharos_views.all_logs",
      "SELECT p_row_idd FROM pharos_views.all_rule_matches",
      `SELECT nothing FROM ${signals}`,
      `SELECT x.nothing FROM ${door} AS x JOIN pharos_views.all_logs AS y ON x.p_row_id = y.p_row_id`,
      "SELECT sumOf(1) FROM pharos_views.all_logs",
      "SELECT toDate(p_any_emails) FROM pharos_views.all_logs",
      "SELECT * FROM pharos_logs.custom_gat",
      "SELECT 1 FROM (SELECT * FROM pharos_views.all_logs) WHERE nothing = 1",
      `SELECT arrayJoin(p_row_id) FROM ${signals}`,
      "SELECT count() FROM pharos_views.all_logs GROUP BY ALL HAVING nothing",
    ])("says nothing of other log types where a query is wrong: %s", async (sql) => {
      const message = String(await lake.query(sql, options).then(({ rows }) => rows, String));
      expect(message).toMatch(/Error: /);
      expect(message).not.toMatch(/custom_gate|Custom\.|additional_table_filters|SETTINGS|secret/);
    });

    it.each([
      `SELECT countIf(p_dedup LIKE 'sec%') FROM ${signals} AS \`pharos_logs.custom_door\``,
      `SELECT count() FROM ${signals} AS x WHERE x.p_dedup LIKE 'sec%'`,
      `SELECT count() FROM ${signals} AS a, ${signals} AS b WHERE b.p_dedup LIKE 'sec%'`,
      `WITH x AS (SELECT * FROM ${signals} AS custom_door) SELECT countIf(p_dedup LIKE 'sec%') FROM x`,
      `WITH correlation_signals AS (SELECT * FROM ${signals}) SELECT countIf(p_dedup LIKE 'sec%') FROM correlation_signals`,
      `SELECT countIf(p_dedup LIKE 'sec%') FROM ${signals} FINAL`,
      `SELECT countIf(p_dedup LIKE 'sec%') FROM ${signals} SAMPLE 1`,
      `SELECT countIf(p_dedup LIKE 'sec%') FROM ${signals} SETTINGS additional_table_filters = {}`,
      `SELECT countIf(p_dedup LIKE 'sec%') FROM ${signals} SETTINGS readonly = 0`,
      `SELECT countIf(p_dedup LIKE 'sec%') FROM "${signals}"`,
      `SELECT countIf(p_dedup LIKE 'sec%') FROM PHAROS_SIGNALS.PUBLIC.CORRELATION_SIGNALS`,
      `SELECT countIf(p_row_id LIKE 'sec%') FROM merge('pharos_logs', '.*')`,
      "SELECT countIf(p_row_id LIKE 'sec%') FROM pharos_views.all_logs AS `pharos_logs.custom_gate`",
      `SELECT countIf(p_dedup LIKE 'sec%') FROM (SELECT * FROM ${signals} INTERSECT SELECT * FROM ${signals})`,
    ])("finds no way around it: %s", async (sql) => {
      const answer = await lake.query(sql, options).then(({ rows }) => rows, String);
      if (typeof answer === "string") expect(answer).not.toContain("secret");
      else expect(answer).toEqual([[0]]);
    });
  });

  it("lists the tables of their log types, and no counts of those that others are in too", async () => {
    const tables = await lake.tables(onlyDoor.logTypeAccess);
    const names = tables.map(({ database, table }) => `${database}.${table}`);
    const known = await lake.knownTables(onlyDoor.logTypeAccess);
    expect(known.map(({ database, table }) => `${database}.${table}`)).toEqual(names);
    expect(names.filter((name) => name.endsWith("_gate"))).toEqual([]);
    expect(names.filter((name) => name.endsWith("_door"))).toHaveLength(3);
    expect(names).toContain(signals);
    const ofSignals = tables.find(({ table }) => table === "correlation_signals");
    expect(ofSignals).toMatchObject({ rows: 0, bytes: 0 });
    expect(tables.find(({ table }) => table === "custom_door")).toMatchObject({ rows: 1 });
    const newest = await lake.newestEvents(tables);
    expect(newest.get("pharos_logs.custom_door")).toBe(time(1));
    expect(newest.has(signals)).toBe(false);
  });

  it("knows no column of a table of another, and no path that only others have", async () => {
    const { logTypeAccess } = onlyDoor;
    const ids = ["pharos_logs.custom_gate", "pharos_logs.custom_door", signals];
    const tables = await lake.columns(ids, logTypeAccess);
    expect(tables.map(({ table }) => table)).toEqual(["custom_door", "correlation_signals"]);
    expect(tables[0]?.columns.map(({ name }) => name)).toContain("who");
    const paths = await lake.observedPaths(tables, logTypeAccess);
    expect(
      paths
        .get(signals)
        ?.get("event")
        ?.map(({ path }) => path),
    ).toEqual(["1", "2"]);
  });

  it("searches within their log types", async () => {
    const scope = { fromMs: start, toMs: start + 60_000, ...onlyDoor };
    const hidden = { ...scope, tables: ["Custom.Door", "Custom.Gate"] };
    await expect(lake.search(hidden)).rejects.toThrow("The data lake has no table pharos_logs.custom_gate");
    const mixed = { ...scope, tables: ["Custom.Door", signals] };
    expect((await lake.search(mixed)).rows.map(({ p_row_id }) => p_row_id)).toEqual(["2", "1", "1"]);
  });

  it("gives the events of an alert, of a source, and failures, as far as they are theirs", async () => {
    const logTypes = ["Custom.Door", "Custom.Gate"];
    const ids = ({ rows }: { readonly rows: readonly Record<string, unknown>[] }) => rows.map((row) => row.p_row_id);
    const alert = { alertId: "A", fromMs: start, toMs: start + 60_000, ...onlyDoor };
    expect(ids(await lake.alertEvents({ ...alert, logTypes }))).toEqual(["1"]);
    expect(ids(await lake.alertEvents({ ...alert, logTypes: ["Custom.Gate"] }))).toEqual([]);
    expect(ids(await lake.alertEvents({ ...alert, logTypes: [] }))).toEqual(["1"]);
    expect(ids(await lake.rawEvents({ sourceId: "s", logTypes, ...onlyDoor }))).toEqual(["1"]);
    expect(ids(await lake.failures({ sourceId: "s", ...onlyDoor }))).toEqual(["1"]);
  });

  it("leaves nothing to who may see no log type", async () => {
    const none = { logTypeAccess: [] };
    await expect(lake.query(`SELECT * FROM ${door}`, none)).rejects.toThrow("no table pharos_logs.custom_door");
    expect((await lake.query("SELECT count() FROM pharos_views.all_logs", none)).rows).toEqual([[0]]);
    expect((await lake.query(`SELECT count() FROM ${signals}`, none)).rows).toEqual([[0]]);
    expect((await lake.query("SELECT 5", none)).rows).toEqual([[5]]);
  });
});
