import { sqlInvalid } from "../errors/errors.ts";
import { readCall, type TokenRange } from "../sql-text/read-call.ts";
import { codeIndex, isCode, placeOf, type SqlToken } from "../sql-text/sql-tokens.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";
import { codeOf, literalText, textOf } from "./argument-text.ts";
import { readInstant } from "./instant.ts";
import { type FoundMacro, macroCallAt } from "./macro-call-at.ts";
import { constantMoment, type Moment } from "./moment.ts";
import { readOffset } from "./offset.ts";
import { signatureOf, type TimeMacro, timeMacros } from "./time-macros.ts";

/** Its arguments, read as what they are. */
export class MacroCall {
  readonly macro: TimeMacro;
  readonly reference: Moment;
  readonly #tokens: readonly SqlToken[];
  readonly #at: number;
  readonly #args: readonly TokenRange[];

  constructor(tokens: readonly SqlToken[], at: number, call: FoundMacro, reference: Date) {
    this.macro = call.macro;
    this.reference = constantMoment({ ms: reference.getTime(), ns: 0 });
    this.#tokens = tokens;
    this.#at = at;
    this.#args = call.args;
    const { length } = timeMacros[call.macro];
    if (call.args.length > length) throw this.#wrong(at, `takes at most ${length} arguments`);
  }

  get now(): string {
    return this.reference.sql;
  }

  /** Milliseconds. */
  offset(index: number): number {
    const range = this.#required(index, "offset");
    const offset = readOffset(literalText(codeOf(this.#tokens, range)) ?? textOf(this.#tokens, range));
    if ("problem" in offset) throw this.#wrong(this.#first(range), `${textOf(this.#tokens, range)} ${offset.problem}`);
    return offset.ms;
  }

  moment(index: number): Moment {
    const range = this.#required(index, "instant");
    const code = codeOf(this.#tokens, range);
    const [first] = code;
    if (code.length === 1 && first !== undefined && (first.kind === "string" || /^\d/.test(first.text))) {
      const instant = readInstant(literalText(code) ?? "");
      if (instant !== undefined) return constantMoment(instant);
      throw this.#wrong(this.#first(range), `${first.text} is not a time. Write one such as '2026-03-01 10:00:00'`);
    }
    const sql = this.#expression(range);
    return sql === this.now ? this.reference : { constant: undefined, sql: `toDateTime64(${sql}, 9, 'UTC')` };
  }

  /** `alias.column`, from the argument `index` and the one behind it. */
  column(index: number): string {
    const alias = this.#name(index);
    const column = this.#name(index + 1) || eventTimeColumn;
    return alias === "" ? column : `${alias}.${column}`;
  }

  #name(index: number): string {
    const range = this.#args[index];
    if (range === undefined) return "";
    const text = textOf(this.#tokens, range);
    const isName = codeOf(this.#tokens, range).every(
      ({ kind, text }, i) => (i % 2 === 0 ? kind === "word" || kind === "quoted" : text === ".") && !/^\d/.test(text),
    );
    if (isName && !text.endsWith(".")) return text;
    throw this.#wrong(
      this.#first(range),
      `${text} is not the name of a ${index + 1 === this.#lastIndex ? "table" : "column"}`,
    );
  }

  get #lastIndex(): number {
    return timeMacros[this.macro].length - 1;
  }

  /** A person's expression, in which the current time is the reference time. */
  #expression(range: TokenRange): string {
    let out = "";
    for (let i = range.from; i < range.to; i++) {
      const token = this.#tokens[i];
      const inner = macroCallAt(this.#tokens, i);
      if (inner && inner.macro !== "p_current_timestamp") throw this.#wrong(i, `cannot hold ${inner.macro}`);
      const clock = inner ? this.now : this.#clockAt(i);
      out += clock ?? (isCode(token) ? token.text : " ");
      if (clock !== undefined) i = readCall(this.#tokens, i)?.close ?? i;
    }
    const text = out.trim();
    return text === this.now ? text : `(${text})`;
  }

  #clockAt(i: number): string | undefined {
    const token = this.#tokens[i];
    if (token?.kind !== "word" || this.#tokens[codeIndex(this.#tokens, i, -1)]?.text === ".") return undefined;
    const name = token.text.toLowerCase();
    if (name !== "current_timestamp" && name !== "current_date") return undefined;
    if ((readCall(this.#tokens, i)?.args.length ?? 0) > 0) return undefined;
    return name === "current_date" ? `toDate(${this.now})` : this.now;
  }

  #required(index: number, what: string): TokenRange {
    const range = this.#args[index];
    if (range !== undefined && codeOf(this.#tokens, range).length > 0) return range;
    throw this.#wrong(this.#at, `needs its ${what}`);
  }

  #first({ from }: TokenRange): number {
    return codeIndex(this.#tokens, from - 1);
  }

  #wrong(at: number, problem: string) {
    return sqlInvalid(
      `${this.macro} at ${placeOf(this.#tokens, at)}: ${problem}. Write it as ${signatureOf(this.macro)}`,
    );
  }
}
