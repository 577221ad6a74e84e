import { permissions } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collectionPaths } from "../rest/register-rest.ts";
import { fullOperations, handleVariables, takesHandle } from "../testing/full-operation.ts";
import { fillWithMarks, type MarkedInstallation, markedCount, marker } from "../testing/marked-installation.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";
import { createSchema } from "./schema.ts";

const schema = createSchema();
const fieldsOf = (kind: "query" | "mutation") =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
    (field) => ({ kind, field, name: `${kind} ${field.name}`, documents: fullOperations(schema, kind, field) }),
  );
const operations = [...fieldsOf("query"), ...fieldsOf("mutation")];

let testLake: TestLake;
let testStore: TestStore;
let api: TestApi;
let keeper: SignedInUser;
let guard: SignedInUser;
let marked: MarkedInstallation;
const seenByKeeper = new Set<string>();
beforeAll(async () => {
  testLake = await openTestLake();
  testStore = await openTestStore();
  api = await TestApi.open(testStore, { lake: testLake.lake });
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

const queriesAtOnce = 4;

function handlesFor({ field }: (typeof operations)[number]): readonly string[] {
  return takesHandle(field) ? marked.handles : ["x"];
}

/** Tables that hold nothing of a log type, or that no operation reads; all others have a mark. */
const tablesWithoutMarks: Readonly<Record<string, string>> = {
  ...explainTables("know people and what they may do", [
    ...["users", "roles", "sessions", "one_time_tokens", "api_tokens", "sign_in_attempts", "former_authors"],
  ]),
  ...explainTables("hold digests and counts", ["detection_test_runs"]),
  ...explainTables("hold times by log type, of which everyone reads those of their own", ["last_matches"]),
  ...explainTables("hold settings and what is due", [
    "settings",
    "installation",
    "recurring_works",
    "backup_runs",
    "delivery_turns",
  ]),
  ...explainTables("no operation reads", [
    ...["chunks", "cache_entries", "alert_groups", "correlation_runs", "correlation_marks"],
    ...["pull_pages", "pull_event_ids", "queue_messages", "queue_offsets"],
    ...[
      "lake_outbox",
      "lake_blocks",
      "received_hooks",
      "alert_links",
      "source_failures",
      "boomerangs",
      "project_archives",
    ],
  ]),
  ...explainTables("everyone sees who may ask for them at all", [
    "destinations",
    "lookup_file_pieces",
    "schema_revisions",
  ]),
  ...explainTables("hold packs, which say nothing of log types", [
    "pack_sources",
    "pack_releases",
    "pack_installations",
  ]),
  ...explainTables("are reached through their source alone, which is hidden", [
    "bucket_backfills",
    "syslog_sources",
    "syslog_listeners",
    "pulls",
    "pull_streams",
    "queues",
  ]),
  ...explainTables("name by ids what has marks itself", [
    ...["deliveries", "query_downloads", "case_alerts", "case_links", "case_merges", "resource_alerts"],
  ]),
  ...explainTables("hold files that are read through their attachment, which is hidden", ["case_attachment_pieces"]),
  ...explainTables("name log types and hold no events, as schemas do", ["pullers"]),
  ...explainTables("are about resources of clouds, which have no log types", [
    ...["resources", "compliance", "compliance_changes", "resource_suppressions"],
  ]),
};
/** Their marks are compressed. */
const packedTables = ["query_result_pages"];

function explainTables(reason: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

test("every table of the store has a mark, or is known to hold nothing of a log type", async () => {
  const { rows } = await testStore.database.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1",
  );
  const isMarked = async (name: string) => {
    const condition = packedTables.includes(name)
      ? "true"
      : `t::text LIKE '%${marker}%' OR t::text LIKE '%${markedCount}%'`;
    const found = await testStore.database.query(`SELECT 1 FROM ${name} t WHERE ${condition} LIMIT 1`);
    return found.rows.length > 0;
  };
  const missing: string[] = [];
  for (const { name } of rows) if (!(name in tablesWithoutMarks) && !(await isMarked(name))) missing.push(name);
  expect(missing, "fillWithMarks puts marks into tables that can hold data of a log type").toEqual([]);
  const names = new Set(rows.map(({ name }) => name));
  expect(Object.keys(tablesWithoutMarks).filter((name) => !names.has(name))).toEqual([]);
});

describe("a person who sees one log type reads no marked value of another by", () => {
  test.each(operations)("$name", { timeout: 120_000 }, async (operation) => {
    const leaks: string[] = [];
    const look = async (handle: string) => {
      for (const document of operation.documents) {
        const { data, errors } = await guard.ask(document, handleVariables(handle));
        const text = JSON.stringify({ data, errors });
        for (const leak of leaksIn(text)) leaks.push(`${leak} by ${handle}`);
        expect(text).not.toMatch(/GRAPHQL_VALIDATION_FAILED|TooLarge|asks for too much|too deep/);
      }
    };
    // Queries change nothing that another could miss, and mostly wait for PostgreSQL.
    const together = operation.kind === "query" ? queriesAtOnce : 1;
    for (let at = 0; at < handlesFor(operation).length; at += together) {
      await Promise.all(
        handlesFor(operation)
          .slice(at, at + together)
          .map(look),
      );
    }
    expect(leaks).toEqual([]);
  });

  test.each(collectionPaths)("GET %s", async (path) => {
    for (const url of [path, ...marked.handles.map((handle) => `${path}/${encodeURIComponent(handle)}`)]) {
      const get = (user: SignedInUser) => api.app.inject({ url, headers: { "x-api-key": user.user.id } });
      expect({ url, leaks: leaksIn((await get(guard)).body) }).toEqual({ url, leaks: [] });
      for (const mark of leaksIn((await get(keeper)).body)) seenByKeeper.add(mark);
    }
  });
});

test("who sees all log types reads each marked value somewhere, also after all that was tried", {
  timeout: 300_000,
}, async () => {
  const unseen = () => [...marked.markers, String(markedCount)].filter((mark) => !seenByKeeper.has(mark));
  for (const operation of operations.filter(({ kind }) => kind === "query")) {
    for (const handle of handlesFor(operation)) {
      for (const document of operation.documents) {
        // Whatever else is answered changes nothing once each mark has been seen.
        if (unseen().length === 0) return;
        const { data } = await keeper.ask(document, handleVariables(handle));
        for (const mark of leaksIn(JSON.stringify(data))) seenByKeeper.add(mark);
      }
    }
  }
  expect(unseen()).toEqual([]);
});
