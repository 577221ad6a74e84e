import type { FoundRules } from "./found-rules.ts";
import { LiteralFinder } from "./literal-finder.ts";

/** Rules by text: those that look for exactly it, or for one that starts with, ends with or contains theirs. */
export class TextLookup {
  readonly #found: FoundRules;
  readonly #whole = new Map<string, number[]>();
  readonly #beginnings = new Map<number, Map<string, number[]>>();
  readonly #endings = new Map<number, Map<string, number[]>>();
  readonly #parts = new Map<string, number[]>();
  #finder: LiteralFinder | undefined;
  #rulesOfParts: number[][] = [];

  constructor(found: FoundRules) {
    this.#found = found;
  }

  /** No text is empty but a whole one. */
  add(op: "equals" | "startsWith" | "endsWith" | "contains", text: string, rule: number): void {
    if (op === "equals") append(this.#whole, text, rule);
    else if (op === "contains") append(this.#parts, text, rule);
    else {
      const byLength = op === "startsWith" ? this.#beginnings : this.#endings;
      const known = byLength.get(text.length) ?? new Map<string, number[]>();
      byLength.set(text.length, known);
      append(known, text, rule);
    }
    this.#finder = undefined;
  }

  find(text: string): void {
    this.#addAll(this.#whole.get(text));
    for (const [length, byText] of this.#beginnings) {
      if (length <= text.length) this.#addAll(byText.get(text.slice(0, length)));
    }
    for (const [length, byText] of this.#endings) {
      if (length <= text.length) this.#addAll(byText.get(text.slice(-length)));
    }
    if (this.#parts.size > 0) this.#findParts(text);
  }

  #findParts(text: string): void {
    if (this.#finder === undefined) {
      this.#finder = new LiteralFinder([...this.#parts.keys()]);
      this.#rulesOfParts = [...this.#parts.values()];
    }
    this.#finder.find(text, this.#onPart);
  }

  readonly #onPart = (index: number): void => this.#addAll(this.#rulesOfParts[index]);

  #addAll(rules: readonly number[] | undefined): void {
    if (rules !== undefined) this.#found.add(rules);
  }
}

/** Appends the rule unless it is the last one already. */
export function append<K>(map: Map<K, number[]>, key: K, rule: number): void {
  const rules = map.get(key);
  if (rules === undefined) map.set(key, [rule]);
  else if (rules.at(-1) !== rule) rules.push(rule);
}
