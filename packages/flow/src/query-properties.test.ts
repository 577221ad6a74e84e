import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bindQuery } from "./bind/query/bind-query.ts";
import { compileFlow } from "./compile-flow.ts";
import { flowFixtures } from "./flow-fixtures.ts";
import { functions, functionTable, operators } from "./functions/function-table.ts";
import { loadFlowParser } from "./node.ts";
import type { FlowNode } from "./syntax-tree/flow-node.ts";
import { makeInvestigationTables } from "./testing/investigation-tables.ts";
import { makeOddTables } from "./testing/odd-tables.ts";
import { operatorWords, QueryWriter } from "./testing/random-query.ts";
import { runSql, testNow } from "./testing/run-flow.ts";

const parser = await loadFlowParser();
const odd = makeOddTables();
const writer = new QueryWriter(parser, odd);
const investigations = makeInvestigationTables();

/** Of one query; what a short list decides no more is what comes first. */
const decisions = fc.array(fc.noBias(fc.nat({ max: 9999 })), { minLength: 1000, maxLength: 1000 });

/**
 * The same queries each time, so that a run fails only for what changed; others with PHAROS_PROPERTY_SEED. So few use
 * every operator and function with few seeds only, this one among them; 800 do with most.
 */
const runs = {
  numRuns: Number(process.env.PHAROS_PROPERTY_RUNS ?? 320),
  seed: Number(process.env.PHAROS_PROPERTY_SEED ?? 1),
};

/** Callers ask in these ways; some of them may not see every row. */
const ways = [
  {},
  { foldsRows: true },
  { rowsMax: 2 },
  { direction: "ascending" },
  {
    selectedTables: ["pharos_logs.public.odd"],
    selectedTimes: { from: new Date("2024-06-01T11:00:00Z"), to: new Date("2024-06-01T11:10:01Z") },
  },
  {
    selectedTables: ["pharos_logs.public.odd", "pharos_logs.public.nothing"],
    selectedTimes: { from: new Date("1800-01-01T00:00:00Z"), to: new Date("2261-12-31T23:59:59Z") },
  },
  {
    selectedTables: ["pharos_logs.public.odd"],
    selectedTimes: { from: new Date("2024-06-01T11:00:00Z"), to: new Date("2024-06-01T11:00:00Z") },
  },
  { isRestricted: true },
] as const;

/** As the gate restricts what a role sees. */
const rowFilters = `additional_table_filters = {
  'pharos_logs.odd': 'has([\\'Odd\\'], p_log_type)',
  'pharos_logs.other': '0',
  'pharos_logs.oddest': 'has([\\'Oddest\\'], p_log_type) AND p_event_time >= toDateTime64(\\'2024-06-01 11:05:00\\', 9, \\'UTC\\')'
}`;

describe("random valid queries", () => {
  it("use every operator and function", () => {
    const used = new Set(fc.sample(decisions, runs).flatMap((numbers) => usedIn(writer.query(numbers))));
    const wanted = [...operatorWords, ...operators.map(({ name }) => name), ...functions.map(({ name }) => name)];
    expect(wanted.filter((name) => !used.has(name))).toEqual([]);
  });

  it("run on the engine", { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(decisions, fc.constantFrom(...ways), (numbers, way) => run(writer.query(numbers), way)),
      runs,
    );
  });
});

function run(text: string, way: (typeof ways)[number]): void {
  try {
    // What a form selects is read where a text begins with an operator.
    const asked = "selectedTables" in way ? text.replace(/^odd(?= \|)/, "") : text;
    const { sql } = compileFlow(parser.parse(asked), { ...way, catalogue: odd, now: testNow });
    expect(sql).toBeDefined();
    runSql("isRestricted" in way ? `${sql} SETTINGS ${rowFilters}` : `${sql}`);
  } catch (error) {
    throw new Error(`the engine refused, ${JSON.stringify(way)}: ${text}`, { cause: error });
  }
}

/** The operators and functions that stand in a text, by the names in their tables. */
function usedIn(text: string): string[] {
  const tree = parser.parse(text);
  const found: string[] = [];
  const visit = (node: FlowNode) => {
    const [callee] = node.children;
    if (node.kind === "Call" && callee !== undefined) found.push(...calledBy(tree.textOf(callee)));
    else if (node.kind === "Unary" && node.operator !== "not") found.push(`unary ${node.operator}`);
    else if (node.operator !== "") found.push(node.operator.replace(/^!(?![=])/, "").replace(/^~$/, "=~"));
    for (const child of node.children) visit(child);
  };
  visit(tree.root);
  return found;
}

/** A name may stand for two functions, one of them an aggregate. */
function calledBy(name: string): string[] {
  return ["aggregate", "window", undefined].flatMap((use) => {
    const found = functionTable.find(name, use as "aggregate" | "window" | undefined);
    return found === undefined ? [] : [found.name];
  });
}

it.each(flowFixtures)("gives every beginning of $name a meaning without failing", { timeout: 60_000 }, ({ text }) => {
  for (let end = 0; end <= text.length; end++) {
    const tree = parser.parse(text.slice(0, end));
    expect(bindQuery(tree, { catalogue: investigations, now: testNow }).diagnostics).toBeInstanceOf(Array);
  }
});
