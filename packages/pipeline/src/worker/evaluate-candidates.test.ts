import type { RuleBatch } from "@pharos/detection";
import { compileSchema, createNormalizer, parseSchema } from "@pharos/normalize";
import { expect, test } from "vitest";
import { CandidateChoice } from "./candidate-choice.ts";
import { evaluateCandidates } from "./evaluate-candidates.ts";
import { createEventEnrichment } from "./event-enrichment.ts";

const schemas = ["Custom.Door", "Custom.Gate"].map((logType) =>
  compileSchema(
    parseSchema(`
schema: ${logType}
fields:
  - { name: ${logType === "Custom.Door" ? "door" : "gate"}, type: string, required: true }
  - { name: text, type: string }
`),
  ),
);

/** Rule 1 is for all events at first, and rule 2 after `batchesBefore` batches; each event matches. */
function openEngine(batchesBefore: number) {
  const sent: { rules: readonly number[]; json: string }[][] = [];
  const revision = () => (sent.length < batchesBefore ? "first" : "second");
  return {
    sent,
    revision,
    columnsRead: () => new Set(["door"]),
    candidates: () => [revision() === "first" ? 1 : 2],
    idOf: (rule: number) => `Rule.${rule}`,
    async evaluate({ events }: RuleBatch) {
      sent.push(events.map(({ rules, json }) => ({ rules, json: Buffer.from(json).toString() })));
      const match = { title: "", dedup: "", severity: "LOW" as const, description: "", reference: "", runbook: "" };
      const more = { destinations: null, context: {}, unique: null };
      return { matches: events.map((_, event) => ({ event, ruleId: "Rule", ...match, ...more })), errors: [] };
    },
  };
}

function evaluate(engine: ReturnType<typeof openEngine>, lines: readonly object[]) {
  const choice = new CandidateChoice(engine, () => createEventEnrichment({ rules: [], globals: [] }, () => []));
  const chunk = {
    bytes: Buffer.from(lines.map((line) => JSON.stringify(line)).join("\n")),
    streamType: "JSON" as const,
    streamOptions: {},
    logTypes: ["Custom.Door", "Custom.Gate"],
    sourceId: "door",
    sourceLabel: "Door",
    receivedAtMs: Date.UTC(2026, 2, 1),
    rowIdPrefix: "0123456789abcdef",
  };
  const { tables } = createNormalizer(schemas).normalize(chunk, choice);
  return evaluateCandidates(engine, tables, choice);
}

const places = (texts: readonly string[]) => texts.map((text) => /"(?:door|gate)":"(\d+)"/.exec(text)?.[1]);
const textsOf = (events: readonly { eventJson: Uint8Array }[]) =>
  events.map(({ eventJson }) => Buffer.from(eventJson).toString());
const mixed = Array.from({ length: 1_201 }, (_, n) => (n % 3 ? { door: `${n}` } : { gate: `${n}` }));

test("gives the engine few candidates at a time, and each match its event", async () => {
  const engine = openEngine(Number.POSITIVE_INFINITY);
  const { matches, runs } = await evaluate(engine, mixed);
  expect(engine.sent.map(({ length }) => length)).toEqual([500, 500, 201]);
  expect(places(textsOf(matches))).toEqual(mixed.map((_, n) => `${n}`));
  expect(runs).toEqual(new Map([["Rule.1", 1_201]]));
});

test("gives it few bytes at a time, but for an event that has more by itself", async () => {
  const engine = openEngine(Number.POSITIVE_INFINITY);
  const text = (megabytes: number) => "x".repeat(megabytes * 1024 * 1024);
  await evaluate(
    engine,
    [1, 2, 2, 5, 1, 1].map((megabytes, n) => ({ door: `${n}`, text: text(megabytes) })),
  );
  expect(engine.sent.map(({ length }) => length)).toEqual([2, 1, 1, 2]);
});

test("chooses those that were not sent again when other rules run", async () => {
  const engine = openEngine(1);
  const { matches, runs } = await evaluate(engine, mixed);
  expect(runs).toEqual(
    new Map([
      ["Rule.1", 500],
      ["Rule.2", 701],
    ]),
  );
  expect(new Set(places(textsOf(matches)))).toEqual(new Set(mixed.map((_, n) => `${n}`)));
  expect(matches).toHaveLength(1_201);
});
