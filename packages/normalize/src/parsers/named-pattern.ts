import { expandGrok } from "./grok.ts";
import { compileLinePattern, type LinePattern } from "./line-pattern.ts";

/** A compiled pattern, and which of its groups give a field its value. */
export interface NamedPattern {
  readonly pattern: LinePattern;
  readonly groups: readonly { readonly field: string; readonly number: number }[];
}

/** Throws an Error that says what is wrong. */
export function compileNamedPattern(text: string, definitions: Readonly<Record<string, string>>): NamedPattern {
  const { source, fields } = expandGrok(text, definitions);
  const pattern = compileLinePattern(source);
  return { pattern, groups: pattern.groups.map(({ name, number }) => ({ field: fields.get(name) ?? name, number })) };
}
