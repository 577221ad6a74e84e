import type { LogParser } from "@pharos/domain";

type TextOptions = Pick<
  NonNullable<LogParser["fastmatch"]>,
  "trimSpace" | "emptyValues" | "expandFields" | "skipPrefix"
>;
type Texts = Record<string, string | undefined>;
/** Makes the record of the values that stand at the names' places. */
export type RecordMaker = (values: ArrayLike<string | undefined>) => Texts;

/** `%{a}:%{b}` → texts and names in turn. */
function template(text: string): (values: Texts) => string {
  const parts = text.split(/%\{([^}]*)\}/);
  return (values) => parts.map((part, i) => (i % 2 === 0 ? part : (values[part] ?? ""))).join("");
}

/**
 * The options that all text parsers share, in their order: trim, drop empty values, expand. A value that is dropped is
 * an undefined member.
 */
export class TextRecords {
  readonly #empty: ReadonlySet<string>;
  readonly #emptyLengthMax: number;
  readonly #isTrimmed: boolean;
  readonly #expansions: readonly (readonly [name: string, expand: (values: Texts) => string])[];

  constructor({ emptyValues = [], expandFields = {}, trimSpace = false }: TextOptions) {
    this.#empty = new Set(["", ...emptyValues]);
    this.#emptyLengthMax = Math.max(...[...this.#empty].map((text) => text.length));
    this.#isTrimmed = trimSpace;
    this.#expansions = Object.entries(expandFields).map(([name, text]) => [name, template(text)]);
  }

  /**
   * For records whose names are known before any of them: generated code gives all of them one shape, which the engine
   * reads and copies several times as fast as objects that grow member by member. A place without a name is left out;
   * names enter the code as quoted texts only.
   */
  maker(names: readonly string[]): RecordMaker {
    const last = new Map(names.map((name, place) => [name, place]));
    last.delete("");
    const members = [...last].map(([name, place]) => `[${JSON.stringify(name)}]: keep(values[${place}])`);
    const make = new Function("keep", `return (values) => ({ ${members.join(", ")} });`);
    const record = make((value: string | undefined) => this.#kept(value)) as RecordMaker;
    return this.#expansions.length === 0 ? record : (values) => this.#expanded(record(values));
  }

  /** For a record whose names were in the line itself. Works in place. */
  finish(values: Texts): Texts {
    for (const name in values) values[name] = this.#kept(values[name]);
    return this.#expanded(values);
  }

  #kept(value: string | undefined): string | undefined {
    if (value === undefined) return undefined;
    const text = this.#isTrimmed ? value.trim() : value;
    // Most values are longer than all that mean nothing; looking one up would read and hash all of it.
    return text.length <= this.#emptyLengthMax && this.#empty.has(text) ? undefined : text;
  }

  #expanded(values: Texts): Texts {
    for (const [name, expand] of this.#expansions) {
      const text = expand(values);
      if (!this.#empty.has(text)) values[name] = text;
    }
    return values;
  }
}

/** True for lines that are no record: blank ones and comments. */
export function ignoresLine(skipPrefix: string | undefined): (line: string) => boolean {
  if (!skipPrefix) return isBlank;
  return (line) => line.startsWith(skipPrefix) || isBlank(line);
}

const lastBlank = 0x20;

function isBlank(line: string): boolean {
  return !(line.charCodeAt(0) > lastBlank) && line.trim() === "";
}
