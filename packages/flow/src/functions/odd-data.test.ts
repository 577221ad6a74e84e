import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";
import { compileFlow } from "../compile-flow.ts";
import { loadFlowParser } from "../node.ts";
import { runFlow, runSql, testNow } from "../testing/run-flow.ts";
import {
  anyType,
  arrayOf,
  booleanType,
  doubleType,
  type FlowType,
  intType,
  isAssignable,
  nullType,
  objectType,
  stringType,
  timespanType,
  timestampType,
} from "../types/flow-type.ts";
import type { FunctionDefinition, FunctionParameter } from "./definition/function-definition.ts";
import { functions, operators } from "./function-table.ts";

const parser = await loadFlowParser();

/** What logs hold where something else is expected. */
const values = [
  ...[1, -1, 0, 64, 1e308, -1.5, true, false, null],
  ...["", "abc", "ab\0c", "1.5h", "2024-01-01", "10", "nan", "inf", "-", "[", "{", '{"a":1}', "[1,2]", "😀é", "99:99"],
  ...["9999-12-31T23:59:59Z", "%", "\\", "(", "1.2.3.4", "1.2.3.4/99", "%zz", "=", "http://[::1"],
  ...[[1, "x", null], [], { a: 1, b: { c: [1] } }],
];

const whole = [0, -1, 1, "9223372036854775807", "-9223372036854775808", 64, null, 100_000];
const fractions = [0, -0.5, 1e308, -1e308, 1e-300, null];
const times = ["2024-02-29 01:02:03.123456789", "1900-01-01", "2262-04-11 23:47:16", null, "1969-12-31 23:59:59.5"];

const columns: Readonly<Record<string, string>> = {
  p_event_time: "DateTime64(9, 'UTC')",
  j: "JSON",
  s: "Nullable(String)",
  i: "Nullable(Int64)",
  k: "Int32",
  d: "Nullable(Float64)",
  t: "Nullable(DateTime64(9, 'UTC'))",
  l: "Array(String)",
  b: "Nullable(Bool)",
};

const catalogue: FlowCatalogue = {
  tables: [
    {
      database: "pharos_logs",
      name: "odd",
      columns: Object.entries(columns).map(([name, engineType]) => ({ name, engineType })),
    },
  ],
};

const rows = values.map((value, n) => ({
  p_event_time: "2024-01-01 00:00:00",
  j: { v: value },
  s: typeof value === "string" ? value : JSON.stringify(value),
  i: whole[n % whole.length],
  k: [0, -2_147_483_648, 2_147_483_647][n % 3],
  d: fractions[n % fractions.length],
  t: times[n % times.length],
  l: n % 3 === 0 ? [] : ["a", String(value)],
  b: [true, false, null][n % 3],
}));

beforeAll(() => {
  const definitions = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  runSql("CREATE DATABASE IF NOT EXISTS pharos_logs");
  runSql(`CREATE OR REPLACE TABLE pharos_logs.odd (${definitions.join(", ")}) ENGINE = Memory`);
  runSql(`INSERT INTO pharos_logs.odd FORMAT JSONEachRow ${rows.map((row) => JSON.stringify(row)).join("\n")}`);
});

const written: readonly (readonly [expression: string, type: FlowType])[] = [
  ["j", objectType],
  ["j.v", anyType],
  ["j.v", anyType],
  ["s", stringType],
  ["i", intType],
  ["k", intType],
  ["d", doubleType],
  ["t", timestampType],
  ["l", arrayOf(stringType)],
  ["b", booleanType],
  ["null", nullType],
  ["1h", timespanType],
];

const constants: Readonly<Record<string, readonly string[]>> = {
  string: ["'hh'", "'UTC'", "'(.)(.)'"],
  int: ["2", "1"],
  double: ["50", "2.5"],
  timespan: ["2h", "-90d"],
};

function argument({ lambda, choices, isConstant, type }: FunctionParameter): fc.Arbitrary<string> {
  if (lambda !== undefined) return fc.constant("fn (x) { x }");
  if (choices !== undefined) return fc.constantFrom(...choices.map((choice) => `'${choice}'`));
  if (isConstant) return fc.constantFrom(...(constants[type.kind] ?? ["1"]));
  return fc.constantFrom(...written.flatMap(([expression, from]) => (isAssignable(from, type) ? [expression] : [])));
}

function callOf({ name }: FunctionDefinition, args: readonly string[]): string {
  if (!operators.some((operator) => operator.name === name)) return `${name}(${args.join(", ")})`;
  if (name.startsWith("unary ")) return `${name.slice(6)}(${args[0]})`;
  if (name === "between") return `${args[0]} between ${args[1]} .. ${args[2]}`;
  return args.length === 1
    ? `${args[0]} ${name} ${args[0]}`.replace(/^.* not /, "not ")
    : `(${args[0]}) ${name} (${args[1]})`;
}

/** These want names that are written out. */
const others = new Set(["object", "enrich.lookup", "engine.func"]);

const tested = [...operators, ...functions].filter(
  ({ name, use, parameters }) => use !== "window" && parameters.length > 0 && !others.has(name),
);

it.each(tested.map((definition) => [definition.name, definition] as const))(
  "%s takes any data",
  (_name, definition) => {
    const args = fc.tuple(...definition.parameters.map(argument));
    const calls = fc.sample(args, { numRuns: 20, seed: 7 }).map((list) => callOf(definition, list));
    const accepted = [...new Set(calls)].filter((call) => isAccepted(query(definition, [call]))).slice(0, 10);
    expect(accepted.length).toBeGreaterThan(0);
    expect(runFlow(query(definition, accepted), catalogue).rows.length).toBeGreaterThan(0);
  },
);

function query({ use }: FunctionDefinition, calls: readonly string[]): string {
  const list = calls.map((call, index) => `c${index} = ${call}`).join(", ");
  return use === "aggregate" ? `odd | summarize ${list} by k` : `odd | project ${list}`;
}

function isAccepted(flow: string): boolean {
  return compileFlow(parser.parse(flow), { catalogue, now: testNow }).sql !== undefined;
}
