import { permissions } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collectionPaths } from "../rest/register-rest.ts";
import { fullOperation, takesHandle } from "../testing/full-operation.ts";
import { fillWithMarks, type MarkedInstallation, markedCount, marker } from "../testing/marked-installation.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";
import { createSchema } from "./schema.ts";

const schema = createSchema();
const fieldsOf = (kind: "query" | "mutation") =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => ({ kind, field, name: `${kind} ${field.name}` }),
  );
const operations = [...fieldsOf("query"), ...fieldsOf("mutation")];

let testLake: TestLake;
let api: TestApi;
let keeper: SignedInUser;
let guard: SignedInUser;
let marked: MarkedInstallation;
const seenByKeeper: string[] = [];
beforeAll(async () => {
  testLake = await openTestLake();
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  keeper = await api.signedIn(...permissions);
  guard = await api.signedInSeeing(["Custom.Door"], ...permissions);
  marked = await fillWithMarks(api, testLake.lake, keeper, guard);
  for (const { user } of [keeper, guard]) {
    const token = { name: user.id, value: user.id, permissions, createdBy: "x", createdById: user.id };
    await api.store.apiTokens.create(token, api.now);
  }
}, 120_000);
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

/** What an answer shows that the reader of one log type must not see. */
function leaksIn(text: string): string[] {
  const words = text.match(new RegExp(`${marker}[a-z-]+`, "g")) ?? [];
  return [...new Set([...words, ...(text.includes(String(markedCount)) ? [String(markedCount)] : [])])];
}

function handlesFor({ field }: (typeof operations)[number]): readonly string[] {
  return takesHandle(field) ? marked.handles : ["x"];
}

describe("a person who sees one log type reads no marked value of another by", () => {
  test.each(operations)("$name", { timeout: 120_000 }, async (operation) => {
    const leaks: string[] = [];
    for (const handle of handlesFor(operation)) {
      const { data, errors } = await guard.ask(fullOperation(schema, operation.kind, operation.field, handle));
      const text = JSON.stringify({ data, errors });
      for (const leak of leaksIn(text)) leaks.push(`${leak} by ${handle}`);
      expect(text).not.toMatch(/GRAPHQL_VALIDATION_FAILED|TooLarge|asks for too much|too deep/);
    }
    expect(leaks).toEqual([]);
  });

  test.each(collectionPaths)("GET %s", async (path) => {
    for (const url of [path, ...marked.handles.map((handle) => `${path}/${encodeURIComponent(handle)}`)]) {
      const get = (user: SignedInUser) => api.app.inject({ url, headers: { "x-api-key": user.user.id } });
      expect({ url, leaks: leaksIn((await get(guard)).body) }).toEqual({ url, leaks: [] });
      seenByKeeper.push((await get(keeper)).body);
    }
  });
});

test("who sees all log types reads each marked value somewhere, also after all that was tried", {
  timeout: 300_000,
}, async () => {
  for (const operation of fieldsOf("query")) {
    for (const handle of handlesFor(operation)) {
      const { data } = await keeper.ask(fullOperation(schema, "query", operation.field, handle));
      seenByKeeper.push(JSON.stringify(data));
    }
  }
  const seen = new Set(seenByKeeper.flatMap(leaksIn));
  expect([...marked.markers, String(markedCount)].filter((mark) => !seen.has(mark))).toEqual([]);
});
