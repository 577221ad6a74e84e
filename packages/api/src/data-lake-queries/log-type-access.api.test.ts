import { type Actor, type QueryLanguage, type QueryParams, withLanguagePragma } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRequestContext, type RequestContext } from "../context/request-context.ts";
import { createSavedQuery } from "../saved-queries/saved-query-service.ts";
import { getTable, listColumns, listTables } from "../search/lake-tables-service.ts";
import { addDoorSchema, doorSchema } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";
import { checkQuery } from "./check-query.ts";
import { executeQuery, getQuery, listQueries, readResults } from "./query-service.ts";

let api: TestApi;
let testLake: TestLake;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await addDoorSchema(api.store, api.now);
  const at = "2026-03-01 10:00:00.000000000";
  const row = { p_event_time: at, p_parse_time: at, p_row_id: "r1", p_log_type: "Custom.Door", door: "front" };
  const rows = Buffer.from(`${JSON.stringify(row)}\n`);
  await testLake.lake.insert({ database: "pharos_logs", table: "custom_door", rows, token: "doors" });
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const text = "SELECT door FROM pharos_logs.custom_door";
const asking = (logTypeAccess?: readonly string[]): RequestContext => {
  const actor: Actor = { kind: "user", id: "u1", name: "Ada", permissions: ["DataAnalyticsModify"] };
  return createRequestContext(api.dependencies, logTypeAccess ? { ...actor, logTypeAccess } : actor);
};
async function rowsFor(
  context: RequestContext,
  asked: { text: string; language: QueryLanguage; params?: QueryParams } = { text, language: "sql" },
) {
  const query = { params: {}, ...asked, name: "", parentId: undefined } as const;
  const { id } = await executeQuery(context, {
    ...query,
    skipsCache: false,
    maxAgeMs: undefined,
    copyUserConfigQueryId: undefined,
  });
  await api.dependencies.queries.ended(id);
  return getQuery(context, id);
}

test("who may see no log type finds no table, no column and no row of it", async () => {
  const context = asking([]);
  expect((await listTables(context)).some(({ table }) => table === "custom_door")).toBe(false);
  await expect(getTable(context, "pharos_logs", "custom_door")).rejects.toMatchObject({ code: "lake.table_unknown" });
  await expect(listColumns(context, "pharos_logs.custom_door")).rejects.toMatchObject({ code: "lake.table_unknown" });
  expect(await rowsFor(context)).toMatchObject({ status: "failed", message: expect.stringContaining("no table") });
});

test("who may see the log type finds them", async () => {
  const context = asking(["Custom.Door"]);
  expect(await getTable(context, "pharos_logs", "custom_door")).toMatchObject({ logType: "Custom.Door" });
  expect((await rowsFor(context)).rowCount).toBe(1);
});

test.each([
  ["values of a variable", "pharosflow", "custom_door | distinct door", {}],
  ["rows for the value of a variable", "pharosflow", "custom_door | where door == $door", { door: "front" }],
  ["rows for values of a variable", "sql", `${text} WHERE door IN {door:Array(String)}`, { door: ["front"] }],
] as const)("finds %s among the log types of the reader alone", async (_what, language, named, variables) => {
  const asked = { text: named, language, params: { variables } };
  expect(await rowsFor(asking(["Custom.Door"]), asked)).toMatchObject({ status: "succeeded", rowCount: 1 });
  const hidden = await rowsFor(asking(["Custom.Gate"]), asked);
  expect(hidden).toMatchObject({ status: "failed", rowCount: 0 });
});

describe("a query that is checked and not run", () => {
  const flow = "union pharos_logs.public.* | where door == 'front' | project door";

  test("is a statement that SQL mode runs for the same rows", async () => {
    const context = asking(["Custom.Door"]);
    for (const checked of [
      { text: flow, language: "pharosflow", params: {} },
      { text: "", language: "simplesearch", params: { databases: ["pharos_logs.public"], limit: 5 } },
    ] as const) {
      const { sql, problem } = await checkQuery(context, checked);
      expect(problem).toBeNull();
      expect(await rowsFor(context, { text: sql ?? "", language: "sql" })).toMatchObject({
        status: "succeeded",
        rowCount: 1,
      });
    }
  });

  test.each([
    [{ text, language: "sql" }, "The data lake has no table pharos_logs.custom_door"],
    [
      { text: "pharos_logs.custom_door", language: "pharosflow" },
      "Line 1, column 1: The table pharos_logs.custom_door does not exist",
    ],
  ] as const)("says nothing of what the person may not see: %j", async (query, problem) => {
    expect(await checkQuery(asking([]), { ...query, params: {} })).toMatchObject({ sql: null, problem });
  });

  test("says what is wrong with it before anybody runs it", async () => {
    const query = { text: "SELECT * FROM file('/etc/passwd')", language: "sql", params: {} } as const;
    expect((await checkQuery(asking(), query)).problem).toContain("file");
  });
});

test("the rows of somebody who sees more are not read by who sees less", async () => {
  const query = await rowsFor(asking());
  await expect(readResults(asking(["Custom.Door"]), query, {})).rejects.toMatchObject({ code: "queries.rows_hidden" });
  const own = await rowsFor(asking(["Custom.Door"]));
  await expect(readResults(asking(["Other"]), own, {})).rejects.toMatchObject({ code: "queries.rows_hidden" });
  expect((await readResults(asking(["Custom.Door", "Other"]), own, {}))?.edges).toHaveLength(1);
  expect((await readResults(asking(), own, {}))?.edges).toHaveLength(1);
});

test("what somebody who sees more has asked is in no list, and reads as not found", async () => {
  const query = await rowsFor(asking());
  const listed = async (context: RequestContext) =>
    (await listQueries(context, { pageSize: 99 }, {})).items.map(({ id }) => id);
  expect(await listed(asking(["Custom.Door"]))).not.toContain(query.id);
  expect(await listed(asking())).toContain(query.id);
  await expect(getQuery(asking(["Custom.Door"]), query.id)).rejects.toMatchObject({ code: "queries.not_found" });
});

test.each([
  { language: "sql", sql: text },
  { language: "pharosflow", sql: "pharos_logs.public.custom_door | where p_event_time > ago(1d)" },
] as const)("a query in $language is not saved by who does not see its log type", async ({ language, sql }) => {
  const query = {
    name: `Doors in ${language}`,
    description: "",
    tags: [],
    sql: withLanguagePragma(sql, language),
    search: { language, params: {} },
    lookbackSeconds: undefined,
    schedule: undefined,
    enabled: false,
    email: undefined,
  };
  const saving = (...access: string[]) => createSavedQuery(asking(access), query);
  await expect(saving("Other")).rejects.toThrow("custom_door");
  expect(await saving("Custom.Door")).toMatchObject({ name: query.name });
});

describe("a wildcard over all logs", () => {
  const asked = {
    text: "union pharos_logs.public.* | where p_event_time > datetime(2026-03-01) | sort p_event_time desc",
    language: "pharosflow" as const,
  };

  test("finds nothing, and says so, for who may see no log: as where no log has come yet", async () => {
    const message = expect.stringContaining("No logs have arrived yet");
    expect(await rowsFor(asking([]), asked)).toMatchObject({ status: "succeeded", rowCount: 0, message });
  });

  test("finds the logs that the reader may see", async () => {
    expect(await rowsFor(asking(["Custom.Door"]), asked)).toMatchObject({
      status: "succeeded",
      rowCount: 1,
      message: "",
    });
  });
});
