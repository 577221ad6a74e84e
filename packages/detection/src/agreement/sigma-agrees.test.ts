import { compileSigmaLogic, createFieldReaders } from "@pharos/detection-content";
import { loadSigma } from "@pharos/detection-content/testing";
import { columnsOfPaths } from "@pharos/domain";
import { expect, test } from "vitest";
import { createCandidateIndex } from "../candidates/candidate-index.ts";
import { cutEvent } from "./cut-event.ts";
import { type Random, seededRandom } from "./generate-rules.ts";

/** Sigma as its specification reads, slow and written apart from the real one, against compiled rules and their index. */

type Event = Readonly<Record<string, unknown>>;

function searchHolds(search: unknown, event: Event): boolean {
  if (Array.isArray(search)) return search.some((item) => searchHolds(item, event));
  if (typeof search === "object" && search !== null) {
    return Object.entries(search).every(([key, values]) => fieldHolds(key, [values].flat(), event));
  }
  const keyword = globRegex(`*${String(search)}*`, "is");
  return textsIn(event).some((text) => keyword.test(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return value === null || value === undefined ? [] : [String(value)];
}

function fieldHolds(key: string, values: readonly unknown[], event: Event): boolean {
  const [field = "", ...modifiers] = key.split("|");
  const one = (value: unknown) => valueHolds(lookUp(event, field.split(".")), value, modifiers, event);
  const holds = modifiers.includes("all") ? values.every(one) : values.some(one);
  return modifiers.includes("neq") ? !holds : holds;
}

function lookUp(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const found = value.map((item) => lookUp(item, path)).filter((item) => item !== undefined);
    return found.length > 0 ? found : undefined;
  }
  return typeof value === "object" && value !== null ? lookUp((value as Event)[key], rest) : undefined;
}

function textsOf(found: unknown): string[] {
  if (Array.isArray(found)) return found.flatMap(textsOf);
  return typeof found === "object" ? [] : textsIn(found);
}

function valueHolds(found: unknown, value: unknown, modifiers: readonly string[], event: Event): boolean {
  if (modifiers.includes("exists")) return (found !== undefined) === value;
  if (value === null) return found === null || found === undefined;
  const texts = textsOf(found);
  const written = String(value);
  if (modifiers.includes("re")) {
    return texts.some((text) => new RegExp(written, modifiers.includes("i") ? "i" : "").test(text));
  }
  for (const operator of ["lt", "lte", "gt", "gte"] as const) {
    if (modifiers.includes(operator)) return texts.some((text) => compares(operator, text, Number(value)));
  }
  if (modifiers.includes("fieldref")) {
    const others = textsOf(lookUp(event, written.split("."))).map((text) => text.toLowerCase());
    return texts.some((text) => others.includes(text.toLowerCase()));
  }
  const before = modifiers.includes("contains") || modifiers.includes("endswith") ? "*" : "";
  const after = modifiers.includes("contains") || modifiers.includes("startswith") ? "*" : "";
  const glob = globRegex(before + written + after, modifiers.includes("cased") ? "s" : "is");
  return texts.some((text) => glob.test(text));
}

function compares(operator: "lt" | "lte" | "gt" | "gte", text: string, operand: number): boolean {
  const number = text === "" ? Number.NaN : Number(text);
  return { lt: number < operand, lte: number <= operand, gt: number > operand, gte: number >= operand }[operator];
}

function globRegex(glob: string, flags: string): RegExp {
  const source = glob.replace(/\\([\\*?])|[\\*?.+^${}()|[\]/-]/g, (sign, escaped: string | undefined) => {
    if (escaped !== undefined) return `\\${escaped}`;
    return sign === "*" ? ".*" : sign === "?" ? "." : `\\${sign}`;
  });
  return new RegExp(`^${source}$`, flags);
}

/** A condition's text with its meaning, given which searches hold. */
interface Condition {
  readonly text: string;
  readonly holds: (results: Readonly<Record<string, boolean>>) => boolean;
}

const searchNames = ["sel_a", "sel_b", "flt_c"] as const;

const pick = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0];

function generateCondition(random: Random, depth: number): Condition {
  const form = depth === 0 ? 0 : Math.floor(random() * 5);
  const part = () => generateCondition(random, depth - 1);
  switch (form) {
    case 1: {
      const inner = part();
      return { text: `not (${inner.text})`, holds: (results) => !inner.holds(results) };
    }
    case 2: {
      const [left, right] = [part(), part()];
      return {
        text: `(${left.text}) and (${right.text})`,
        holds: (results) => left.holds(results) && right.holds(results),
      };
    }
    case 3: {
      const [left, right] = [part(), part()];
      return {
        text: `(${left.text}) or (${right.text})`,
        holds: (results) => left.holds(results) || right.holds(results),
      };
    }
    case 4: {
      const names: readonly string[] = random() < 0.5 ? searchNames : searchNames.slice(0, 2);
      const least = pick(random, [1, 2, names.length]);
      const count = least === names.length ? "all" : String(least);
      return {
        text: `${count} of ${names.length === searchNames.length ? "them" : "sel_*"}`,
        holds: (results) => names.filter((name) => results[name]).length >= least,
      };
    }
    default: {
      const name = pick(random, searchNames);
      return { text: name, holds: (results) => results[name] === true };
    }
  }
}

const fields = ["f", "g", "h.i", "h.j"] as const;
const plainValues: readonly [unknown, ...unknown[]] = [
  "a",
  "AB",
  "b",
  "1",
  1,
  12,
  true,
  null,
  "",
  "a*",
  "*b",
  "a?",
  "*",
  "a\\*",
  "a\\b",
  "true",
] as const;
const keyForms: readonly [(random: Random) => [string, unknown], ...((random: Random) => [string, unknown])[]] = [
  (random) => ["", several(random, plainValues)],
  (random) => ["", several(random, plainValues)],
  (random) => [pick(random, ["|contains", "|startswith", "|endswith"]), several(random, ["a", "B", "ab", "1", "ru"])],
  (random) => [pick(random, ["|contains|all", "|contains|cased"]), several(random, ["a", "B", "ab", "1"])],
  (random) => [pick(random, ["|re", "|re|i"]), pick(random, ["^a", "a.?b", "(a|b)1$", "[ab]+1", "ab?", "a+b{1,2}1?"])],
  (random) => [pick(random, ["|lt", "|lte", "|gt", "|gte"]), pick(random, [0, 1, 2, 12])],
  (random) => ["|exists", random() < 0.5],
  (random) => ["|neq", several(random, ["a", "1", "b*"])],
  (random) => [pick(random, ["|fieldref", "|fieldref|neq"]), pick(random, fields)],
];

function several<T>(random: Random, values: readonly [T, ...T[]]): T | T[] {
  const count = Math.floor(random() * 3);
  return count === 0 ? pick(random, values) : Array.from({ length: count }, () => pick(random, values));
}

function generateSearch(random: Random): unknown {
  const form = random();
  if (form < 0.1) return Array.from({ length: 2 }, () => pick(random, ["ab", "a*1", "TRUE", "b"]));
  const map = () => {
    const entries = Array.from({ length: 1 + Math.floor(random() * 2) }, () => {
      const [modifiers, values] = pick(random, keyForms)(random);
      return [pick(random, fields) + modifiers, values];
    });
    return Object.fromEntries(entries) as Record<string, unknown>;
  };
  return form < 0.3 ? [map(), map()] : map();
}

const eventValues: readonly [unknown, ...unknown[]] = [
  "a",
  "ab",
  "AB",
  "xab1",
  "b",
  "",
  "1",
  1,
  12,
  true,
  false,
  null,
  "a*",
  "a\\b",
  ["a", 1],
  [["ab"]],
  [],
  { i: "a" },
];

function generateEvent(random: Random): Event {
  const event: Record<string, unknown> = {};
  for (const field of ["f", "g"]) if (random() < 0.8) event[field] = pick(random, eventValues);
  const inner = () => ({ i: pick(random, eventValues), ...(random() < 0.5 ? { j: pick(random, eventValues) } : {}) });
  if (random() < 0.8) event.h = pick(random, [inner(), [inner(), inner()], pick(random, eventValues)]);
  return event;
}

const rulesMade = 1_500;
const eventsMade = 120;

test("a compiled rule and the index agree with the specification on generated rules and events", async () => {
  const random = seededRandom(20_261_120);
  const made = Array.from({ length: rulesMade }, (_, index) => {
    const searches = Object.fromEntries(searchNames.map((name) => [name, generateSearch(random)]));
    return { id: `Generated.${index}`, searches, condition: generateCondition(random, 2) };
  });
  const files = made.map(({ id, searches, condition }) => [
    `${id}.yml`,
    `title: ${id}\nid: ${id}\nlogsource: { product: test }\ndetection:\n  ${JSON.stringify({ ...searches, condition: condition.text })}\n`,
  ]);
  const { rules, problems } = await loadSigma(Object.fromEntries(files));
  expect(problems).toEqual([]);
  const readers = createFieldReaders();
  const compiled = new Map(
    rules.map((rule) => [rule.id, compileSigmaLogic(rule.sigma ?? { text: "", expression: {} }, readers)]),
  );
  const conditions = rules.map(({ id }) => compiled.get(id)?.conditions ?? []);
  const index = createCandidateIndex(rules, conditions, () => false);
  let candidatesSeen = 0;
  let hits = 0;
  for (const event of Array.from({ length: eventsMade }, () => generateEvent(random))) {
    const candidates = new Set(index.candidates("Test.Log", event).map((at) => rules[at]?.id));
    candidatesSeen += candidates.size;
    for (const { id, searches, condition } of made) {
      const results = Object.fromEntries(
        Object.entries(searches).map(([name, search]) => [name, searchHolds(search, event)]),
      );
      const expected = condition.holds(results);
      const rule = compiled.get(id);
      const found = rule?.matches(event);
      const foundInCut = rule?.matches(cutEvent(event, columnsOfPaths(rule.paths())));
      const context = () => `${JSON.stringify({ ...searches, condition: condition.text })} on ${JSON.stringify(event)}`;
      if (found !== expected) expect.fail(`${expected} expected of ${context()}`);
      if (foundInCut !== expected) expect.fail(`${expected} expected of its columns alone: ${context()}`);
      if (expected && !candidates.has(id)) expect.fail(`not a candidate: ${context()}`);
      if (expected) hits += 1;
    }
  }
  expect(hits).toBeGreaterThan(10_000);
  expect(candidatesSeen).toBeLessThan(rulesMade * eventsMade * 0.95);
});
