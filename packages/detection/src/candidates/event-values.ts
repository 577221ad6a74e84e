import {
  type ConditionPath,
  type ConditionStep,
  compileTest,
  type MatchCondition,
  readEvery,
  readStep,
  type ValueTest,
} from "@pharos/detection-content";

type Event = Readonly<Record<string, unknown>>;

interface Place {
  readonly parent: number;
  readonly step: ConditionStep;
}

const noEvent: Event = {};

/** The values of one event at a time; each is read from it once, however many conditions ask for it. */
export class EventValues {
  readonly #places: Place[] = [{ parent: 0, step: "" }];
  readonly #placeByPath = new Map<string, number>([["[]", 0]]);
  readonly #values: unknown[] = [noEvent];
  readonly #readIn: number[] = [0];
  #event: Event = noEvent;
  #number = 0;

  begin(event: Event): void {
    this.#number += 1;
    this.#event = event;
    this.#values[0] = event;
    this.#readIn[0] = this.#number;
  }

  /** The condition as a function of the event that was begun last. */
  compile(condition: MatchCondition): () => boolean {
    if ("all" in condition) return every(condition.all.map((part) => this.compile(part)));
    if ("any" in condition) return some(condition.any.map((part) => this.compile(part)));
    return this.#compileTest(condition);
  }

  #compileTest(test: ValueTest): () => boolean {
    const { path } = test;
    const holds = compileTest(test);
    if (path.includes(null)) return () => readEvery(this.#event, path).some(holds);
    const place = this.#placeOf(path);
    return () => holds(this.#read(place));
  }

  #placeOf(path: ConditionPath): number {
    const key = JSON.stringify(path);
    const known = this.#placeByPath.get(key);
    if (known !== undefined) return known;
    const parent = this.#placeOf(path.slice(0, -1));
    const place = this.#places.push({ parent, step: path.at(-1) ?? "" }) - 1;
    this.#values.push(undefined);
    this.#readIn.push(0);
    this.#placeByPath.set(key, place);
    return place;
  }

  #read(at: number): unknown {
    if (this.#readIn[at] === this.#number) return this.#values[at];
    const place = this.#places[at];
    const value = place === undefined ? undefined : readStep(this.#read(place.parent), place.step);
    this.#values[at] = value;
    this.#readIn[at] = this.#number;
    return value;
  }
}

function every(parts: readonly (() => boolean)[]): () => boolean {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : () => parts.every((part) => part());
}

function some(parts: readonly (() => boolean)[]): () => boolean {
  return () => parts.some((part) => part());
}
