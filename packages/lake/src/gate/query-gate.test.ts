import { PharosError } from "@pharos/domain";
import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({ memoryBytesMax: 200 * 1024 ** 2 }, kind);
    await test.lake.ensureTables([
      {
        schema: "Custom.Door",
        fields: [
          { name: "who", type: "string" },
          { name: "lock", type: "object" },
          { name: "n", type: "int" },
        ],
      },
      { schema: "Custom.Gate", fields: [{ name: "who", type: "string" }] },
    ]);
    const event = { p_event_time: "2026-03-01 00:00:01.000000000", p_parse_time: "2026-03-01 00:00:02.000000000" };
    const insert = (table: string, row: object) =>
      test.lake.insert({
        database: "pharos_logs",
        table,
        rows: Buffer.from(`${JSON.stringify({ ...event, ...row })}\n`),
        token: table,
      });
    await insert("custom_door", {
      p_row_id: "d1",
      p_log_type: "Custom.Door",
      who: "ann",
      n: 5,
      lock: { id: 7, parts: ["a", "b"] },
    });
    await insert("custom_gate", { p_row_id: "g1", p_log_type: "Custom.Gate", who: "bob" });
  });
  afterAll(() => test.remove());

  const door = "pharos_logs.custom_door";

  describe("lets through", () => {
    it.each([
      [`SELECT who FROM ${door}`, [["ann"]]],
      ["SELECT who FROM pharos_logs.public.custom_door", [["ann"]]],
      ['SELECT who FROM "PHAROS_LOGS"."PUBLIC"."CUSTOM_DOOR"', [["ann"]]],
      ["select who from panther_logs.public.custom_door;", [["ann"]]],
      ["SELECT 'pharos_logs.public.custom_door'", [["pharos_logs.public.custom_door"]]],
      [`SELECT count(*) FROM ${door} -- all of them`, [[1]]],
      [`SELECT lock.id, lock.parts[1] FROM ${door} /* nested */`, [[7, "a"]]],
      [`SELECT who, count() AS c FROM ${door} GROUP BY who HAVING c > 0 ORDER BY c DESC LIMIT 10`, [["ann", 1]]],
      [`WITH d AS (SELECT who FROM ${door}) SELECT * FROM d`, [["ann"]]],
      [`WITH 5 AS five SELECT five + n FROM ${door}`, [[10]]],
      [
        `SELECT who FROM (SELECT who FROM ${door} UNION ALL SELECT who FROM pharos_logs.custom_gate) ORDER BY who`,
        [["ann"], ["bob"]],
      ],
      [`SELECT a.who, b.who FROM ${door} AS a CROSS JOIN pharos_logs.custom_gate AS b`, [["ann", "bob"]]],
      [`SELECT who FROM ${door} WHERE p_event_time > now() - INTERVAL 100 YEAR AND who ILIKE 'A%'`, [["ann"]]],
      [`SELECT who FROM ${door} WHERE who IN ('ann', 'x') AND n BETWEEN 1 AND 9`, [["ann"]]],
      [`SELECT who FROM ${door} WHERE who IN (SELECT who FROM ${door})`, [["ann"]]],
      [`SELECT sumIf(n, who = 'ann'), uniqExact(who), quantile(0.5)(n) FROM ${door}`, [[5, 1, 5]]],
      [`SELECT toStartOfHour(p_event_time) AS h, count() FROM ${door} GROUP BY h`, [["2026-03-01 00:00:00", 1]]],
      [`SELECT CASE WHEN n > 3 THEN 'big' ELSE 'small' END FROM ${door}`, [["big"]]],
      ["SELECT who FROM pharos_views.all_logs ORDER BY 1", undefined],
      ["SELECT p_log_type FROM pharos_views.all_logs ORDER BY p_log_type", [["Custom.Door"], ["Custom.Gate"]]],
      [`SELECT who, row_number() OVER (PARTITION BY who ORDER BY n) FROM ${door}`, [["ann", 1]]],
      [`SELECT * EXCEPT (lock) FROM ${door} LIMIT 0`, []],
      [`SELECT part FROM ${door} ARRAY JOIN arrayMap(x -> upper(x), ['a', 'b']) AS part`, [["A"], ["B"]]],
      [`SELECT x FROM (SELECT n AS x FROM ${door}) WHERE x = (SELECT max(n) FROM ${door})`, [[5]]],
      ["SELECT number FROM numbers(2)", [[0], [1]]],
      ["SELECT ';', '--', 'SETTINGS x=1', 'a''b'", [[";", "--", "SETTINGS x=1", "a'b"]]],
      [`SELECT JSONExtractString('{"a":"b"}', 'a'), domain('https://x.org/y'), lower('A')`, [["b", "x.org", "a"]]],
    ])("%s", async (sql, rows) => {
      if (rows === undefined) return expect(test.lake.query(sql)).rejects.toThrow(/who/);
      expect((await test.lake.query(sql)).rows).toEqual(rows);
    });
  });

  describe("refuses", () => {
    it.each([
      `DROP TABLE ${door}`,
      `SELECT 1; DROP TABLE ${door}`,
      `SELECT 1;;DROP TABLE ${door}`,
      `SELECT 1 -- \n; DROP TABLE ${door}`,
      `/* SELECT */ INSERT INTO ${door} (who) VALUES ('x')`,
      `INSERT INTO ${door} SELECT * FROM ${door}`,
      `ALTER TABLE ${door} DELETE WHERE 1`,
      `DELETE FROM ${door} WHERE 1`,
      `TRUNCATE TABLE ${door}`,
      "CREATE TABLE pharos_logs.x (a Int8) ENGINE = Memory",
      "CREATE FUNCTION f AS (x) -> file(x)",
      "SET max_memory_usage = 0",
      "SYSTEM SHUTDOWN",
      "KILL QUERY WHERE 1",
      "USE system",
      "SHOW TABLES FROM system",
      "DESCRIBE TABLE system.tables",
      "EXISTS TABLE system.tables",
      "EXPLAIN SELECT 1",
      "GRANT ALL ON *.* TO default",
      "BACKUP DATABASE pharos_logs TO File('/tmp/x')",
      "SELECT * FROM system.tables",
      "SELECT * FROM `system`.`tables`",
      "SELECT * FROM SYSTEM.TABLES",
      "SELECT * FROM information_schema.tables",
      "SELECT * FROM INFORMATION_SCHEMA.TABLES",
      "SELECT (SELECT count() FROM system.tables)",
      "WITH x AS (SELECT * FROM system.settings) SELECT * FROM x",
      "WITH system AS (SELECT 1) SELECT * FROM system.tables",
      "SELECT 1 UNION ALL SELECT count() FROM system.tables",
      "SELECT 1 EXCEPT SELECT count() FROM system.tables",
      `SELECT * FROM ${door} AS a JOIN system.tables AS b ON 1 = 1`,
      "SELECT 1 WHERE 'x' IN system.tables",
      "SELECT 1 WHERE 'x' IN (system.tables)",
      "SELECT 1 WHERE ('x') GLOBAL NOT IN (system.tables)",
      "SELECT * FROM tables",
      "SELECT * FROM default.x",
      "SELECT * FROM `pharos_logs.custom_door`",
      "SELECT * FROM pharos_logs.`custom_door.x`",
      "SELECT * FROM file('/etc/passwd', 'LineAsString')",
      "SELECT file('/etc/passwd')",
      "SELECT FILE('/etc/passwd')",
      "SELECT /**/file/**/('/etc/passwd')",
      "SELECT `file`('/etc/passwd')",
      `SELECT * REPLACE (file('/etc/passwd') AS who) FROM ${door}`,
      `SELECT * APPLY(file) FROM ${door}`,
      `SELECT * APPLY(x -> file(x)) FROM ${door}`,
      `SELECT arrayMap(x -> file(x), ['/etc/passwd']) FROM ${door}`,
      `SELECT n FROM ${door} ORDER BY file('/etc/passwd')`,
      `SELECT n FROM ${door} GROUP BY n HAVING file('/etc/passwd') != ''`,
      `SELECT n FROM ${door} LIMIT length(file('/etc/passwd'))`,
      `SELECT sum(n) OVER (PARTITION BY file('/etc/passwd')) FROM ${door}`,
      `SELECT n FROM ${door} ARRAY JOIN [file('/etc/passwd')] AS x`,
      `SELECT a.n FROM ${door} AS a JOIN ${door} AS b ON file('/etc/passwd') = b.who`,
      `SELECT max(_part_offset) FROM ${door}`,
      `SELECT d._block_number FROM ${door} AS d`,
      `SELECT n FROM ${door} ORDER BY "_row_exists"`,
      `SELECT * FROM ${door} WHERE \`_part_starting_offset\` > 0`,
      `SELECT COLUMNS(_block_offset) FROM ${door}`,
      `SELECT n FROM ${door} PREWHERE file('/etc/passwd') = ''`,
      "SELECT 1 AS `x\\n Function sum` , file('/etc/passwd')",
      "SELECT 1 AS `x\\nLiteral 1` FROM numbers(1)",
      "SELECT * FROM url('http://127.0.0.1/', 'LineAsString')",
      "SELECT * FROM s3('http://127.0.0.1/x', 'CSV')",
      "SELECT * FROM remote('127.0.0.1', system.one)",
      "SELECT * FROM cluster('default', system.one)",
      "SELECT * FROM executable('id', 'TSV', 'x String')",
      "SELECT * FROM merge('system', '.*')",
      "SELECT * FROM view(SELECT * FROM system.tables)",
      "SELECT * FROM input('x String')",
      "SELECT * FROM sqlite('/x', 't')",
      "SELECT * FROM mysql('h', 'd', 't', 'u', 'p')",
      "SELECT * FROM dictionary('d')",
      "SELECT * FROM mergeTreeIndex('pharos_logs', 'custom_door')",
      "SELECT * FROM loop(system.one)",
      "SELECT * FROM format(Template, 'x')",
      "SELECT dictGet('d', 'a', 1)",
      "SELECT joinGet('pharos_logs.j', 'a', 1)",
      "SELECT getSetting('max_threads')",
      "SELECT getServerSetting('path')",
      "SELECT @@version",
      "SELECT currentUser(), hostName()",
      "SELECT sleep(3)",
      "SELECT catboostEvaluate('/x', 1)",
      "SELECT aiGenerate('x')",
      "SELECT formatRow('Template', 1)",
      "SELECT addressToLine(1)",
      "SELECT 1 INTO OUTFILE '/tmp/x'",
      "SELECT 1 FORMAT Native",
      "SELECT 1 SETTINGS readonly = 0",
      `SELECT * FROM (SELECT n FROM ${door} SETTINGS max_threads = 1)`,
      "SELECT 1 PARALLEL WITH SELECT 2",
      "SELECT {p:String}",
      "SELECT * FROM {t:Identifier}",
      "SELECT p0, {p0:String}",
      "",
      "   -- nothing",
      "SELEC 1",
      "SELECT 'never closed",
      "SELECT 1 /* never closed",
      `SELECT\u00a0file('/etc/passwd')`,
      "SELECT ｆｉｌｅ('/etc/passwd')",
      "SELECT 1)) UNION ALL SELECT * FROM (SELECT * FROM (SELECT file('/etc/passwd')",
      "SELECT 1) FORMAT TSV; SELECT (1",
      "SELECT 1\u0000; DROP TABLE pharos_logs.custom_door",
      // Through the time macros.
      "SELECT 1 WHERE p_occurs_after(file('/etc/passwd'))",
      "SELECT 1 WHERE p_occurs_after((SELECT max(x) FROM system.tables))",
      "SELECT 1 WHERE p_occurs_between(now(), file('/etc/passwd'))",
      "SELECT 1 WHERE p_occurs_since('1d', system.tables, file)",
      "SELECT 1 WHERE p_occurs_since(1d, , file('/etc/passwd'))",
      "SELECT 1 WHERE p_occurs_since('1d' /* ) */ ) OR file('/etc/passwd') = ''",
      "SELECT 1 WHERE p_occurs_since(1d -- )\n) AND file('/etc/passwd') != ''",
      "SELECT 1 WHERE p_occurs_since(p_occurs_since(1d))",
      "SELECT 1 WHERE p_occurs_after(p_occurs_before(file('/etc/passwd')))",
      "SELECT 1 WHERE p_occurs_since('1d')) UNION ALL SELECT * FROM system.tables WHERE (1 = 1",
      "SELECT 1 WHERE p_occurs_since('1d\\'')) OR file('/etc/passwd') = ('')",
      "SELECT 1 WHERE p_occurs_after('2026-01-01'', 9), file('/etc/passwd')')",
      "SELECT 1 WHERE p_occurs_after('2026-01-01' || (SELECT name FROM system.tables LIMIT 1))",
      "SELECT 1 WHERE p_occurs_since(1d, \"t`, file('/etc/passwd'), `\")",
      "SELECT 1 WHERE p_occurs_since(1d; DROP TABLE pharos_logs.custom_door)",
      "SELECT 1 WHERE p_occurs_since({p:String})",
      "SELECT p_current_timestamp(); DROP TABLE pharos_logs.custom_door",
      "SELECT p_current_timestamp() SETTINGS readonly = 0",
      // Through what Snowflake's SQL is written as.
      "SELECT iff(1, file('/etc/passwd'), '')",
      "SELECT nvl(file('/etc/passwd'), (SELECT count() FROM system.tables))",
      "SELECT iff(1, 2, 3), file/* iff( */('/etc/passwd')",
      `SELECT lock:a.file('/etc/passwd') FROM ${door}`,
      `SELECT lock:"a\`, file('/etc/passwd'), \`" FROM ${door}`,
      `SELECT lock:a['\`), file('/etc/passwd'] FROM ${door}`,
      `SELECT lock['a\\'], file('/etc/passwd'), ['b']:c FROM ${door}`,
      "SELECT x::string(file('/etc/passwd'))",
      "SELECT try_cast(1 AS file('/etc/passwd'))",
      "SELECT cast((SELECT count() FROM system.tables) AS string)",
      `SELECT who LIKE ANY ('a'')$''), file(''/etc/passwd', file('/etc/passwd')) FROM ${door}`,
      "SELECT 'a' RLIKE 'b\\', file('/etc/passwd')",
      `SELECT f.value FROM ${door}, LATERAL FLATTEN(input => file('/etc/passwd')) f`,
      `SELECT f.value FROM ${door}, LATERAL FLATTEN(input => (SELECT groupArray(name) FROM system.tables)) f`,
      `SELECT f.value FROM ${door}, TABLE(file('/etc/passwd', 'LineAsString')) f`,
      "SELECT * FROM TABLE(url('http://127.0.0.1/', 'LineAsString'))",
      "SELECT f.name FROM system.tables, LATERAL FLATTEN(['a']) f",
      "SELECT dateadd('day', file('/etc/passwd'), now())",
      "SELECT dateadd('day), file(''/etc/passwd'')', 1, now())",
      "SELECT listagg(name, ', ') FROM system.tables",
      "SELECT listagg('x', ''')(file(''/etc/passwd'')')",
      "SELECT object_construct('a', file('/etc/passwd'))",
      "SELECT parse_json(file('/etc/passwd')):a",
      `SELECT who // \n, file('/etc/passwd') FROM ${door}`,
      `SELECT ${"iff(1, ".repeat(500)}file('/etc/passwd')${", 1)".repeat(500)}`,
      `SELECT ${"array_construct(".repeat(5000)}${")".repeat(5000)}`,
      // Past the row filters, and past the limits.
      `SELECT * FROM ${door} SETTINGS additional_table_filters = {}`,
      `SELECT * FROM (SELECT * FROM ${door} SETTINGS additional_table_filters = {'${door}': '1'})`,
      "SELECT * FROM pharos_views.all_logs SETTINGS additional_result_filter = '1'",
      "SELECT * FROM viewExplain('EXPLAIN', '', (SELECT 1))",
      "SELECT * FROM view(SELECT * FROM pharos_logs.custom_door)",
      "SELECT * FROM merge('pharos_logs', 'custom_.*')",
      "SELECT * FROM merge(REGEXP('pharos_.*'), '.*')",
      "SELECT * FROM loop(pharos_logs.custom_door)",
      "SELECT * FROM cluster('default', pharos_logs.custom_door)",
      "SELECT * FROM remote('127.0.0.1', pharos_logs.custom_door)",
      "SELECT * FROM mergeTreeProjection('pharos_logs', 'custom_door', 'p')",
      "SELECT * FROM mergeTreeTextIndex('pharos_logs', 'custom_door', 'search_p_any_emails')",
      "SELECT * FROM `pharos_logs`.`.inner.custom_door`",
      "SELECT * FROM `pharos_views.all_logs`",
      "SELECT * FROM pharos_views.all_logs AS `pharos_logs.custom_gate`",
      "WITH `pharos_logs.custom_door` AS (SELECT * FROM system.processes) SELECT * FROM `pharos_logs.custom_door`",
      "WITH RECURSIVE r AS (SELECT * FROM system.processes UNION ALL SELECT * FROM r) SELECT * FROM r",
      "SELECT * FROM system.processes",
      "KILL QUERY WHERE Settings['log_comment'] != ''",
      "SELECT 1 SETTINGS log_comment = 'pharos-0'",
      "SELECT 1 SETTINGS max_result_bytes = 0, max_result_rows = 0, limit = 0",
      "SELECT 1 LIMIT 1 SETTINGS max_execution_time = 0",
      "SELECT repeat('x', 1000) FROM numbers(10) FORMAT JSONCompactEachRowWithProgress",
      "SELECT 1 FORMAT JSON SETTINGS output_format_json_quote_64bit_integers = 1",
      "SELECT * FROM pharos_logs.custom_door WHERE p_event_time > '2026-03-01T00:00:00Z') UNION ALL (SELECT * FROM system.tables",
      "SELECT * FROM pharos_logs.custom_door WHERE p_event_time > '2026-03-01T00:00:00Z\\'), file('/etc/passwd')' OR 1",
      "SELECT 1 WHERE p_event_time IN (file('/etc/passwd'), '2026-03-01')",
      "SELECT {p0:String} FROM numbers(1)",
      "SELECT * FROM panther_logs.system.tables",
      "SELECT * FROM panther_logs.public.`x`.`y`",
      "SELECT * FROM snowflake.account_usage.login_history",
    ])("%s", async (sql) => {
      const error: unknown = await test.lake.query(sql).then(
        (result) => `answered ${JSON.stringify(result.rows)}`,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(PharosError);
      expect((error as PharosError).code).toMatch(/^lake\.(sql_refused|sql_invalid|table_unknown)$/);
    });

    it("leaves every table and setting as it was", async () => {
      expect((await test.lake.query(`SELECT count() FROM ${door}`)).rows).toEqual([[1]]);
      expect((await test.lake.tables()).map(({ table }) => table)).not.toContain("x");
    });
  });

  it.each([
    { name: "from the first millisecond on", fromMs: 1_000, toMs: 1_001, count: 2 },
    { name: "up to but without the last", fromMs: 0, toMs: 1_000, count: 0 },
    { name: "no earlier than asked", fromMs: 1_001, toMs: 9_000, count: 0 },
  ])("counts only events of the times asked for, in every table: $name", async ({ fromMs, toMs, count }) => {
    const start = Date.parse("2026-03-01");
    const sql = `SELECT count() FROM (SELECT who FROM ${door} UNION ALL SELECT who FROM pharos_logs.custom_gate)`;
    const eventTimes = { fromMs: start + fromMs, toMs: start + toMs };
    expect((await test.lake.query(sql, { eventTimes, isBackground: true })).rows).toEqual([[count]]);
    const both = { eventTimes, logTypeAccess: ["Custom.Door"] };
    const { rows } = await test.lake.query("SELECT count() FROM pharos_views.all_logs", both);
    expect(rows).toEqual([[count / 2]]);
  });

  it.each([
    [
      "SELECT who\nFROM pharos_logs.public.custom_door\nWHERE p_occurs_since('1 d') AND AND x",
      "Syntax error at line 3, column 37: x",
    ],
    ["SELECT who\nFROM panther_logs.custom_door\nORDER", "Syntax error at line 3, column 6, at the end of the query"],
    ["SELECT 1;\n\nSELECT 2", "Multi-statements are not allowed at line 1, column 9: ;"],
    ["SELECT 'é', n:a['b'] c FROM FROM x", "Syntax error at line 1, column 34: x"],
  ])("says where in the text that was written its syntax is wrong: %j", async (sql, message) => {
    await expect(test.lake.query(sql)).rejects.toThrow(message);
  });

  it("cuts a long answer and says so", async () => {
    const result = await test.lake.query("SELECT number FROM numbers(100000)", { maxRows: 10 });
    expect([result.rows.length, result.isTruncated]).toEqual([10, true]);
  });

  it("says the columns of an empty answer", async () => {
    const { columns } = await test.lake.query(`SELECT who, n FROM ${door} WHERE 0`);
    expect(columns).toEqual([
      { name: "who", type: "Nullable(String)" },
      { name: "n", type: "Nullable(Int32)" },
    ]);
  });

  it("stops a query that takes too long", async () => {
    const slow = test.lake.query("SELECT count() FROM numbers(100000000000) WHERE number % 7 = 3", { timeoutMs: 300 });
    await expect(slow).rejects.toThrow("The query took longer than 0.3 seconds");
  });

  it("stops a query that takes too much memory", async () => {
    const large = test.lake.query("SELECT length(groupArray(number)) FROM numbers(1000000000)");
    await expect(large).rejects.toThrow("The query needs more memory");
  });

  it("says of a query with too many subqueries within one another that it has", async () => {
    const subqueries = `SELECT n FROM (${"SELECT n FROM (".repeat(150)}SELECT 1 AS n${")".repeat(150)})`;
    await expect(test.lake.query(subqueries)).rejects.toThrow("The query has too many steps, or nests them too deeply");
  });

  it.each([
    [`SELECT '${"x".repeat(100_000)}'`, "The query has 100009 characters, and at most 100000 are allowed"],
    [`SELECT ${"(".repeat(300)}1${")".repeat(300)}`, "nests brackets more than 200 levels deep, at line 1, column 208"],
    [`SELECT ${"iff(".repeat(101)}${")".repeat(101)}`, "Calls in a query can be nested at most 100 deep"],
    ["SELECT a\nFROM t WHERE p_occurs_since('1 moon')", "line 2, column 29: '1 moon' has the unknown unit moon"],
  ])("says what is too much or wrong: %.40s", async (sql, message) => {
    await expect(test.lake.query(sql)).rejects.toThrow(message);
  });

  it("explains a mistake without the engine's wrapping", async () => {
    await expect(test.lake.query(`SELECT whoo FROM ${door}`)).rejects.toThrow(/^Unknown expression.* `?whoo`?[^(]*$/s);
  });
});
