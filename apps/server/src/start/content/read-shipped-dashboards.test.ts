import { readFileSync } from "node:fs";
import { schemaFiles } from "@pharos/content";
import { demoSources } from "@pharos/content/demo";
import { namesVariable, variablesOf } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { openQueryCompiler, QueryRunner } from "@pharos/pipeline";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readShippedDashboards } from "./read-shipped-dashboards.ts";
import { syncShippedContent } from "./sync-shipped-content.ts";

const now = new Date("2026-03-01T12:00:00Z");
const schemas = schemaFiles().map((file) => parseSchema(readFileSync(file, "utf8")));
const dashboards = await readShippedDashboards(schemas.map(({ schema }) => schema));
let testStore: TestStore;
let testLake: TestLake;
let runner: QueryRunner;

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  const { store } = testStore;
  const { lake } = testLake;
  const needed = new Set(dashboards.flatMap(({ neededLogTypes }) => neededLogTypes));
  await Promise.all([
    syncShippedContent(store, now),
    lake.ensureTables(schemas.filter(({ schema }) => needed.has(schema))),
  ]);
  const clock = () => now;
  const limits = { total: 4, perIssuer: 4 };
  runner = new QueryRunner({ store, lake, compile: openQueryCompiler(lake, store), clock, limits, onProblem: fail });
});
afterAll(async () => {
  await runner.stop();
  await testStore.close();
  await testLake.remove();
});

function fail(what: string, error: unknown): never {
  throw new Error(what, { cause: error });
}

describe.each(dashboards)("the shipped dashboard $name", ({ id, panels, variables, neededLogTypes, relativeTime }) => {
  test("reads log types that the demo fills", () => {
    expect(neededLogTypes.length).toBeGreaterThan(0);
    const filled = demoSources.flatMap(({ logTypes }) => logTypes);
    expect(neededLogTypes.filter((logType) => !filled.includes(logType))).toEqual([]);
  });

  test("has panels that name each of its variables", () => {
    const queries = panels.filter((panel) => panel.kind === "QUERY");
    const isUsed = (name: string) => queries.some(({ text, language }) => namesVariable(text, language, name));
    expect(variables.filter(({ name }) => !isUsed(name))).toEqual([]);
  });

  test.each([
    ["as it opens", {}],
    ["with a value chosen of each variable", Object.fromEntries(variables.map(({ name }) => [name, ["o'hara"]]))],
  ])("has queries that the lake answers, %s", async (_state, chosen) => {
    const failures: string[] = [];
    for (const query of [...variables.map((variable) => ({ ...variable, id: variable.name })), ...panels]) {
      if (query.kind !== "QUERY") continue;
      const { text, language } = query;
      const values = variablesOf(query, variables, chosen);
      const params = { relativeTime, timesCountEverywhere: true, variables: values };
      const request = {
        ...({ kind: "query", name: "", isScheduled: false, isBackground: false, skipsCache: true } as const),
        ...{ text, language, params, timeoutMs: 30_000 },
        ...{ issuedBy: { kind: "user", id: "ada", name: "Ada" } as const, logTypeAccess: undefined },
        ...{ parent: undefined, userConfig: undefined },
      };
      await runner.run(request).catch((error: unknown) => failures.push(`${query.id}: ${error}`));
    }
    expect(failures).toEqual([]);
  });

  test("is in the store, for everybody who sees its log types, and nobody changes it", async () => {
    const reader = (logTypeAccess: readonly string[]) => ({ userId: "bo", roleId: undefined, logTypeAccess });
    const { dashboards: kept } = testStore.store;
    expect(await kept.get(id, reader(neededLogTypes))).toMatchObject({ id, managed: true, ownerId: undefined });
    await expect(kept.get(id, reader([]))).rejects.toThrow("does not exist");
  });
});

test("three of them have a variable", () => {
  const having = dashboards.filter(({ variables }) => variables.length > 0);
  expect(having.map(({ name }) => name)).toEqual(["AWS account activity", "Endpoints", "Identity"]);
});
