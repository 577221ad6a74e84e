import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDoorSchema, doorSchema } from "../testing/builders.ts";
import { documentedOperations } from "../testing/documented-operations.ts";
import { askGraphql, type GraphqlAnswer, type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let analyst: SignedInUser;
let other: SignedInUser;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await addDoorSchema(api.store, api.now);
  const rows = Array.from({ length: 1200 }, (_, n) => {
    const at = "2026-03-01 10:00:00.000000000";
    const row = { p_event_time: at, p_parse_time: at, p_log_type: "Custom.Door", door: `door ${n}` };
    return Buffer.from(`${JSON.stringify({ ...row, p_row_id: String(n).padStart(4, "0") })}\n`);
  });
  await testLake.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: "doors" });
  [analyst, other] = [await api.signedIn("DataAnalyticsRead"), await api.signedIn("DataAnalyticsRead")];
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const doors = "SELECT p_row_id AS id, door FROM pharos_logs.public.custom_door ORDER BY p_row_id";
const execute = documentedOperations.ExecuteDataLakeQuery ?? "";
const read = documentedOperations.GetDataLakeQuery ?? "";
const cancel = documentedOperations.CancelDataLakeQuery ?? "";

async function run(input: object, who: SignedInUser = analyst): Promise<string> {
  const { data, errors } = await who.ask(execute, { input });
  expect(errors).toEqual([]);
  const { id } = data.executeDataLakeQuery;
  await api.dependencies.queries.ended(id);
  return id;
}
const readOf = async (id: string, input?: object) => {
  const { data, errors } = await analyst.ask(read, { id, root: false, ...(input && { input }) });
  expect(errors).toEqual([]);
  return data.dataLakeQuery;
};
const code = ({ errors }: GraphqlAnswer) => errors[0]?.extensions.code;

describe("a query", () => {
  test("is asked, and read page by page when it has run", async () => {
    const id = await run({ sql: doors, databaseName: "panther_logs.public" });
    const first = await readOf(id, { pageSize: 999, cursor: null });
    expect(first).toMatchObject({
      id,
      status: "succeeded",
      message: "",
      sql: doors,
      results: {
        pageInfo: { hasNextPage: true },
        columnInfo: { order: ["id", "door"], types: { id: "String", door: expect.stringContaining("String") } },
        stats: { rowCount: 1200, executionTime: expect.any(Number), bytesScanned: expect.any(Number) },
      },
    });
    expect(first.results.edges).toHaveLength(999);
    expect(first.results.edges[0]).toEqual({ node: { id: "0000", door: "door 0" } });
    const { endCursor } = first.results.pageInfo;
    const second = await readOf(id, { pageSize: 999, cursor: endCursor });
    expect(second.results.edges).toHaveLength(201);
    expect(second.results.edges[0].node.id).toBe("0999");
    expect(second.results.pageInfo.hasNextPage).toBe(false);
    expect((await readOf(id, { pageSize: 999, cursor: endCursor })).results).toEqual(second.results);
  });

  test("goes on in another execution of the same text", async () => {
    const cursor = (await readOf(await run({ sql: doors }), { pageSize: 500 })).results.pageInfo.endCursor;
    const again = await readOf(await run({ sql: doors }), { pageSize: 1, cursor });
    expect(again.results.edges[0].node.id).toBe("0500");
  });

  test("without rows has columns and no page after the first", async () => {
    const { results } = await readOf(await run({ sql: `${doors} LIMIT 0` }));
    expect(results).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
      columnInfo: { order: ["id", "door"] },
    });
  });

  test.each([
    ["is wrong", "SELECT nothing FROM pharos_logs.public.custom_door", "nothing"],
    ["is none", "SELEC 1", "line 1, column 7"],
    ["writes", "DROP TABLE pharos_logs.custom_door", "Only SELECT is allowed"],
    ["reads files", "SELECT * FROM file('/etc/passwd')", "file"],
  ])("that %s fails with a sentence that says why", async (_what, sql, sentence) => {
    const query = await readOf(await run({ sql }));
    expect(query).toMatchObject({ status: "failed", message: expect.stringContaining(sentence), results: null });
  });

  test.each([
    ["PharosFlow", { sql: "pharos_logs.custom_door | where door == 'door 7' | project door", language: "pharosflow" }],
    ["PharosFlow that says so", { sql: "--pragma: pantherflow\ncustom_door | where door == 'door 7' | project door" }],
    [
      "conditions alone",
      {
        language: "simplesearch",
        tables: ["pharos_logs.public.custom_door"],
        startTime: "2026-03-01T00:00:00Z",
        filters: JSON.stringify({ ors: [{ ands: [{ key: "door", operator: "EQUALS", value: "door 7" }] }] }),
      },
    ],
  ])("in %s is answered", async (_what, input) => {
    const query = await readOf(await run(input));
    expect(query).toMatchObject({ status: "succeeded", results: { stats: { rowCount: 1 } } });
    expect(query.results.edges[0].node).toMatchObject({ door: "door 7" });
  });

  test("in PharosFlow that is wrong fails and says where", async () => {
    const query = await readOf(await run({ sql: "custom_door\n| nothing", language: "pharosflow" }));
    expect(query).toMatchObject({ status: "failed", message: expect.stringContaining("Line 2, column 3") });
  });

  test("keeps what was chosen beside its text", async () => {
    const filters = {
      ors: [
        {
          ands: [
            { key: "door", operator: "EQUALS", value: "x" },
            { key: "", operator: "" },
          ],
        },
      ],
    };
    const chosen = { tables: ["pharos_logs.public.custom_door"], startTime: "2026-03-01T00:00:00Z", limit: 7 };
    const id = await run({ sql: doors, ...chosen, sortDir: "ascending", filters: JSON.stringify(filters) });
    const { data } = await analyst.ask(
      `query ($id: ID!) { dataLakeQuery(id: $id) {
        kind name isScheduled progress { isWaiting percent } annotations { visualize } children { id }
        metadata { language query tables databases startTime endTime limit sortDirection simpleSearchQueryFilter }
        results(input: { pageSize: 1 }) { edges { nodeAsString } tryAgain isTruncated }
      } }`,
      { id },
    );
    expect(data.dataLakeQuery).toEqual({
      kind: "query",
      name: null,
      isScheduled: false,
      progress: { isWaiting: false, percent: 100 },
      annotations: { visualize: null },
      children: [],
      metadata: {
        language: "sql",
        query: doors,
        ...chosen,
        databases: [],
        endTime: null,
        sortDirection: "ascending",
        simpleSearchQueryFilter: '{"ors":[{"ands":[{"key":"door","value":"x","operator":"EQUALS"}]}]}',
      },
      results: { edges: [{ nodeAsString: '{"id":"0000","door":"door 0"}' }], tryAgain: false, isTruncated: true },
    });
  });

  test("is found under the one that it was derived from", async () => {
    const id = await run({ sql: doors });
    const child = await run({ sql: doors, parentId: id });
    const grandchild = await run({ sql: doors, parentId: child });
    const { data } = await analyst.ask(
      `query ($id: ID!, $last: ID!) { whole: dataLakeQuery(id: $id) { children { id kind } }
        root: dataLakeQuery(id: $last, root: true) { id } }`,
      { id, last: grandchild },
    );
    expect(data).toEqual({ whole: { children: [{ id: child, kind: "query" }] }, root: { id } });
  });

  test("whose rows are gone says so", async () => {
    const id = await run({ sql: doors });
    await api.store.queryResults.expire(new Date(api.now.getTime() + 25 * 3_600_000));
    expect(await readOf(id)).toMatchObject({
      status: "succeeded",
      results: null,
      message: expect.stringContaining("kept for 24 hours"),
    });
  });
});

describe("the history", () => {
  const list = documentedOperations.ListDataLakeQueries ?? "";
  const listed = async (input?: object) => {
    const { data, errors } = await analyst.ask(list, { input });
    expect(errors).toEqual([]);
    return data.dataLakeQueries;
  };

  test("shows who asked, people and programs", async () => {
    api.passSeconds(60);
    const token = { name: "bot", value: "secret", permissions: ["DataAnalyticsRead"] as const, createdBy: "x" };
    await api.store.apiTokens.create(token, api.now);
    await run({ sql: "SELECT 'by a person'" });
    api.passSeconds(1);
    const headers = { "x-api-key": "secret" };
    const { data } = await askGraphql(api.app, "/public/graphql", headers, execute, {
      input: { sql: "SELECT 'by a program'" },
    });
    await api.dependencies.queries.ended(data.executeDataLakeQuery.id);
    const { edges, pageInfo } = await listed({ pageSize: 2, cursor: null });
    expect(edges.map(({ node }: { node: object }) => node)).toMatchObject([
      { sql: "SELECT 'by a program'", issuedBy: { name: "bot" }, status: "succeeded", isScheduled: false },
      { sql: "SELECT 'by a person'", issuedBy: { email: analyst.user.email, givenName: "Ada" } },
    ]);
    expect(pageInfo.hasNextPage).toBe(true);
    expect((await listed({ pageSize: 1, cursor: pageInfo.endCursor })).edges[0].node.sql).toBe(doors);
  });

  test("is narrowed by words, status, person and time", async () => {
    api.passSeconds(60);
    const startedAtAfter = api.now;
    const id = await run({ sql: "SELECT broken" }, other);
    const ids = async (input: object) =>
      (await listed(input)).edges.map(({ node }: { node: { id: string } }) => node.id);
    expect(await ids({ contains: "BROKEN" })).toEqual([id]);
    expect(await ids({ status: ["failed"], startedAtAfter })).toEqual([id]);
    expect(await ids({ issuedBy: other.user.id })).toEqual([id]);
    expect(await ids({ isScheduled: true })).toEqual([]);
    expect(await ids({ contains: "broken", startedAtBefore: startedAtAfter })).toEqual([]);
    expect((await listed()).edges.length).toBeGreaterThan(1);
  });
});

describe("a result is summed up", () => {
  const summary = `query ($id: ID!, $key: String!, $column: String) { dataLakeQuery(id: $id) {
    histogram(buckets: 4, column: $column) { bucketSeconds total series { table total buckets { at count } } }
    fieldSummary(key: $key) { key total distinct top { value count } } } }`;

  test("over time and by value", async () => {
    const times = { startTime: "2026-03-01T09:30:00Z", endTime: "2026-03-01T11:30:00Z" };
    const id = await run({
      sql: "SELECT p_event_time, p_log_type, length(door) AS len FROM pharos_logs.custom_door",
      ...times,
    });
    const { data, errors } = await analyst.ask(summary, { id, key: "len" });
    expect(errors).toEqual([]);
    expect(data.dataLakeQuery.histogram).toEqual({
      bucketSeconds: 1800,
      total: 1200,
      series: [
        {
          table: "Custom.Door",
          total: 1200,
          buckets: [
            { at: "2026-03-01T09:30:00Z", count: 0 },
            { at: "2026-03-01T10:00:00Z", count: 1200 },
            { at: "2026-03-01T10:30:00Z", count: 0 },
            { at: "2026-03-01T11:00:00Z", count: 0 },
          ],
        },
      ],
    });
    expect(data.dataLakeQuery.fieldSummary).toEqual({
      key: "len",
      total: 1200,
      distinct: 4,
      top: [
        { value: 8, count: 900 },
        { value: 9, count: 200 },
        { value: 7, count: 90 },
        { value: 6, count: 10 },
      ],
    });
  });

  test("without times by value alone, and not at all when it failed", async () => {
    const { data } = await analyst.ask(summary, { id: await run({ sql: "SELECT 1 AS n" }), key: "n" });
    expect(data.dataLakeQuery).toMatchObject({ histogram: null, fieldSummary: { total: 1 } });
    const failed = await analyst.ask(summary, { id: await run({ sql: "SELECT nothing" }), key: "n" });
    expect(failed.data.dataLakeQuery).toEqual({ histogram: null, fieldSummary: null });
  });

  test("but not by a column that it does not have", async () => {
    const { errors } = await analyst.ask(summary, { id: await run({ sql: doors }), key: "nothing" });
    expect(errors[0]?.message).toBe("The query has no column nothing");
  });
});

describe("how a result is arranged", () => {
  const update = `mutation ($input: UpdateQueryUserConfigInput!) { updateQueryUserConfig(input: $input) {
    queryId chartProperties { order chartType propertyId colorHexes } tableProperties { order propertyId } } }`;
  const arranged = {
    chartProperties: [{ order: 1, chartType: "bar", propertyId: "door", colorHexes: ["#fff"] }],
    tableProperties: [{ order: 2, propertyId: "id" }],
  };

  test("is kept with the query, and copied for the next", async () => {
    const id = await run({ sql: doors });
    const { data } = await analyst.ask(update, { input: { queryId: id, ...arranged } });
    expect(data.updateQueryUserConfig).toEqual({ queryId: id, ...arranged });
    const next = await run({ sql: doors, copyUserConfigQueryId: id });
    const shown = await analyst.ask(
      "query ($id: ID!) { dataLakeQuery(id: $id) { userConfig { queryId chartProperties { chartType } } } }",
      { id: next },
    );
    expect(shown.data.dataLakeQuery.userConfig).toEqual({ queryId: next, chartProperties: [{ chartType: "bar" }] });
  });

  test("is not somebody else's to change, but for who manages queries", async () => {
    const id = await run({ sql: doors });
    const input = { queryId: id, ...arranged };
    expect((await other.ask(update, { input })).errors[0]?.extensions.address).toBe("queries.not_yours");
    const manager = await api.signedIn("DataAnalyticsModify");
    expect((await manager.ask(update, { input })).errors).toEqual([]);
  });
});

describe("refused is", () => {
  test("to cancel what has ended", async () => {
    const id = await run({ sql: doors });
    const { errors } = await analyst.ask(cancel, { input: { id } });
    expect(errors[0]?.message).toContain("cannot be cancelled");
  });

  test("to cancel somebody else's, but not for who manages queries", async () => {
    const id = await run({ sql: doors });
    expect((await other.ask(cancel, { input: { id } })).errors[0]?.message).toContain("permission");
    const manager = await api.signedIn("DataAnalyticsModify");
    expect((await manager.ask(cancel, { input: { id } })).errors[0]?.message).toContain("cannot be cancelled");
  });

  test.each<[string, string, object, string]>([
    ["a query that is not there", read, { id: "018f0000-0000-7000-8000-000000000000" }, "NotFound"],
    ["an id that is none", read, { id: "x" }, "NotFound"],
    ["to cancel what is not there", cancel, { input: { id: "x" } }, "NotFound"],
    ["a limit of nothing", execute, { input: { sql: doors, limit: 0 } }, "InvalidInput"],
    ["a duration that is none", execute, { input: { sql: doors, relativeTime: "1 day" } }, "InvalidInput"],
    ["filters that are none", execute, { input: { sql: doors, filters: "[]" } }, "InvalidInput"],
    ["a query derived from nothing", execute, { input: { sql: doors, parentId: "x" } }, "NotFound"],
  ])("%s", async (_what, document, variables, expected) => {
    expect(code(await analyst.ask(document, variables))).toBe(expected);
  });

  test.each([
    ["a page too large", { pageSize: 1000 }],
    ["a made-up cursor", { cursor: "x" }],
  ])("%s", async (_what, input) => {
    const id = await run({ sql: doors });
    expect(code(await analyst.ask(read, { id, input }))).toBe("InvalidInput");
  });
});

describe("how much a query would read", () => {
  const estimate =
    "query ($input: ExecuteDataLakeQueryInput!) { checkDataLakeQuery(input: $input) { problem estimate { rows bytes seconds } } }";
  const estimateOf = async (input: object, who: SignedInUser = analyst) =>
    (await who.ask(estimate, { input })).data.checkDataLakeQuery;

  test.each([
    ["SQL", { sql: doors }],
    ["PharosFlow", { sql: "pharos_logs.public.custom_door | where door == 'door 7'", language: "pharosflow" }],
    [
      "the form",
      { sql: "", language: "simplesearch", tables: ["pharos_logs.public.custom_door"], relativeTime: "P1Y" },
    ],
  ])("is told of %s", async (_language, input) => {
    expect(await estimateOf(input)).toMatchObject({
      problem: null,
      estimate: { rows: 1200, bytes: expect.any(Number) },
    });
  });

  test("is not told of what cannot run, and not to who may not see all rows", async () => {
    expect(await estimateOf({ sql: "SELECT nothing FROM" })).toMatchObject({ estimate: null });
    const guard = await api.signedInSeeing(["Custom.Door"], "DataAnalyticsRead");
    expect(await estimateOf({ sql: doors }, guard)).toEqual({ problem: null, estimate: null });
  });
});
