import type { EventColumns } from "@pharos/domain";
import { compileSchema, createNormalizer, parseSchema } from "@pharos/normalize";
import { expect, test } from "vitest";
import { CandidateChoice } from "./candidate-choice.ts";
import { createEventEnrichment } from "./event-enrichment.ts";

const schema = parseSchema(`
schema: Custom.Door
fields:
  - { name: door, type: string, required: true }
`);
const chunk = {
  bytes: Buffer.from('{"door":"vault"}\n{"door":"lobby"}\n{"door":"vault"}\n'),
  streamType: "JSON" as const,
  streamOptions: {},
  logTypes: ["Custom.Door"],
  sourceId: "door",
  sourceLabel: "Door",
  receivedAtMs: Date.UTC(2026, 2, 1),
  rowIdPrefix: "0123456789abcdef",
};

/** Answers rule `number` for events of one door, as an engine does whose only rule has that number. */
function engineFor(number: number, door: string) {
  return {
    rule: { number, door },
    columnsRead: (logType: string) => (logType === "Custom.Door" ? new Set(["door"]) : undefined),
    candidates(_: string, event: Readonly<Record<string, unknown>>) {
      return event.door === this.rule.door ? [this.rule.number] : [];
    },
    revision() {
      return this.rule;
    },
  };
}

const noTables = () => createEventEnrichment({ rules: [], globals: [] }, () => []);

const ofTables = (columns: EventColumns) => ({ ...noTables(), columns: () => columns });

test.each([
  { what: "what rules are chosen by", tables: new Set<string>(), read: new Set(["door"]) },
  { what: "also what tables are looked up by", tables: new Set(["floor"]), read: new Set(["door", "floor"]) },
  { what: "all where a table needs all", tables: "all" as const, read: "all" },
])("reads $what", ({ tables, read }) => {
  const choice = new CandidateChoice(engineFor(7, "vault"), () => ofTables(tables));
  expect(choice.columns("Custom.Door")).toEqual(read);
});

test("need not be told of events that no rule is for", () => {
  expect(new CandidateChoice(engineFor(7, "vault"), () => ofTables("all")).columns("Custom.Window")).toBeUndefined();
});

test("keeps what was chosen while the chunk was normalised", () => {
  const choice = new CandidateChoice(engineFor(7, "vault"), noTables);
  const { tables } = createNormalizer([compileSchema(schema)]).normalize(chunk, choice);
  expect(choice.among(tables).map(({ row, rules }) => ({ row, rules }))).toEqual([
    { row: 0, rules: [7] },
    { row: 2, rules: [7] },
  ]);
});

test("chooses again when the rules have changed since", () => {
  const engine = engineFor(7, "vault");
  const choice = new CandidateChoice(engine, noTables);
  const { tables } = createNormalizer([compileSchema(schema)]).normalize(chunk, choice);
  engine.rule = { number: 3, door: "lobby" };
  expect(choice.among(tables).map(({ row, rules }) => ({ row, rules }))).toEqual([{ row: 1, rules: [3] }]);
});
