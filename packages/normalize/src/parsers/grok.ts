import { builtInPatterns } from "./grok-patterns.ts";

const sourceLengthMax = 200_000;

export interface ExpandedPattern {
  /** RE2 syntax without grok references. */
  readonly source: string;
  /** Names of the groups made for `%{PATTERN:field}` → the field, which may have characters no group name has. */
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Replaces `%{PATTERN}` and `%{PATTERN:field}` by the pattern, which may refer to others itself; fields inside
 * definitions name groups too. Throws an Error for an unknown name, one that replaces a built-in, or a circle.
 */
export function expandGrok(pattern: string, definitions: Readonly<Record<string, string>>): ExpandedPattern {
  const replaced = Object.keys(definitions).find((name) => Object.hasOwn(builtInPatterns, name));
  if (replaced !== undefined) throw new Error(`the pattern ${replaced} is built in and cannot be defined again`);
  const fields = new Map<string, string>();
  const expand = (text: string, within: readonly string[]): string => {
    const expanded = text.replace(/%\{(\w+)(?::([^}]+))?\}/g, (_, name: string, field: string | undefined) => {
      if (within.includes(name)) throw new Error(`the pattern ${name} refers to itself`);
      const definition = own(definitions, name) ?? own(builtInPatterns, name);
      if (definition === undefined) throw new Error(`no pattern is called ${name}`);
      const inner = expand(definition, [...within, name]);
      if (field === undefined) return `(?:${inner})`;
      const group = `grok${fields.size}`;
      fields.set(group, field);
      return `(?P<${group}>${inner})`;
    });
    if (expanded.length > sourceLengthMax) throw new Error("the pattern is too long when its references are expanded");
    return expanded;
  };
  return { source: expand(pattern, []), fields };
}

function own(patterns: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(patterns, name) ? patterns[name] : undefined;
}
