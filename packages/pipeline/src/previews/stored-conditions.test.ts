import { checkCondition, type MatchCondition } from "@pharos/detection-content";
import { type EventPath, valueKinds } from "@pharos/domain";
import type { LakeRow } from "@pharos/lake";
import { openTestLake, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partOfEvent } from "./part-of-event.ts";

/** Numbers in [0, 1) that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seeded(Number(process.env.PHAROS_PROPERTY_SEED ?? 20_261_123));
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const runs = Number(process.env.PHAROS_PROPERTY_RUNS ?? 150);

const texts = [
  "",
  "a",
  "A",
  "ab",
  "aB",
  "É",
  "é",
  "K",
  "ß",
  "SS",
  "it's",
  "\\n",
  "\n",
  "10.0.0.1",
  "1",
  "true",
  "%",
  "😀",
];
const numbers = [0, 1, -1, 2.5, 9_007_199_254_740_992, 1e10, -0];
const anyScalar = () => pick<string | number | boolean>([...texts, ...numbers, true, false]);
const maybe = <T>(value: () => T): T | null => (random() < 0.25 ? null : value());
const list = <T>(value: () => T): T[] => Array.from({ length: Math.floor(random() * 3) }, value);
const capitals = (name: string) => (random() < 0.3 ? name.toUpperCase() : name);

function anObject(depth: number): Record<string, unknown> {
  const members = ["k", "l", "a.b"].filter(() => random() < 0.6);
  return Object.fromEntries(members.map((name) => [capitals(name), aValue(depth - 1)]));
}
function aValue(depth: number): unknown {
  if (depth > 0 && random() < 0.4) return anObject(depth);
  return random() < 0.15 ? list(() => pick(texts)) : anyScalar();
}

const columns = {
  text: { type: "string", value: () => pick(texts) },
  small: { type: "smallint", value: () => pick([0, 1, -1]) },
  whole: { type: "bigint", value: () => pick([0, 1, 9_007_199_254_740_991, 12]) },
  float: { type: "float", value: () => pick(numbers) },
  flag: { type: "boolean", value: () => pick([true, false]) },
  at: { type: "timestamp", value: () => pick(["2026-03-01 00:00:00.000000000", "2026-03-01 10:00:00.500000000"]) },
  names: { type: "array", element: { type: "string" }, value: () => list(() => pick(texts)) },
  counts: { type: "array", element: { type: "bigint" }, value: () => list(() => pick([0, 1, 2])) },
  things: { type: "array", element: { type: "object" }, value: () => list(() => anObject(1)) },
  object: { type: "object", value: () => anObject(2) },
} as const;
const names = Object.keys(columns);
const scope = { logType: "Custom.Door", fromMs: Date.parse("2026-03-01"), toMs: Date.parse("2026-03-02") };

let testLake: TestLake;
let events: LakeRow[];
beforeAll(async () => {
  testLake = await openTestLake();
  const fields = Object.entries(columns).map(([name, { value: _, ...type }]) => ({ name, ...type }));
  await testLake.lake.ensureTables([{ schema: "Custom.Door", fields }]);
  const rows = Array.from({ length: 400 }, (_, n) => ({
    p_event_time: `2026-03-01 10:00:${String(n % 60).padStart(2, "0")}.000000000`,
    p_parse_time: "2026-03-01 10:00:00.000000000",
    p_row_id: String(n).padStart(28, "0"),
    p_log_type: "Custom.Door",
    ...Object.fromEntries(
      Object.entries(columns).map(([name, { type, value }]) => [
        name,
        type === "array" ? value() : maybe<unknown>(value),
      ]),
    ),
  }));
  const insert = { database: "pharos_logs", table: "custom_door", token: "t" };
  await testLake.lake.insert({ ...insert, rows: Buffer.from(rows.map((row) => JSON.stringify(row)).join("\n")) });
  events = await read([[]]);
  expect(events).toHaveLength(400);
});
afterAll(() => testLake.remove());

type Alternatives = readonly (readonly MatchCondition[])[];

async function read(conditions: Alternatives, paths?: readonly EventPath[]): Promise<LakeRow[]> {
  const page = { paths, limit: 1000, timeoutMs: 10_000, signal: new AbortController().signal };
  return (await testLake.lake.events({ ...scope, ...page, conditions })).rows;
}

function aPath(): (string | number | null)[] {
  const first = capitals(pick([...names, ...names, "nowhere", "p_log_type"]));
  const rest = pick([[], [], [], ["k"], ["K", "l"], ["a.b"], [null], [0], [null, "k"], ["k", null], ["p_value"], [""]]);
  return random() < 0.01 ? [] : [first, ...rest];
}

function aCondition(depth: number): MatchCondition {
  if (depth > 0 && random() < 0.4) {
    const parts = Array.from({ length: Math.floor(random() * 3) + 1 }, () => aCondition(depth - 1));
    return random() < 0.5 ? { all: parts } : { any: parts };
  }
  const negated = random() < 0.3;
  const path = aPath();
  const op = pick([
    "kind",
    "truthy",
    "equals",
    "startsWith",
    "endsWith",
    "contains",
    "has",
    "above",
    "atMost",
  ] as const);
  if (op === "kind") return { path, op, values: [pick(valueKinds), pick(valueKinds)], negated };
  if (op === "truthy") return { path, op, values: [], negated };
  if (op === "above" || op === "atMost") return { path, op, values: [pick(numbers)], negated };
  const fold = pick([undefined, undefined, "lower", "upper"] as const);
  const values = [anyScalar(), anyScalar(), pick(["�", "\ud83d", ...texts])];
  return { path, op, values, ...(fold && { fold }), negated };
}

test("no stored event that meets random conditions is left out, and most others are", async () => {
  const meant = { meeting: 0, read: 0, all: 0 };
  for (let run = 0; run < runs; run++) {
    const conditions = [aCondition(2), aCondition(1)];
    const found = new Set((await read([conditions])).map(({ p_row_id }) => p_row_id));
    const meeting = events.filter((event) => conditions.every((condition) => checkCondition(condition, event)));
    const missing = meeting.filter(({ p_row_id }) => !found.has(p_row_id));
    expect({ conditions: missing.length > 0 && conditions, missing: missing.slice(0, 1) }).toEqual({
      conditions: false,
      missing: [],
    });
    meant.meeting += meeting.length;
    meant.read += found.size;
    meant.all += events.length;
  }
  expect(meant.meeting).toBeGreaterThan(100);
  expect(meant.read).toBeLessThan(meant.all / 2);
}, 120_000);

test("parts are read of the same events as whole ones are", async () => {
  for (let run = 0; run < runs / 3; run++) {
    const conditions = random() < 0.5 ? [[aCondition(1), aCondition(1)]] : [[aCondition(1)], [aCondition(2)]];
    const idsOf = (rows: readonly LakeRow[]) => rows.map(({ p_row_id }) => p_row_id);
    const paths = [pick<EventPath>([["text"], ["object", "k"], ["things"]])];
    expect(idsOf(await read(conditions, paths)), JSON.stringify(conditions)).toEqual(idsOf(await read(conditions)));
  }
}, 120_000);

test("a read of random paths brings what the whole events have there", async () => {
  const always = ["p_event_time", "p_row_id", "p_parse_time", "p_source_id", "p_log_type"].map(
    (one): EventPath => [one],
  );
  const objectPaths: EventPath[] = ["k", "l", "K", "L", "a.b", "A.B"].flatMap((name): EventPath[] => [
    ["object", name],
    ["object", name, "k"],
    ["object", name, "a.b"],
  ]);
  let members = 0;
  for (let run = 0; run < 20; run++) {
    const paths = [...names.map((name): EventPath => [name]), ...objectPaths].filter(() => random() < 0.3);
    // The whole field stands beside no path into it.
    const chosen = paths.some((path) => path.length === 1 && path[0] === "object")
      ? paths.filter((path) => path.length === 1)
      : paths;
    const expected = events.map((event) => partOfEvent(event, [...always, ...chosen]));
    expect(await read([[]], chosen)).toEqual(expected);
    members += expected.filter(({ object }) => object !== undefined).length;
  }
  expect(members).toBeGreaterThan(100);
}, 120_000);
