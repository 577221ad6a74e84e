import {
  type ConditionPath,
  checkCondition,
  type MatchCondition,
  testsOf,
  type ValueTest,
  valueKinds,
} from "@pharos/detection-content";
import { columnsOfPaths } from "@pharos/domain";
import { expect, test } from "vitest";
import { createCandidateIndex } from "../candidates/candidate-index.ts";
import { aRule } from "../testing/a-rule.ts";
import { cutEvent } from "./cut-event.ts";
import { generateEvent, type Random, seededRandom } from "./generate-rules.ts";

const paths: readonly ConditionPath[] = [
  ["kind"],
  ["KIND"],
  ["level"],
  ["user"],
  ["user", "name"],
  ["tags", 0],
  ["tags", -1],
  ["tags", null],
  ["users", null, "name"],
  ["none", "below"],
  [],
];
const scalars = ["a", "b", "ab", "A", "", "é", 0, 1, 2, true, false];
const texts = ["a", "b", "ab", "A", "B", "", "é"];

class ConditionWriter {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  condition(depth: number): MatchCondition {
    const shape = this.#random();
    if (depth === 0 || shape < 0.4) return this.#test();
    const parts = Array.from({ length: Math.floor(this.#random() * 4) }, () => this.condition(depth - 1));
    return shape < 0.7 ? { all: parts } : { any: parts };
  }

  #test(): ValueTest {
    const path = this.#pick(paths);
    const negated = this.#random() < 0.3;
    const op = this.#pick([
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
    switch (op) {
      case "kind":
        return { path, op, negated, values: this.#some(valueKinds) };
      case "truthy":
        return { path, op, negated, values: [] };
      case "equals":
      case "has":
        return { path, op, negated, values: this.#some(scalars) };
      case "above":
      case "atMost":
        return { path, op, negated, values: [this.#pick([0, 1, 1.5])] };
      default: {
        const fold = this.#pick([undefined, "lower", "upper"] as const);
        return { path, op, negated, values: this.#some(texts), ...(fold === undefined ? {} : { fold }) };
      }
    }
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T;
  }

  #some<T>(items: readonly T[]): T[] {
    return Array.from({ length: 1 + Math.floor(this.#random() * 2) }, () => this.#pick(items));
  }
}

test("finds exactly the rules whose conditions hold, before and after it has seen what is rare", () => {
  const random = seededRandom(7);
  const writer = new ConditionWriter(random);
  const conditions = Array.from({ length: 400 }, () => [writer.condition(2), writer.condition(1)]);
  const rules = conditions.map((_, at) => aRule({ id: `R${at}`, body: "" }));
  const index = createCandidateIndex(rules, conditions, () => false);
  let found = 0;
  for (let run = 0; run < 1_500; run++) {
    const event = generateEvent(random);
    const expected = conditions.flatMap((all, at) => (checkCondition({ all }, event) ? [at] : []));
    found += expected.length;
    expect([...index.candidates("Test.Log", event)].sort((a, b) => a - b)).toEqual(expected);
  }
  expect(found).toBeGreaterThan(50_000);
});

test("conditions hold for the columns of their tests as for the whole event", () => {
  const random = seededRandom(11);
  const writer = new ConditionWriter(random);
  const conditions = Array.from({ length: 400 }, () => writer.condition(2));
  const events = Array.from({ length: 100 }, () => generateEvent(random));
  let cut = 0;
  for (const condition of conditions) {
    const columns = columnsOfPaths([...testsOf(condition)].map(({ path }) => path));
    if (columns !== "all") cut += 1;
    const whole = events.map((event) => checkCondition(condition, event));
    expect(events.map((event) => checkCondition(condition, cutEvent(event, columns)))).toEqual(whole);
  }
  expect(cut).toBeGreaterThan(250);
});

test("looks at few rules where many look for something rare", () => {
  const rules = Array.from({ length: 5_000 }, (_, at) => aRule({ id: `R${at}`, body: "" }));
  const read = new Set<string>();
  const conditions = rules.map((_, at): MatchCondition[] => [
    { path: ["source"], op: "endsWith", values: [".example.com"] },
    {
      any: [
        { path: ["name"], op: "equals", values: [`call-${at}`] },
        { path: ["agent"], op: "contains", values: [`tool-${at};`] },
      ],
    },
    { path: [`field${at}`], op: "truthy", values: [], negated: true },
  ]);
  const index = createCandidateIndex(rules, conditions, () => false);
  const event = new Proxy<Record<string, unknown>>(
    { source: "a.example.com", name: "call-7", agent: "tool-4711; tool-12" },
    {
      getOwnPropertyDescriptor(target, key) {
        read.add(String(key));
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
    },
  );
  expect(index.candidates("Test.Log", event)).toEqual(expect.arrayContaining([7, 4711]));
  expect([...read].filter((key) => key.startsWith("field")).length).toBe(2);
});
