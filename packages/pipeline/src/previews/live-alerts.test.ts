import { startRuleEngine } from "@pharos/detection";
import type { Alert, Rule } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { type DoorPipeline, doorSchema, startDoors } from "../testing/door-pipeline.ts";
import { previewLimits } from "./preview-scope.ts";
import { type PreviewState, runPreview } from "./run-preview.ts";

const body = `
def rule(event):
    return event.get("door") in ("vault", "roof")

def dedup(event):
    return event.get("door")

def title(event):
    return f"{event.get('door')} opened by {event.get('badge')}"

def severity(event):
    return "CRITICAL" if event.get("badge") == "b1" else "DEFAULT"
`;
const unique = `${body}\ndef unique(event):\n    return event.get("badge")\n`;
const rules: readonly Rule[] = [
  aRule({ id: "Plain", body }),
  aRule({ id: "Short", body, dedupPeriodMinutes: 5 }),
  aRule({ id: "Threshold", body, threshold: 4, dedupPeriodMinutes: 15 }),
  aRule({ id: "Unique", body: unique, threshold: 3 }),
  aRule({ id: "Filtered", body, inlineFilters: [{ KeyPath: "badge", Condition: "DoesNotEqual", Value: "b1" }] }),
  aRule({ id: "Signals", body, createAlert: false }),
  aRule({
    id: "Simple",
    body: "",
    threshold: 2,
    simple: { detection: [{ Key: "door", Condition: "Equals", Value: "vault" }], groupBy: [{ Key: "badge" }] },
  }),
  aRule({ id: "Fails", body: "def rule(event):\n    return event['badge'] == 'b2' and event['door'] == 'vault'\n" }),
];

let testStore: TestStore;
let testLake: TestLake;
let doors: DoorPipeline;
beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([doorSchema]);
  doors = await startDoors({ store: testStore.store, lake: testLake.lake, cacheFolder: testCacheFolder, rules });
});
afterAll(async () => {
  await doors.stop();
  await testStore.close();
  await testLake.remove();
});

const described = (alerts: readonly Alert[]) =>
  alerts
    .map(({ type, severity, title, dedupString, eventCount, createdAt, firstEventMatchedAt, lastReceivedEventAt }) =>
      JSON.stringify({
        type,
        severity,
        title,
        dedupString,
        eventCount,
        createdAt,
        firstEventMatchedAt,
        lastReceivedEventAt,
      }),
    )
    .sort();

test("a preview raises the alerts that the live engine raised on the same events", async () => {
  const startMs = Date.parse("2026-03-01T10:00:00Z");
  // Deliveries of some events, minutes apart; some events happened long before they arrived.
  for (let delivery = 0; delivery < 40; delivery++) {
    const receivedAt = new Date(startMs + delivery * 150_000);
    const events = Array.from({ length: 1 + (delivery % 5) }, (_, n) => ({
      at: new Date(receivedAt.getTime() - ((delivery * 7 + n) % 4) * 1_000_000).toISOString(),
      door: ["vault", "hall", "roof"][(delivery + n) % 3],
      ...((delivery + n) % 6 !== 0 && { badge: `b${(delivery * n) % 4}` }),
    }));
    await doors.send(events, undefined, receivedAt);
  }
  for (const rule of rules) {
    const live = (await testStore.store.alerts.list({ pageSize: 200 })).items.filter(
      ({ ruleId }) => ruleId === rule.id,
    );
    expect(live.length > 0, rule.id).toBe(rule.createAlert);
    expect(described(await preview(rule)), rule.id).toEqual(described(live));
  }
});

async function preview(rule: Rule): Promise<Alert[]> {
  await using closing = { engine: await openEngine(rule), [Symbol.asyncDispose]: () => closing.engine.close() };
  const run = runPreview({
    lake: doors.lake,
    enrich: (_logType, event) => event,
    draft: { rule, engine: closing.engine },
    saved: undefined,
    scope: { logTypes: ["Custom.Door"], fromMs: Date.parse("2026-03-01"), toMs: Date.parse("2026-03-02") },
    limits: previewLimits,
    signal: new AbortController().signal,
  });
  let last: PreviewState | undefined;
  for await (const state of run) last = state;
  expect(last).toMatchObject({ progress: 1, stoppedBy: undefined });
  return (last?.compareAlerts() ?? []).map(({ alert }) => alert);
}

function openEngine(rule: Rule) {
  return startRuleEngine({ rules: [rule], globals: [], cacheFolder: testCacheFolder });
}
