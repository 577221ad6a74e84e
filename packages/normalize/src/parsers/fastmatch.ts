import type { LogParser } from "@pharos/domain";
import type { TextParser } from "../text-records/text-parser.ts";
import { ignoresLine, type RecordMaker, TextRecords } from "../text-records/text-records.ts";

/** A placeholder and the literal text after it. */
interface Capture {
  /** Empty: matched and discarded. */
  readonly name: string;
  readonly literal: string;
  /** The literals around it wrap it in double quotes, so that an escaped quote is part of the value. */
  readonly isQuoted: boolean;
}

type Match = (line: string) => ReturnType<RecordMaker> | undefined;

/** Lines by literal text and `%{name}` placeholders; no backtracking: a value ends where its literal first occurs. */
export function fastmatchParser(options: NonNullable<LogParser["fastmatch"]>): TextParser {
  const records = new TextRecords(options);
  const matches = options.match.map((pattern) => compileMatch(pattern, records));
  const isIgnored = ignoresLine(options.skipPrefix);
  return () => ({
    begin: () => true,
    parse(text) {
      if (isIgnored(text)) return "ignored";
      for (const match of matches) {
        const record = match(text);
        if (record) return record;
      }
      return undefined;
    },
  });
}

function compileMatch(pattern: string, records: TextRecords): Match {
  const parts = pattern.replace(/\r?\n$/, "").split(/%\{([^}]*)\}/);
  const prefix = parts[0] ?? "";
  const captures: Capture[] = [];
  for (let i = 1; i < parts.length; i += 2) {
    const literal = parts[i + 1] ?? "";
    const isQuoted = literal.startsWith('"') && (parts[i - 1] ?? "").endsWith('"');
    captures.push({ name: (parts[i] ?? "").trim(), literal, isQuoted });
  }
  const recordOf = records.maker(captures.map(({ name }) => name));
  const values: string[] = new Array(captures.length).fill("");
  return (line) => {
    if (!line.startsWith(prefix)) return undefined;
    let at = prefix.length;
    for (let i = 0; i < captures.length; i++) {
      const { name, literal, isQuoted } = captures[i] as Capture;
      const end = literal === "" ? line.length : isQuoted ? closingQuote(line, at, literal) : line.indexOf(literal, at);
      if (end < 0) return undefined;
      if (name !== "") values[i] = isQuoted ? unescaped(line.slice(at, end)) : line.slice(at, end);
      at = end + literal.length;
    }
    return at === line.length ? recordOf(values) : undefined;
  };
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
