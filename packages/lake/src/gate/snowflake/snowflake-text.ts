import { quoteText } from "../../connection/statement.ts";
import { sqlRefused } from "../../errors/errors.ts";
import { readCall, type SqlCall, type TokenRange } from "../../sql-text/read-call.ts";
import { codeIndex, isCode, type SqlToken } from "../../sql-text/sql-tokens.ts";
import { castType, nullable } from "./cast-type.ts";
import { arrayJoin, flattenArguments, valueJoin } from "./flatten.ts";
import { type Argument, snowflakeFunctions } from "./functions.ts";
import { likeAny } from "./like-any.ts";
import { orderedGroup } from "./ordered-group.ts";
import { type Piece, readPath } from "./read-path.ts";
import { refusedFunctions } from "./refused-spellings.ts";

const depthMax = 100;
const flattensMax = 20;
const lengthMax = 400_000;
const wholeMatch = (pattern: string) => `(?-s)^(?:${pattern})$`;

/** A text of tokens; each call of a known function within it is a text of its own, which is translated first. */
export class SnowflakeText {
  readonly #tokens: readonly SqlToken[];
  /** `a ? b : c` is ClickHouse's: with a question mark no colon is a path. */
  readonly #hasTernary: boolean;
  #depth = 0;
  #flattens = 0;

  constructor(tokens: readonly SqlToken[]) {
    this.#tokens = tokens;
    this.#hasTernary = tokens.some(({ kind, text }) => kind === "symbol" && text === "?");
  }

  translated({ from, to }: TokenRange): string {
    if (++this.#depth > depthMax) throw sqlRefused(`Calls in a query can be nested at most ${depthMax} deep`);
    let out = "";
    for (let i = from; i < to; i++) {
      const piece = this.#pieceAt(i);
      out += piece?.sql ?? this.#textAt(i);
      if (out.length > lengthMax)
        throw sqlRefused(`A query can have at most ${lengthMax} characters once its Snowflake spellings are expanded`);
      i = piece?.last ?? i;
    }
    this.#depth--;
    return out;
  }

  /** The text in place of token `i` and some behind it; undefined when it stays. */
  #pieceAt(i: number): Piece | undefined {
    const token = this.#tokens[i];
    if (token?.kind === "word") return this.#wordAt(i, token.text.toLowerCase());
    if (token?.kind !== "symbol") return undefined;
    if (token.text === ",") return this.#flattenAt(i, codeIndex(this.#tokens, i));
    if (token.text === ":" && this.#textAt(i + 1) === ":") return this.#castAt(i);
    if (token.text === ":" || token.text === "[") return this.#pathAt(i);
    return undefined;
  }

  #wordAt(i: number, word: string): Piece | undefined {
    if (this.#textAt(codeIndex(this.#tokens, i, -1)) === ".") return undefined;
    const next = codeIndex(this.#tokens, i);
    if (word === "snowflake" && /^account_usage$/i.test(this.#textAt(codeIndex(this.#tokens, next)))) {
      throw sqlRefused(
        "SNOWFLAKE.ACCOUNT_USAGE is not part of this data lake. Its logs are tables of pharos_logs, such as snowflake_loginhistory",
      );
    }
    if (word === "cross" && /^join$/i.test(this.#textAt(next))) {
      return this.#flattenAt(i, codeIndex(this.#tokens, next));
    }
    if (word === "like" || word === "ilike") return this.#likeAnyAt(next, word, "");
    if (word === "not" && /^i?like$/i.test(this.#textAt(next))) {
      return this.#likeAnyAt(codeIndex(this.#tokens, next), this.#textAt(next), " = 0");
    }
    if (word === "rlike" && this.#tokens[next]?.kind === "string") return this.#rlikeAt(next);
    return this.#textAt(next) === "(" ? this.#callAt(i, word) : undefined;
  }

  #callAt(i: number, name: string): Piece | undefined {
    const near = Object.hasOwn(refusedFunctions, name) ? refusedFunctions[name] : undefined;
    if (near !== undefined) throw sqlRefused(`${name.toUpperCase()} has no exact equivalent. Write ${near}`);
    if (name === "flatten") throw sqlRefused("Write FLATTEN after FROM and a comma, or ARRAY JOIN column AS name");
    const isCast = name === "cast" || name === "try_cast";
    const translate = Object.hasOwn(snowflakeFunctions, name) ? snowflakeFunctions[name] : undefined;
    const isList = name === "array_agg" || name === "listagg" || name.startsWith("percentile_");
    if (!isCast && !translate && !isList) return undefined;
    const call = readCall(this.#tokens, i);
    if (call === undefined) return undefined;
    const within = this.#withinGroup(name, call);
    if (within !== undefined) return within;
    const sql = isCast ? this.#castCall(name, call) : translate?.(this.#argumentsOf(call), this.#isPathBehind(call));
    return sql === undefined ? undefined : { sql, last: call.close };
  }

  /** `PERCENTILE_CONT(0.9) WITHIN GROUP (ORDER BY x)`, and lists that are ordered by what they hold. */
  #withinGroup(name: string, { close, args }: SqlCall): Piece | undefined {
    const within = codeIndex(this.#tokens, close);
    const group = codeIndex(this.#tokens, within);
    if (!/^within$/i.test(this.#textAt(within)) || !/^group$/i.test(this.#textAt(group))) return undefined;
    const order = readCall(this.#tokens, group);
    const by = order === undefined ? within : codeIndex(this.#tokens, codeIndex(this.#tokens, group));
    const first = codeIndex(this.#tokens, by);
    if (order === undefined || !/^order$/i.test(this.#textAt(by)) || !/^by$/i.test(this.#textAt(first)))
      return undefined;
    const key = this.translated({ from: first + 1, to: order.close }).trim();
    const [value = "", separator = "''"] = args.map((range) => this.translated(range).trim());
    const sql = orderedGroup(name, value, separator, key);
    if (sql === undefined)
      throw sqlRefused("WITHIN GROUP has no exact equivalent. Write arraySort(groupArray(x)), or sort tuples (y, x)");
    return { sql, last: order.close };
  }

  #argumentsOf({ args }: SqlCall): Argument[] {
    return args.map((range) => this.#argument(range));
  }

  #isPathBehind({ close }: SqlCall): boolean {
    const next = codeIndex(this.#tokens, close);
    return this.#textAt(next) === ":" && this.#textAt(next + 1) !== ":";
  }

  #argument(range: TokenRange): Argument {
    const first = codeIndex(this.#tokens, range.from - 1);
    const path = this.#pathBehindNames(first, range.to);
    return { sql: this.translated(range).trim(), isPath: path !== undefined };
  }

  /** The path of an argument that is nothing but a column and its path. */
  #pathBehindNames(first: number, to: number): Piece | undefined {
    let at = first;
    while (at < to && (this.#tokens[at]?.kind === "word" || this.#tokens[at]?.kind === "quoted")) {
      const next = codeIndex(this.#tokens, at);
      if (this.#textAt(next) !== ".") {
        if (this.#textAt(next + 1) === ":") return undefined;
        const path = readPath(this.#tokens, next);
        return path && codeIndex(this.#tokens, path.last) >= to ? path : undefined;
      }
      at = codeIndex(this.#tokens, next);
    }
    return undefined;
  }

  /** `CAST(x AS type)`; ClickHouse's own `CAST(x, 'type')` stays. */
  #castCall(name: string, { args }: SqlCall): string | undefined {
    const [range, ...more] = args;
    if (range === undefined || more.length > 0) return undefined;
    const as = this.#lastAs(range);
    if (as === undefined) return undefined;
    const typeAt = codeIndex(this.#tokens, as);
    const { type } = this.#typeAt(typeAt);
    const value = this.translated({ from: range.from, to: as }).trim();
    if (name === "cast") return type && `CAST(${value} AS ${nullable(type)})`;
    if (type === "Int64")
      throw sqlRefused("TRY_CAST to a whole number has no exact equivalent. Write toInt64OrNull(text)");
    return `accurateCastOrNull(${value}, ${quoteText(type ?? this.#textAt(typeAt))})`;
  }

  #lastAs({ from, to }: TokenRange): number | undefined {
    for (let at = to - 1; at > from; at--) {
      if (this.#tokens[at]?.kind === "word" && /^as$/i.test(this.#textAt(at))) return at;
    }
    return undefined;
  }

  /** `::type`; VARIANT is what a value is without a cast. */
  #castAt(i: number): Piece | undefined {
    const at = codeIndex(this.#tokens, i + 1);
    if (/^variant$/i.test(this.#textAt(at))) return { sql: "", last: at };
    const { type, last } = this.#typeAt(at);
    return type === undefined ? { sql: "::", last: i + 1 } : { sql: `::${nullable(type)}`, last };
  }

  #typeAt(at: number): { type: string | undefined; last: number } {
    const call = readCall(this.#tokens, at);
    const last = call?.close ?? at;
    const size = call
      ? this.#tokens
          .slice(at + 1, last + 1)
          .filter(isCode)
          .map(({ text }) => text)
          .join("")
      : "";
    return { type: castType(this.#textAt(at), size), last };
  }

  #pathAt(i: number): Piece | undefined {
    if (this.#hasTernary) return undefined;
    const path = readPath(this.#tokens, i) ?? this.#firstElementAt(i);
    return path && { ...path, sql: `${path.sql}${this.#castForSet(codeIndex(this.#tokens, path.last))}` };
  }

  /** `x[0]`, which only Snowflake has: ClickHouse counts from 1. */
  #firstElementAt(i: number): Piece | undefined {
    const number = codeIndex(this.#tokens, i);
    const last = codeIndex(this.#tokens, number);
    const before = this.#tokens[codeIndex(this.#tokens, i, -1)];
    const isElement =
      before?.kind === "word" || before?.kind === "quoted" || before?.text === ")" || before?.text === "]";
    const isFirst = this.#textAt(i) === "[" && this.#textAt(number) === "0" && this.#textAt(last) === "]";
    return isElement && isFirst ? { sql: "[1]", last } : undefined;
  }

  /** A value out of JSON cannot be looked for in a set before its type is said. */
  #castForSet(next: number): string {
    const isNot = /^not$/i.test(this.#textAt(next));
    const isIn = isNot ? codeIndex(this.#tokens, next) : next;
    if (!/^in$/i.test(this.#textAt(isIn))) return "";
    const first = codeIndex(this.#tokens, codeIndex(this.#tokens, isIn));
    return /^[\d-]/.test(this.#textAt(first)) ? "::Nullable(Float64)" : "::Nullable(String)";
  }

  /** `LIKE ANY ('a%', 'b%')`, of which token `any` is the second word. The engine knows no NOT REGEXP. */
  #likeAnyAt(any: number, like: string, behind: string): Piece | undefined {
    if (!/^any$/i.test(this.#textAt(any))) return undefined;
    const call = readCall(this.#tokens, any);
    if (call === undefined) return undefined;
    const list = this.#tokens.slice(codeIndex(this.#tokens, any) + 1, call.close).filter(isCode);
    return { sql: `${likeAny(like, list)}${behind}`, last: call.close };
  }

  #rlikeAt(pattern: number): Piece {
    const text = this.#textAt(pattern);
    if (!/^'.*'$/s.test(text)) throw sqlRefused("Write match(x, pattern) instead of this RLIKE");
    return { sql: `REGEXP '${wholeMatch(text.slice(1, -1))}'`, last: pattern };
  }

  /** `, LATERAL FLATTEN(…) AS f` or `, TABLE(FLATTEN(…)) f`, of which token `first` is the first word. */
  #flattenAt(i: number, first: number): Piece | undefined {
    const word = this.#textAt(first).toLowerCase();
    const open = codeIndex(this.#tokens, first);
    const flatten = word === "lateral" ? open : word === "table" ? codeIndex(this.#tokens, open) : first;
    if (!/^flatten$/i.test(this.#textAt(flatten))) return undefined;
    const call = readCall(this.#tokens, flatten);
    if (call === undefined) return undefined;
    const close = word === "table" ? codeIndex(this.#tokens, call.close) : call.close;
    const next = codeIndex(this.#tokens, close);
    const last = /^as$/i.test(this.#textAt(next)) ? codeIndex(this.#tokens, next) : next;
    const alias = this.#textAt(last);
    const isNamed =
      /^[a-z_]\w*$/i.test(alias) &&
      !/^(where|group|order|limit|join|left|inner|cross|qualify|having|union)$/i.test(alias);
    const given = flattenArguments(call.args.map((range) => this.#namedArgument(range)));
    if (++this.#flattens > flattensMax) throw sqlRefused(`A query can use FLATTEN at most ${flattensMax} times`);
    const space = this.#textAt(i) === "," ? " " : "";
    if (!isNamed)
      return { sql: `${space}${valueJoin({ ...given, hasObjects: this.#readsPathsOfValue() })}`, last: close };
    return { sql: `${space}${arrayJoin({ ...given, ...this.#usesOf(alias), alias })}`, last };
  }

  /** `input => column` */
  #namedArgument(range: TokenRange): [name: string, sql: string] {
    const first = codeIndex(this.#tokens, range.from - 1);
    const arrow = codeIndex(this.#tokens, first);
    const isNamed = this.#textAt(arrow) === "=" && this.#textAt(arrow + 1) === ">";
    const value = { from: isNamed ? arrow + 2 : range.from, to: range.to };
    return [isNamed ? this.#textAt(first) : "", this.translated(value).trim()];
  }

  /** Returns true if `value`, of a FLATTEN without a name, is read by paths. */
  #readsPathsOfValue(): boolean {
    const code = this.#tokens.filter(isCode).map(({ text }) => text);
    return code.some((text, i) => /^value$/i.test(text) && code[i + 1] === ":" && code[i + 2] !== ":");
  }

  /** How the query reads what a FLATTEN makes. */
  #usesOf(alias: string): { hasObjects: boolean; hasIndex: boolean } {
    const code = this.#tokens.filter(isCode).map(({ text }) => text);
    const uses = code.flatMap((text, i) => (text === alias && code[i + 1] === "." ? [code.slice(i + 2, i + 5)] : []));
    return {
      hasObjects: uses.some(([name, mark, second]) => /^value$/i.test(name ?? "") && mark === ":" && second !== ":"),
      hasIndex: uses.some(([name]) => /^index$/i.test(name ?? "")),
    };
  }

  #textAt(i: number): string {
    return this.#tokens[i]?.text ?? "";
  }
}
