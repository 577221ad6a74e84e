import { TextProfile } from "./text-profile.ts";

export type ValueKind = "text" | "number" | "boolean" | "object" | "array";

/** A map with more keys than this is one of free keys, whatever further ones it has. */
const keysMax = 2000;

/** What is known of the values at one place of the samples: a field, or the elements of an array. */
export class ValueProfile {
  /** Values that are neither null nor an empty text. */
  filled = 0;
  emptyTexts = 0;
  readonly kinds = new Map<ValueKind, number>();
  readonly texts = new TextProfile();
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  areWhole = true;
  readonly fields = new Map<string, ValueProfile>();
  element: ValueProfile | undefined;

  add(value: unknown): void {
    if (value === null || value === undefined) return;
    if (value === "") {
      this.emptyTexts++;
      return;
    }
    this.filled++;
    if (typeof value === "string") this.#note("text", () => this.texts.add(value));
    else if (typeof value === "number") this.#note("number", () => this.#addNumber(value));
    else if (Array.isArray(value)) this.#note("array", () => this.#addElements(value));
    else if (typeof value === "object") this.#note("object", () => this.#addMembers(value));
    else this.#note("boolean", () => undefined);
  }

  #note(kind: ValueKind, add: () => void): void {
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    add();
  }

  #addNumber(value: number): void {
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
    if (!Number.isInteger(value)) this.areWhole = false;
  }

  #addElements(values: readonly unknown[]): void {
    for (const value of values) {
      this.element ??= new ValueProfile();
      this.element.add(value);
    }
  }

  #addMembers(object: object): void {
    for (const [key, value] of Object.entries(object)) {
      let profile = this.fields.get(key);
      if (!profile) {
        if (this.fields.size >= keysMax) continue;
        profile = new ValueProfile();
        this.fields.set(key, profile);
      }
      profile.add(value);
    }
  }
}
