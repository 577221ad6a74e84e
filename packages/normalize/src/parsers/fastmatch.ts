import type { LogParser } from "@pharos/domain";
import { ignoresLine, textOptions } from "./text-options.ts";
import type { TextParser } from "./text-parser.ts";

/** A placeholder and the literal text after it. */
interface Capture {
  /** Empty: matched and discarded. */
  readonly name: string;
  readonly literal: string;
  /** The literals around it wrap it in double quotes, so that an escaped quote is part of the value. */
  readonly isQuoted: boolean;
}

type Match = (line: string) => Record<string, string> | undefined;

/** Lines by literal text and `%{name}` placeholders; no backtracking: a value ends where its literal first occurs. */
export function fastmatchParser(options: NonNullable<LogParser["fastmatch"]>): TextParser {
  const matches = options.match.map(compileMatch);
  const isIgnored = ignoresLine(options.skipPrefix);
  const finish = textOptions(options);
  return () => ({
    begin() {},
    parse(text) {
      if (isIgnored(text)) return "ignored";
      for (const match of matches) {
        const values = match(text);
        if (values) return finish(values);
      }
      return undefined;
    },
  });
}

function compileMatch(pattern: string): Match {
  const parts = pattern.replace(/\r?\n$/, "").split(/%\{([^}]*)\}/);
  const prefix = parts[0] ?? "";
  const captures: Capture[] = [];
  for (let i = 1; i < parts.length; i += 2) {
    const literal = parts[i + 1] ?? "";
    const isQuoted = literal.startsWith('"') && (parts[i - 1] ?? "").endsWith('"');
    captures.push({ name: (parts[i] ?? "").trim(), literal, isQuoted });
  }
  return (line) => {
    if (!line.startsWith(prefix)) return undefined;
    const values: Record<string, string> = {};
    let at = prefix.length;
    for (const { name, literal, isQuoted } of captures) {
      const end = literal === "" ? line.length : isQuoted ? closingQuote(line, at, literal) : line.indexOf(literal, at);
      if (end < 0) return undefined;
      if (name !== "") values[name] = isQuoted ? unescaped(line.slice(at, end)) : line.slice(at, end);
      at = end + literal.length;
    }
    return at === line.length ? values : undefined;
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
