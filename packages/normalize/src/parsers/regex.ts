import type { LogParser } from "@pharos/domain";
import { RE2JS } from "re2js";
import { expandGrok } from "./grok.ts";
import { ignoresLine, textOptions } from "./text-options.ts";
import type { TextParser } from "./text-parser.ts";

type RegexOptions = NonNullable<LogParser["regex"]>;

/** The groups of a compiled pattern that give a field its value, and the field's name. */
interface CompiledPattern {
  readonly pattern: RE2JS;
  readonly groups: readonly { readonly field: string; readonly group: number }[];
}

/** Compiles the joined pattern with RE2, whose time grows with the line and nothing else. Throws an Error that says what is wrong. */
export function compilePattern(options: RegexOptions): CompiledPattern {
  const { source, fields } = expandGrok(options.match.join(""), options.patternDefinitions ?? {});
  const pattern = RE2JS.compile(source);
  const groups = Object.entries(pattern.namedGroups() as Record<string, number>)
    .map(([name, group]) => ({ field: fields.get(name) ?? name, group }))
    .sort((a, b) => a.group - b.group);
  if (groups.length === 0) throw new Error("the pattern names no field: use (?P<name>…) or %{PATTERN:name}");
  return { pattern, groups };
}

/** Lines by a regular expression with grok references. An optional group that took no part leaves its field out. */
export function regexParser(options: RegexOptions): TextParser {
  const { pattern, groups } = compilePattern(options);
  const isIgnored = ignoresLine(options.skipPrefix);
  const finish = textOptions(options);
  return () => ({
    begin() {},
    parse(text) {
      if (isIgnored(text)) return "ignored";
      const matcher = pattern.matcher(text);
      if (!matcher.find()) return undefined;
      const values: Record<string, string> = {};
      for (const { field, group } of groups) {
        const value: string | null = matcher.group(group);
        if (value) values[field] = value;
      }
      return finish(values);
    },
  });
}
