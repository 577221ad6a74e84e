import {
  comparable,
  compileTest,
  folded,
  isTruthy,
  kindOf,
  testKey,
  type ValueTest,
  valueKinds,
} from "@pharos/detection-content";
import type { FoundRules } from "./found-rules.ts";
import { append, TextLookup } from "./text-lookup.ts";

const folds = [undefined, "lower", "upper"] as const;

/** Tests that no table helps with: tried one by one, but each only once for all its rules. */
interface OtherTest {
  readonly holds: (value: unknown) => boolean;
  readonly rules: number[];
}

/** Finds the rules one of whose tests the value at one path meets, in a time that depends on how many it meets. */
export class ValueLookup {
  readonly #found: FoundRules;
  readonly #byKind = new Map<string, number[]>();
  readonly #byTruth = new Map<boolean, number[]>();
  readonly #byScalar = new Map<unknown, number[]>();
  readonly #byElement = new Map<unknown, number[]>();
  readonly #texts = new Map<ValueTest["fold"], TextLookup>();
  readonly #others = new Map<string, OtherTest>();

  constructor(found: FoundRules) {
    this.#found = found;
  }

  add(test: ValueTest, rule: number): void {
    const { op, values, fold, negated = false } = test;
    if (op === "kind") {
      for (const kind of valueKinds) if (values.includes(kind) !== negated) append(this.#byKind, kind, rule);
    } else if (op === "truthy") append(this.#byTruth, !negated, rule);
    else if (negated || op === "above" || op === "atLeast" || op === "below" || op === "atMost")
      this.#other(test, rule);
    else if (op === "has") for (const value of values) append(this.#byElement, comparable(value), rule);
    else {
      for (const value of values) {
        if (op === "equals" && fold === undefined) append(this.#byScalar, comparable(value), rule);
        else if (typeof value === "string") this.#text(op, value, fold, rule);
      }
    }
  }

  find(value: unknown): void {
    this.#addAll(this.#byKind.get(kindOf(value)));
    if (this.#byTruth.size > 0) this.#addAll(this.#byTruth.get(isTruthy(value)));
    for (const { holds, rules } of this.#others.values()) if (holds(value)) this.#found.add(rules);
    if (typeof value === "string") this.#findText(value);
    else if (typeof value !== "object" || value === null) this.#addAll(this.#byScalar.get(comparable(value)));
    else if (Array.isArray(value) && this.#byElement.size > 0) {
      for (const element of value) this.#addAll(this.#byElement.get(comparable(element)));
    }
  }

  /** The rules that `find` would add; not for the hot path. */
  rulesMetBy(value: undefined): number[] {
    const others = [...this.#others.values()].flatMap(({ holds, rules }) => (holds(value) ? rules : []));
    return [...(this.#byKind.get("missing") ?? []), ...(this.#byTruth.get(false) ?? []), ...others];
  }

  #findText(value: string): void {
    this.#addAll(this.#byScalar.get(value));
    if (this.#texts.size === 0) return;
    for (const fold of folds) this.#texts.get(fold)?.find(folded(value, fold));
  }

  #other(test: ValueTest, rule: number): void {
    const key = testKey(test);
    const known = this.#others.get(key);
    if (known === undefined) this.#others.set(key, { holds: compileTest(test), rules: [rule] });
    else known.rules.push(rule);
  }

  #text(
    op: "equals" | "startsWith" | "endsWith" | "contains",
    text: string,
    fold: ValueTest["fold"],
    rule: number,
  ): void {
    if (text === "" && op !== "equals") {
      append(this.#byKind, "text", rule);
      return;
    }
    const lookup = this.#texts.get(fold) ?? new TextLookup(this.#found);
    this.#texts.set(fold, lookup);
    lookup.add(op, text, rule);
  }

  #addAll(rules: readonly number[] | undefined): void {
    if (rules !== undefined) this.#found.add(rules);
  }
}
