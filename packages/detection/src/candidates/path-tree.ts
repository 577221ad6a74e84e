import type { ConditionStep, ValueTest } from "@pharos/detection-content";
import type { FoundRules } from "./found-rules.ts";
import { ValueLookup } from "./value-lookup.ts";

/** Spellings remembered of the keys that events have beside each other; keys that are data would fill the memory. */
const spellingsMax = 2_000;

export interface PlacedTest {
  readonly test: ValueTest;
  readonly rule: number;
}

/**
 * The tests of all rules by the path that they read. One walk over those parts of an event that somebody asks for
 * reads each value once and finds the rules whose tests it meets.
 */
export class PathTree {
  readonly #root: PathNode;

  constructor(tests: readonly PlacedTest[], found: FoundRules) {
    this.#root = new PathNode(found);
    for (const placed of tests) this.#root.add(placed, placed.test.path);
    this.#root.prepare();
  }

  /** Adds to the found rules those with a test that the event meets. */
  find(event: Readonly<Record<string, unknown>>): void {
    this.#root.find(event);
  }
}

interface Member {
  readonly key: string;
  readonly node: PathNode;
}

class PathNode {
  readonly #found: FoundRules;
  #lookup: ValueLookup | undefined;
  readonly #members = new Map<string, Member>();
  readonly #indexed = new Map<number, PathNode>();
  #everyElement: PathNode | undefined;
  /** Key of an event → those of the members that it may be, in any capitalisation. */
  readonly #spellings = new Map<string, readonly Member[]>();
  /** The rules that are met where there is no value here, and so none below. */
  #onMissing: readonly number[] = [];
  #isMissedByRules = false;
  /** The walk over an object in which this member was last there. */
  #seenIn = 0;
  #walks = 0;

  constructor(found: FoundRules) {
    this.#found = found;
  }

  add(placed: PlacedTest, [step, ...rest]: readonly ConditionStep[]): void {
    if (step !== undefined) {
      this.#childFor(step).add(placed, rest);
      return;
    }
    this.#lookup ??= new ValueLookup(this.#found);
    this.#lookup.add(placed.test, placed.rule);
  }

  /** To be called once, when all is added. */
  prepare(): void {
    const named = [...[...this.#members.values()].map(({ node }) => node), ...this.#indexed.values()];
    for (const node of named) node.prepare();
    this.#everyElement?.prepare();
    this.#onMissing = [...(this.#lookup?.rulesMetBy(undefined) ?? []), ...named.flatMap((node) => node.#onMissing)];
    this.#isMissedByRules = named.some((node) => node.#onMissing.length > 0);
  }

  find(value: unknown): void {
    if (value === undefined) {
      this.#found.add(this.#onMissing);
      return;
    }
    this.#lookup?.find(value);
    if (Array.isArray(value)) this.#findElements(value);
    else {
      for (const node of this.#indexed.values()) node.find(undefined);
      if (typeof value === "object" && value !== null) this.#findMembers(value as Readonly<Record<string, unknown>>);
      else this.#findNoMember();
    }
  }

  #findElements(list: readonly unknown[]): void {
    this.#findNoMember();
    for (const [index, node] of this.#indexed) node.find(list.at(index));
    if (this.#everyElement !== undefined) for (const element of list) this.#everyElement.find(element);
  }

  #findNoMember(): void {
    if (this.#isMissedByRules) for (const { node } of this.#members.values()) node.find(undefined);
  }

  #findMembers(object: Readonly<Record<string, unknown>>): void {
    if (this.#members.size === 0) return;
    this.#walks += 1;
    for (const name in object) {
      for (const { key, node } of this.#spellings.get(name) ?? this.#spell(name)) {
        // The exact spelling counts before any other, and of the others the first.
        if (name !== key && (node.#seenIn === this.#walks || Object.hasOwn(object, key))) continue;
        node.#seenIn = this.#walks;
        node.find(object[name]);
      }
    }
    if (!this.#isMissedByRules) return;
    for (const { node } of this.#members.values()) if (node.#seenIn !== this.#walks) node.find(undefined);
  }

  #spell(name: string): readonly Member[] {
    const lowered = name.toLowerCase();
    const members = [...this.#members.values()].filter(({ key }) => key === name || key.toLowerCase() === lowered);
    if (this.#spellings.size < spellingsMax) this.#spellings.set(name, members);
    return members;
  }

  #childFor(step: ConditionStep): PathNode {
    const known =
      step === null
        ? this.#everyElement
        : typeof step === "string"
          ? this.#members.get(step)?.node
          : this.#indexed.get(step);
    if (known !== undefined) return known;
    const added = new PathNode(this.#found);
    if (step === null) this.#everyElement = added;
    else if (typeof step === "string") this.#members.set(step, { key: step, node: added });
    else this.#indexed.set(step, added);
    return added;
  }
}
