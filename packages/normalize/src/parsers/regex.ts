import type { LogParser } from "@pharos/domain";
import type { TextParser } from "../text-records/text-parser.ts";
import { ignoresLine, TextRecords } from "../text-records/text-records.ts";
import { expandGrok } from "./grok.ts";
import { compileLinePattern, type LinePattern } from "./line-pattern.ts";

type RegexOptions = NonNullable<LogParser["regex"]>;

/** The groups of a compiled pattern that give a field its value, and the field's name. */
interface CompiledPattern {
  readonly pattern: LinePattern;
  readonly groups: readonly { readonly field: string; readonly number: number }[];
}

/** Compiles the joined pattern. Throws an Error that says what is wrong. */
export function compilePattern(options: RegexOptions): CompiledPattern {
  const { source, fields } = expandGrok(options.match.join(""), options.patternDefinitions ?? {});
  const pattern = compileLinePattern(source);
  const groups = pattern.groups.map(({ name, number }) => ({ field: fields.get(name) ?? name, number }));
  if (groups.length === 0) throw new Error("the pattern names no field: use (?P<name>…) or %{PATTERN:name}");
  return { pattern, groups };
}

/** Lines by a regular expression with grok references. An optional group that took no part leaves its field out. */
export function regexParser(options: RegexOptions): TextParser {
  const { pattern, groups } = compilePattern(options);
  const isIgnored = ignoresLine(options.skipPrefix);
  const names: string[] = [];
  for (const { field, number } of groups) names[number] = field;
  const recordOf = new TextRecords(options).maker(Array.from(names, (name) => name ?? ""));
  return () => ({
    begin: () => true,
    parse(text) {
      if (isIgnored(text)) return "ignored";
      const found = pattern.find(text);
      return found && recordOf(found);
    },
  });
}
