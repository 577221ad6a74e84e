import type { LogParser } from "@pharos/domain";
import type { ParserAttempt, ParserStop, TakenPiece, TextParser } from "../text-records/text-parser.ts";
import { ignoresLine, type RecordMaker, TextRecords } from "../text-records/text-records.ts";

/** A placeholder and the literal text after it. */
interface Capture {
  /** Empty: matched and discarded. */
  readonly name: string;
  readonly literal: string;
  /** The literals around it wrap it in double quotes, so that an escaped quote is part of the value. */
  readonly isQuoted: boolean;
}

/** Lines by literal text and `%{name}` placeholders; no backtracking: a value ends where its literal first occurs. */
export function fastmatchParser(options: NonNullable<LogParser["fastmatch"]>): TextParser {
  const records = new TextRecords(options);
  const patterns = options.match.map((pattern) => new FastPattern(pattern, records));
  const isIgnored = ignoresLine(options.skipPrefix);
  return () => ({
    begin: () => true,
    parse(text) {
      if (isIgnored(text)) return "ignored";
      for (const pattern of patterns) {
        const record = pattern.match(text);
        if (record) return record;
      }
      return undefined;
    },
    trace(text) {
      const attempts: ParserAttempt[] = [];
      for (const pattern of patterns) {
        const attempt = pattern.trace(text);
        attempts.push(attempt);
        if (!attempt.stop) break;
      }
      return attempts;
    },
  });
}

class FastPattern {
  readonly #prefix: string;
  readonly #captures: readonly Capture[];
  readonly #recordOf: RecordMaker;
  readonly #values: string[];
  /** Where the captures of the line that was located last begin and end. */
  readonly #starts: number[];
  readonly #ends: number[];
  /** The place behind what was located. */
  #at = 0;

  constructor(pattern: string, records: TextRecords) {
    const parts = pattern.replace(/\r?\n$/, "").split(/%\{([^}]*)\}/);
    const captures: Capture[] = [];
    for (let i = 1; i < parts.length; i += 2) {
      const literal = parts[i + 1] ?? "";
      const isQuoted = literal.startsWith('"') && (parts[i - 1] ?? "").endsWith('"');
      captures.push({ name: (parts[i] ?? "").trim(), literal, isQuoted });
    }
    this.#prefix = parts[0] ?? "";
    this.#captures = captures;
    this.#recordOf = records.maker(captures.map(({ name }) => name));
    this.#values = new Array(captures.length).fill("");
    this.#starts = new Array(captures.length).fill(0);
    this.#ends = new Array(captures.length).fill(0);
  }

  match(line: string): ReturnType<RecordMaker> | undefined {
    const captures = this.#captures;
    if (this.#locate(line) !== captures.length || this.#at !== line.length) return undefined;
    for (let i = 0; i < captures.length; i++) {
      const { name, isQuoted } = captures[i] as Capture;
      if (name === "") continue;
      const value = line.slice(this.#starts[i], this.#ends[i]);
      this.#values[i] = isQuoted ? unescaped(value) : value;
    }
    return this.#recordOf(this.#values);
  }

  trace(line: string): ParserAttempt {
    const located = this.#locate(line);
    const pieces = this.#captures
      .slice(0, Math.max(0, located))
      .map(({ name }, i): TakenPiece => ({ name, start: this.#starts[i] ?? 0, end: this.#ends[i] ?? 0 }));
    const stop = this.#stopOf(line, located);
    return stop ? { pieces, stop } : { pieces };
  }

  /** The number of captures that the line has in their order; -1 where it does not even begin as the pattern does. */
  #locate(line: string): number {
    this.#at = 0;
    if (!line.startsWith(this.#prefix)) return -1;
    let at = this.#prefix.length;
    for (let i = 0; i < this.#captures.length; i++) {
      const { literal, isQuoted } = this.#captures[i] as Capture;
      const end = literal === "" ? line.length : isQuoted ? closingQuote(line, at, literal) : line.indexOf(literal, at);
      this.#at = at;
      if (end < 0) return i;
      this.#starts[i] = at;
      this.#ends[i] = end;
      at = end + literal.length;
    }
    this.#at = at;
    return this.#captures.length;
  }

  #stopOf(line: string, located: number): ParserStop | undefined {
    if (located < 0) {
      const at = sharedLength(line, this.#prefix);
      const expected = this.#prefix.slice(at);
      return { at, name: "", expected, reason: `expected "${expected}"` };
    }
    const at = this.#at;
    const open = this.#captures[located];
    if (open) {
      const { name, literal } = open;
      return { at, name, expected: literal, reason: `"${literal}" does not follow %{${name}}` };
    }
    if (at === line.length) return undefined;
    return { at, name: "", expected: "", reason: "the pattern ends here, and the line goes on" };
  }
}

/** The number of characters with which both begin. */
function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** Where the literal, which begins with a quote, first occurs with its quote not escaped by a backslash. */
function closingQuote(line: string, start: number, literal: string): number {
  for (let at = line.indexOf(literal, start); at >= 0; at = line.indexOf(literal, at + 1)) {
    let slashes = 0;
    while (at - slashes > start && line[at - slashes - 1] === "\\") slashes++;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}

function unescaped(value: string): string {
  return value.includes("\\") ? value.replace(/\\(["\\])/g, "$1") : value;
}
