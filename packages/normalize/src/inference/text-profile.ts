import { type TextTrait, traitsOf } from "./text-traits.ts";
import { timeFormatsOf } from "./time-formats.ts";

const rememberedMax = 2000;

/** What is known of the texts of a field. Empty ones are not told to it. */
export class TextProfile {
  /** Texts that differ, and repetitions of those beyond the first two thousand. */
  #count = 0;
  readonly #traits = new Map<TextTrait, number>();
  readonly #remembered = new Set<string>();
  readonly #timeFormats = new Set<number>();
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;

  add(text: string): void {
    if (this.#remembered.has(text)) return;
    if (this.#remembered.size < rememberedMax) this.#remembered.add(text);
    // A dash is how many vendors write that there is nothing: it takes nothing away but the types that cannot hold it.
    if (text !== "-") this.#addMeaningful(text);
    this.#timeFormats.add(this.#timeFormats.has(0) ? 0 : timeFormatsOf(text));
  }

  #addMeaningful(text: string): void {
    this.#count++;
    for (const trait of traitsOf(text)) this.#traits.set(trait, (this.#traits.get(trait) ?? 0) + 1);
    if (!this.#traits.has("number")) return;
    const number = Number(text);
    if (number < this.min) this.min = number;
    if (number > this.max) this.max = number;
  }

  get hasDash(): boolean {
    return this.#remembered.has("-");
  }

  /** True when there are texts with a meaning and all have the trait. */
  all(trait: TextTrait): boolean {
    return this.#count > 0 && this.#traits.get(trait) === this.#count;
  }

  some(trait: TextTrait): boolean {
    return this.#traits.has(trait);
  }

  /** True when each text has one of the traits. */
  each(...traits: TextTrait[]): boolean {
    const sum = traits.reduce((total, trait) => total + (this.#traits.get(trait) ?? 0), 0);
    return this.#count > 0 && sum === this.#count;
  }

  /** The bits of `timeFormatsOf` of all texts. */
  get timeFormats(): ReadonlySet<number> {
    return this.#timeFormats;
  }
}
