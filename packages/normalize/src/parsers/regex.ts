import type { LogParser } from "@pharos/domain";
import type { TextParser } from "../text-records/text-parser.ts";
import { ignoresLine, TextRecords } from "../text-records/text-records.ts";
import { compileNamedPattern, type NamedPattern } from "./named-pattern.ts";
import { RegexTrace } from "./regex-trace.ts";

type RegexOptions = NonNullable<LogParser["regex"]>;

/** Compiles the joined pattern. Throws an Error that says what is wrong. */
export function compilePattern({ match, patternDefinitions }: RegexOptions): NamedPattern {
  const named = compileNamedPattern(match.join(""), patternDefinitions ?? {});
  if (named.groups.length === 0) throw new Error("the pattern names no field: use (?P<name>…) or %{PATTERN:name}");
  return named;
}

/** Lines by a regular expression with grok references. An optional group that took no part leaves its field out. */
export function regexParser(options: RegexOptions): TextParser {
  const named = compilePattern(options);
  const { pattern, groups } = named;
  const isIgnored = ignoresLine(options.skipPrefix);
  const names: string[] = [];
  for (const { field, number } of groups) names[number] = field;
  const recordOf = new TextRecords(options).maker(Array.from(names, (name) => name ?? ""));
  const trace = new RegexTrace(named, options.match.join(""), options.patternDefinitions ?? {});
  return () => ({
    begin: () => true,
    parse(text) {
      if (isIgnored(text)) return "ignored";
      const found = pattern.find(text);
      return found && recordOf(found);
    },
    trace: (text) => [trace.attempt(text)],
  });
}
