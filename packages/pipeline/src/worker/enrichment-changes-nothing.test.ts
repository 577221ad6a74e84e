import { type RuleEngine, startRuleEngine } from "@pharos/detection";
import type { LookupTable } from "@pharos/domain";
import { buildTable, createEnricher, type LoadedTable, tableShape } from "@pharos/enrichment";
import { compileSchema, createNormalizer, type EventListener, parseSchema } from "@pharos/normalize";
import { testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { CandidateChoice } from "./candidate-choice.ts";
import { evaluateCandidates } from "./evaluate-candidates.ts";
import { createEventEnrichment, withEnrichment } from "./event-enrichment.ts";

const schema = parseSchema(`
schema: Custom.Door
fields:
  - { name: door, type: string, required: true }
  - { name: floor, type: int }
`);
const definition: LookupTable = {
  name: "Owners",
  enabled: true,
  description: "",
  reference: "",
  schema: undefined,
  primaryKey: "door",
  associations: [{ logType: "Custom.Door", selectors: ["door"] }],
  origin: { kind: "file", filename: "owners.csv" },
};
const shape = tableShape(definition, undefined);
const rows = "door,owner,floor\na,ann,1\nb,bob,2\nc,ann,3\nd,,4\n";
const owners: LoadedTable = { name: "Owners", places: shape.places, data: buildTable("o", Buffer.from(rows), shape) };
const globals = [
  {
    id: "doors",
    description: "",
    body: 'def owner(event):\n    return event.deep_get("p_enrichment", "Owners", "door", "owner")\n',
  },
];

const owner = 'event.deep_get("p_enrichment", "Owners", "door", "owner")';
const people = ["ann", "bob", "eve"];
const bodies = people.flatMap((name) => [
  `return ${owner} == "${name}"`,
  `return ${owner} != "${name}"`,
  `return ${owner} in ("${name}", "zoe")`,
  `if event.get("door") not in ("a", "b"):\n        return False\n    return ${owner} == "${name}"`,
  `if ${owner} != "${name}":\n        return False\n    return event.get("floor") == 1`,
  `return event.get("floor") == 2 or ${owner} == "${name}"`,
  `return doors.owner(event) == "${name}"`,
  `found = event.get("P_Enrichment", {})\n    return found.get("Owners", {}).get("door", {}).get("owner") == "${name}"`,
  `return event["p_enrichment"]["Owners"]["door"]["owner"] == "${name}"`,
  `return event.deep_get("p_enrich" "ment", "Owners", "door", "owner") == "${name}"`,
  `return event.get("door") == "a" and event.lookup("Owners", "b")["owner"] == "${name}"`,
]);
bodies.push(
  'return "p_enrichment" in event',
  'return "p_enrichment" not in event and event.get("floor") == 1',
  `return ${owner} is None`,
  'return event.get("door") == "x"',
);
const rules = bodies.map((body, index) =>
  aRule({ id: `Rule.${index}`, body: `import doors\n\ndef rule(event):\n    ${body}\n` }),
);
const lines = ["a", "b", "c", "d", "x", "y"].flatMap((door) =>
  [1, 2, 3].map((floor) => JSON.stringify({ door, floor })),
);

let engine: RuleEngine;
const enricher = createEnricher([owners], Date.now);
beforeAll(async () => {
  const lookup = async (table: string, key: string) => enricher.lookup(table, key) ?? null;
  engine = await startRuleEngine({ rules, globals, cacheFolder: testCacheFolder, lookup });
});
afterAll(async () => {
  await engine.close();
});

/** Tells the other of nothing but the columns that it reads. */
function cutting(listener: EventListener): EventListener {
  return {
    columns: (logType) => listener.columns(logType),
    event(logType, event, row) {
      const columns = listener.columns(logType);
      const isRead = (name: string) => columns === "all" || columns?.has(name.toLowerCase());
      listener.event(logType, Object.fromEntries(Object.entries(event).filter(([name]) => isRead(name))), row);
    },
  };
}

test("every rule says of every event what it says when all events are enriched and all rules run", async () => {
  const content = { rules, globals, lookupTables: [owners] };
  const enrichment = createEventEnrichment(content, engine.necessaryConditions);
  const choice = new CandidateChoice(engine, () => enrichment);
  expect(choice.columns("Custom.Door")).toEqual(new Set(["door", "floor", "p_enrichment"]));
  const chunk = {
    bytes: Buffer.from(lines.join("\n")),
    streamType: "JSON" as const,
    streamOptions: {},
    logTypes: ["Custom.Door"],
    sourceId: "door",
    sourceLabel: "Door",
    receivedAtMs: Date.UTC(2026, 2, 1),
    rowIdPrefix: "0123456789abcdef",
  };
  const { tables } = createNormalizer([compileSchema(schema)]).normalize(chunk, cutting(choice));
  const found = await evaluateCandidates(engine, tables, choice);
  const told = (outcome: string, ruleId: string, eventJson: Uint8Array) =>
    `${outcome} ${ruleId} ${JSON.parse(Buffer.from(eventJson).toString()).p_row_id}`;
  const chosen = [
    ...found.matches.map(({ ruleId, eventJson }) => told("match", ruleId, eventJson)),
    ...found.errors.map(({ ruleId, kind, eventJson }) => told(kind, ruleId, eventJson)),
  ];

  const events = (tables[0]?.events ?? []).map((event) => ({
    json: withEnrichment(Buffer.from(JSON.stringify(event)), enricher.enrich("Custom.Door", event)),
    rules: rules.map((_, index) => index),
  }));
  const all = await engine.evaluate({ events });
  const jsonOf = (event: number) => events[event]?.json ?? Buffer.from("{}");
  const reference = [
    ...all.matches.map(({ ruleId, event }) => told("match", ruleId, jsonOf(event))),
    ...all.errors.map(({ ruleId, kind, event }) => told(kind, ruleId, jsonOf(event))),
  ];
  expect(reference.length).toBeGreaterThan(lines.length);
  expect(chosen.sort()).toEqual(reference.sort());
});

test("no rule is skipped wrongly when it is the only one that may look at rows", async () => {
  const events = lines.map((line) => ({ ...JSON.parse(line), p_log_type: "Custom.Door" }));
  const enriched = events.map((event) => enricher.enrich("Custom.Door", event));
  const everyRule = rules.map((_, index) => index);
  const { matches, errors } = await engine.evaluate({
    events: events.map((event, index) => ({
      json: withEnrichment(Buffer.from(JSON.stringify(event)), enriched[index]),
      rules: everyRule,
    })),
  });
  const skipped = rules.flatMap((rule, number) => {
    const alone = createEventEnrichment({ rules: [rule], globals, lookupTables: [owners] }, engine.necessaryConditions);
    return events.flatMap((event, index) => {
      const found = alone.decides("Custom.Door") ? enriched[index] : undefined;
      const seen = found ? { ...event, p_enrichment: found } : event;
      return engine.candidates("Custom.Door", seen).includes(number) ? [] : [`${index} ${rule.id}`];
    });
  });
  const told = new Set([...matches, ...errors].map(({ event, ruleId }) => `${event} ${ruleId}`));
  expect(skipped.length).toBeGreaterThan(lines.length);
  expect(skipped.filter((pair) => told.has(pair))).toEqual([]);
});
