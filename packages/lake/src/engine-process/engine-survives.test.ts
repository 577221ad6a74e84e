import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { QueryGate } from "../gate/query-gate.ts";
import { openEmbeddedEngine } from "./open-embedded-engine.ts";

/** How long the long form takes: `PHAROS_FUZZ_MINUTES=30 npx vitest run <this file>`. Without it, a few statements. */
const minutes = Number(process.env.PHAROS_FUZZ_MINUTES ?? 0);
const seed = Number(process.env.PHAROS_FUZZ_SEED ?? 20_261_122);
const statementsOfShortForm = 60;
const timeoutMs = (minutes + 3) * 60_000;
const backWithinMs = 5000;

const path = await mkdtemp(join(tmpdir(), "pharos-lake-"));
const notices: string[] = [];
let engine: Engine;
let gate: QueryGate;
let aggregates: string[];
let functions: string[];
beforeAll(async () => {
  engine = await openEmbeddedEngine({ path, memoryBytesMax: 400 * 1024 ** 2, onNotice: (text) => notices.push(text) });
  gate = new QueryGate(engine, new Catalogue(engine));
  const names = async (condition: string) => {
    const sql = `SELECT name FROM system.functions WHERE origin = 'System' AND ${condition} ORDER BY name`;
    return (await engine.rows<{ name: string }>({ sql })).map(({ name }) => name);
  };
  aggregates = await names("is_aggregate AND name != 'aggThrow'");
  functions = await names("NOT is_aggregate AND NOT match(name, '^sleep')");
});
afterAll(async () => {
  await engine.close();
  await rm(path, { recursive: true });
});

/** Mulberry32: the same numbers for the same seed. */
function randomNumbers(from: number): (below: number) => number {
  let state = from;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const types = [
  "UInt8",
  "Int64",
  "UInt256",
  "Float64",
  "String",
  "Nullable(String)",
  "Array(UInt64)",
  "JSON",
  "DateTime64(9)",
];
const combinators = [
  "",
  "State",
  "If",
  "Array",
  "ForEach",
  "Merge",
  "Resample(0, 1000000, 1)",
  "OrNull",
  "Distinct",
  "Map",
];
const constants = [
  "0",
  "-1",
  "18446744073709551615",
  "1e308",
  "nan",
  "''",
  "'\\0x'",
  "NULL",
  "[]",
  "[1, 2]",
  "map('a', 1)",
  "tuple(1, 'a')",
  "number",
  "toString(number)",
  "repeat('a', 60000)",
  "now64(9)",
  "'{\"a\":1}'::JSON",
  "1::Dynamic",
];

function writeStatement(random: (below: number) => number): string {
  const one = (of: readonly string[]) => of[random(of.length)] ?? "";
  const some = (max: number, make: () => string) => Array.from({ length: random(max) + 1 }, make).join(", ");
  const hex = () => Array.from({ length: random(40) + 1 }, () => random(256).toString(16).padStart(2, "0")).join("");
  const state = () => `CAST(unhex('${hex()}') AS AggregateFunction(${one(aggregates)}, ${some(2, () => one(types))}))`;
  const value = (): string =>
    [() => one(constants), () => `unhex('${hex()}')::${one(types)}`, state, () => call(), () => aggregate()][
      random(5)
    ]?.() ?? "1";
  const call = () => `${one(functions)}(${some(3, () => one(constants))})`;
  const aggregate = () => `${one(aggregates)}${one(combinators)}(${some(3, () => one(constants))})`;
  const forms = [
    () => `finalizeAggregation(${state()})`,
    () => `${one(aggregates)}Merge(${state()})`,
    () => `arrayReduce('${one(aggregates)}${one(combinators)}', ${some(2, () => `[${one(constants)}]`)})`,
    () => `initializeAggregation('${one(aggregates)}State', ${value()})`,
    () => `${one(functions)}(${some(3, value)})`,
    () => aggregate(),
    () => `CAST(${value()} AS ${one(types)})`,
  ];
  return `SELECT ${forms[random(forms.length)]?.()} FROM numbers(${random(3)})`;
}

/** Runs statements until the time or their number is over. A failure is as good as an answer, if the engine is back. */
async function runMany(run: (sql: string) => Promise<unknown>): Promise<void> {
  const random = randomNumbers(seed);
  const until = performance.now() + (minutes * 60_000) / 2;
  for (let n = 0; n < statementsOfShortForm || performance.now() < until; n++) {
    const sql = writeStatement(random);
    const error: unknown = await run(sql).catch((reason: unknown) => reason);
    const start = performance.now();
    await engine.rows({ sql: "SELECT 1" });
    const backMs = performance.now() - start;
    expect(backMs, `The engine was back after ${backMs} ms: ${sql}: ${String(error)}`).toBeLessThan(backWithinMs);
  }
}

it(
  "is not ended by any statement that the gate lets through",
  async () => {
    await runMany((sql) => gate.query(sql, { timeoutMs: 2000 }));
    expect(notices).toEqual([]);
  },
  timeoutMs,
);

it(
  "is back within 5 seconds, whatever ends it",
  async () => {
    await runMany((sql) =>
      engine.rows({ sql, origin: sql, settings: { max_execution_time: 2, max_threads: 1 } }, "people"),
    );
    expect(notices.filter((notice) => notice.includes("could not be started"))).toEqual([]);
  },
  timeoutMs,
);
