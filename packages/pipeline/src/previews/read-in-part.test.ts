import { startRuleEngine } from "@pharos/detection";
import type { Rule } from "@pharos/domain";
import type { EventsInput, Lake } from "@pharos/lake";
import { openTestLake, type TestLake, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { previewLimits } from "./preview-scope.ts";
import { type PreviewState, runPreview } from "./run-preview.ts";

const count = 3_600;
const logType = "Custom.Login";
const fields = [
  { name: "action", type: "string" },
  { name: "code", type: "string" },
  { name: "ok", type: "boolean" },
  { name: "user", type: "object" },
  { name: "late", type: "object" },
  { name: "tags", type: "array", element: { type: "string" } },
] as const;

/** Beyond the first page one user in 300 is written in capitals, and one has an address. */
function anEvent(n: number): object {
  const user = n % 300 === 299 ? { NAME: "Ada" } : { name: `u${n % 7}`, team: { lead: n % 5 === 0 ? "Ada" : "Bob" } };
  return {
    p_event_time: `2026-03-01 10:${String(Math.floor(n / 60)).padStart(2, "0")}:${String(n % 60).padStart(2, "0")}.000000000`,
    p_parse_time: "2026-03-01 12:00:00.000000000",
    p_row_id: String(n).padStart(28, "0"),
    p_log_type: logType,
    action: ["login", "logout", "reset"][n % 3],
    ok: n % 2 === 0,
    user: n === 1_234 ? { ...user, address: "192.0.2.1" } : user,
    tags: n % 4 === 0 ? ["admin"] : [],
    ...(n % 9 === 0 && { code: "E9" }),
    ...(n >= 1_000 && { late: { kind: n % 2 === 0 ? "x" : "y", by: `u${n % 7}` } }),
  };
}

let testLake: TestLake;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([{ schema: logType, fields }]);
  const rows = Array.from({ length: count }, (_, n) => JSON.stringify(anEvent(n))).join("\n");
  await testLake.lake.insert({ database: "pharos_logs", table: "custom_login", token: "t", rows: Buffer.from(rows) });
});
afterAll(() => testLake.remove());

const python = (line: string) => `def rule(event):\n    ${line}\n\ndef dedup(event):\n    return event["p_row_id"]\n`;
const caching = `from panther_detection_helpers.caching import increment_counter
def rule(event):
    return event.get("action") == "reset" and increment_counter("resets") % 10 == 0
def dedup(event):
    return event["p_row_id"]
`;

const cases: { name: string; rule: Rule; matches: number; read: string[][] | "everything" }[] = [
  {
    name: "the fields that the rule looks at, though most events lack one",
    rule: aRule({
      body: python('return event.get("action") == "reset" and event.get("ok") and event.get("code") is None'),
    }),
    matches: 600,
    read: [["action"], ["code"], ["ok"], ["p_row_id"]],
  },
  {
    name: "members of objects, and events whole that have another spelling",
    rule: aRule({
      body: python(
        'user = event.get("user")\n    return "Ada" in (f"{user.get(\'name\')}", user.deep_get("team", "lead"))',
      ),
    }),
    matches: 732,
    read: [["p_row_id"], ["user", "name"], ["user", "team", "lead"]],
  },
  {
    name: "an object whole that the rule goes through",
    rule: aRule({ body: python('return "192.0.2.1" in event.get("user", {}).values()') }),
    matches: 1,
    read: [["user"]],
  },
  {
    name: "an object whole of which events lack the member",
    rule: aRule({ body: python('return event.deep_get("user", "address") is not None') }),
    matches: 1,
    read: [["user"]],
  },
  {
    name: "members of an object that the first events lack",
    rule: aRule({
      body: `${python('return event.deep_get("late", "kind") == "x"')}\ndef title(event):\n    return event["late"]["by"]\n`,
    }),
    matches: 1_300,
    read: [["late", "by"], ["late", "kind"], ["p_row_id"]],
  },
  {
    name: "everything for a rule that shows the event",
    rule: aRule({ body: python("return len(event.to_dict()) > 0 and event['ok']") }),
    matches: 1800,
    read: "everything",
  },
  { name: "everything for a rule that counts", rule: aRule({ body: caching }), matches: 120, read: "everything" },
  {
    name: "everything for a rule with filters",
    rule: aRule({
      body: python("return event.get('ok')"),
      inlineFilters: [{ KeyPath: "action", Condition: "Equals", Value: "reset" }],
    }),
    matches: 600,
    read: "everything",
  },
];

test.each(cases)("a preview reads $name", async ({ rule, matches, read }) => {
  const asked: EventsInput[] = [];
  const events: Lake["events"] = (input) => {
    asked.push(input);
    return testLake.lake.events(input);
  };
  const state = await preview({ countEvents: (...input) => testLake.lake.countEvents(...input), events }, rule);
  expect(state).toMatchObject({ progress: 1, eventsInScope: count, matches, errors: 0, stoppedBy: undefined });
  const rowIds = state.compareAlerts().flatMap((alert) => alert.events.map(({ rowId }) => rowId));
  // A rule raises no more than 1,000 alerts an hour.
  expect(new Set(rowIds).size).toBe(Math.min(matches, 1_000));
  const [first, ...others] = asked;
  expect(first?.paths).toBeUndefined();
  const last = others.findLast(({ cursor }) => cursor !== undefined) ?? first;
  const paths = last?.paths?.map((path) => [...path]).sort((a, b) => (a.join() < b.join() ? -1 : 1));
  expect(paths ?? "everything").toEqual(read);
});

async function preview(lake: Pick<Lake, "events" | "countEvents">, rule: Rule): Promise<PreviewState> {
  const engine = await startRuleEngine({
    rules: [{ ...rule, logTypes: [logType] }],
    globals: [],
    cacheFolder: testCacheFolder,
  });
  try {
    let last: PreviewState | undefined;
    const run = runPreview({
      lake,
      enrich: (_, event) => event,
      draft: { rule, engine },
      saved: undefined,
      scope: { logTypes: [logType], fromMs: Date.parse("2026-03-01"), toMs: Date.parse("2026-03-02") },
      limits: previewLimits,
      signal: new AbortController().signal,
    });
    for await (const state of run) last = state;
    if (last === undefined) throw new Error("a preview has a state");
    return last;
  } finally {
    await engine.close();
  }
}
