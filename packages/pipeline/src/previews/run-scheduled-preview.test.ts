import { startRuleEngine } from "@pharos/detection";
import type { Alert, Rule, SavedQuery } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MatchCommitter } from "../commit/match-committer.ts";
import { compileNativeQuery } from "../data-lake-queries/query-compiler.ts";
import { QueryRunner } from "../data-lake-queries/query-runner.ts";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import { openEngineOnDemand } from "../scheduled-rules/open-engine-on-demand.ts";
import { runDueQueries } from "../scheduled-rules/run-due-queries.ts";
import { aRule } from "../testing/a-rule.ts";
import { doorSchema } from "../testing/door-pipeline.ts";
import { lakeTime } from "../works/lake-time.ts";
import { previewLimits } from "./preview-scope.ts";
import type { PreviewState } from "./run-preview.ts";
import { runScheduledPreview } from "./run-scheduled-preview.ts";

const minuteMs = 60_000;
let now = new Date("2026-03-01T10:00:00Z");
const clock = () => now;

let testStore: TestStore;
let testLake: TestLake;
let lakeWriter: LakeWriter;
let committer: MatchCommitter;
let queries: QueryRunner;
let rows = 0;
beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([doorSchema]);
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  const [{ store }, { lake }] = [testStore, testLake];
  lakeWriter = await LakeWriter.start({ store, lake, instanceId: "test", waitForRowsMsMax: 60_000, clock, onProblem });
  committer = await MatchCommitter.start({ store, lakeWriter, clock });
  queries = new QueryRunner({ store, lake: lakeWriter.lake, compile: compileNativeQuery, clock, onProblem });
});
afterAll(async () => {
  await queries.stop();
  await committer.stop();
  await lakeWriter.stop();
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  // Out of reach of what the test before left.
  now = new Date(now.getTime() + 7 * 24 * 60 * minuteMs);
});

async function open(door: string, minutesAfter: number, times: number): Promise<void> {
  const at = lakeTime(new Date(now.getTime() + minutesAfter * minuteMs));
  const lines = Array.from({ length: times }, () =>
    Buffer.from(`${JSON.stringify({ p_event_time: at, p_parse_time: at, p_row_id: `row${rows++}`, door })}\n`),
  );
  await testLake.lake.insert({
    database: "pharos_logs",
    table: "custom_door",
    rows: lines,
    token: crypto.randomUUID(),
  });
}

const openings: SavedQuery = {
  name: "Openings",
  description: "",
  tags: [],
  sql: "SELECT door, count() AS openings FROM pharos_logs.public.custom_door GROUP BY door ORDER BY door",
  lookbackSeconds: 1_800,
  schedule: { rateMinutes: 30, timeoutMinutes: 5 },
  enabled: true,
  email: undefined,
};

const often = (least: number, change: Partial<Rule> = {}): Rule =>
  aRule({
    id: "Door.Often",
    kind: "SCHEDULED_RULE",
    logTypes: [],
    scheduledQueries: ["Openings"],
    dedupPeriodMinutes: 60,
    body: `
def rule(event):
    if event["door"] == "broken":
        raise ValueError("broken")
    return event["openings"] >= ${least}

def title(event):
    return f"{event['door']} was opened {event['openings']} times"

def dedup(event):
    return event["door"]
`,
    ...change,
  });

/** Three hours of doors, from now on. */
async function openDoors(): Promise<void> {
  await open("vault", 10, 3);
  await open("roof", 40, 1);
  await open("vault", 45, 2);
  await open("broken", 70, 1);
  await open("vault", 130, 4);
}

const startEngine = (rule: Rule) =>
  startRuleEngine({ rules: [rule], globals: [], dataModels: [], cacheFolder: testCacheFolder, libraries: {} });

interface Asked {
  readonly draft: Rule;
  readonly saved?: Rule;
  readonly limits?: Partial<typeof previewLimits>;
  readonly query?: Partial<SavedQuery>;
}

async function preview({ draft, saved, limits, query }: Asked): Promise<PreviewState> {
  const engines = await Promise.all([draft, ...(saved ? [saved] : [])].map(startEngine));
  const [ofDraft, ofSaved] = engines;
  if (!ofDraft) throw new Error("no engine");
  try {
    let last: PreviewState | undefined;
    const states = runScheduledPreview({
      queries,
      savedQueries: [{ ...openings, ...query, managed: false, createdAt: now, lastModified: now }],
      accessOf: () => undefined,
      draft: { rule: draft, engine: ofDraft },
      saved: saved && ofSaved && { rule: saved, engine: ofSaved },
      scope: { fromMs: now.getTime(), toMs: now.getTime() + 180 * minuteMs },
      limits: { ...previewLimits, ...limits },
      signal: new AbortController().signal,
    });
    for await (const state of states) last = state;
    if (!last) throw new Error("no state");
    return last;
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}

const essence = ({ type, title, dedupString, eventCount, createdAt }: Alert) => ({
  type,
  title,
  dedupString,
  eventCount,
  createdAt: createdAt.toISOString(),
});
const bySize = (alerts: readonly Alert[]) =>
  alerts.map(essence).sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.title.localeCompare(b.title));

test("raises the alerts that its runs would have raised, errors too", async () => {
  const { store } = testStore;
  await openDoors();
  const found = await preview({ draft: often(2) });
  expect(found).toMatchObject({
    progress: 1,
    matches: 3,
    errors: 1,
    eventsRead: 5,
    stoppedBy: undefined,
    queries: [{ name: "Openings", runs: 6, rows: 5 }],
  });

  await Promise.all([store.savedQueries.put(openings, undefined, now), store.detections.create(often(2))]);
  const engine = openEngineOnDemand({ store, cacheFolder: testCacheFolder, clock, onProblem: () => undefined });
  try {
    // The first run, which is due at once, sees nothing yet.
    for (let run = 0; run <= 6; run++) {
      await runDueQueries({ store, queries, engine, commitMatches: committer.commit, clock });
      now = new Date(now.getTime() + 30 * minuteMs);
    }
  } finally {
    await engine.stop();
  }
  const live = (await store.alerts.list({ pageSize: 50 })).items;
  expect(live).toHaveLength(3);
  expect(bySize(found.compareAlerts().map(({ alert }) => alert))).toEqual(bySize(live));
});

test("shows the rows of an alert, and keeps nothing in the history of queries", async () => {
  await openDoors();
  const alerts = (await preview({ draft: often(4) })).compareAlerts();
  const found = alerts.find(({ alert }) => alert.title === "vault was opened 4 times");
  expect(found?.events).toMatchObject([{ logType: "", row: { door: "vault", openings: 4 } }]);
  expect((await testStore.store.dataLakeQueries.list({ pageSize: 10 }, now)).items).toEqual([]);
});

test("compares a draft with the saved version by the rows of one run", async () => {
  await openDoors();
  const { compareAlerts } = await preview({ draft: often(3), saved: often(1) });
  expect(compareAlerts().map(({ change, alert }) => [change, alert.dedupString])).toEqual(
    expect.arrayContaining([
      ["KEPT", "vault"],
      ["GONE", "roof"],
    ]),
  );
});

test("says until when it ran where it finds too much", async () => {
  await openDoors();
  const { stoppedBy, coveredUntilMs, progress } = await preview({ draft: often(2), limits: { findingsMax: 1 } });
  expect({ stoppedBy, progress, minutes: (coveredUntilMs - now.getTime()) / minuteMs }).toEqual({
    stoppedBy: "findings",
    progress: 1 / 6,
    minutes: 30,
  });
});

test.each<{ name: string; query: Partial<SavedQuery>; says: string }>([
  { name: "without a schedule", query: { schedule: undefined }, says: "The query Openings has no schedule" },
  { name: "that fails", query: { sql: "SELECT nothing" }, says: "The scheduled query Openings failed as of" },
])("refuses a query $name", async ({ query, says }) => {
  await expect(preview({ draft: often(2), query })).rejects.toThrow(says);
});
