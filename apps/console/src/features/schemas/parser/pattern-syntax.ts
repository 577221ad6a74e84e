import type { PatternSyntax } from "./pattern-edit.ts";

const fastmatch: PatternSyntax = {
  placeholders: (pattern) =>
    [...pattern.matchAll(/%\{([^}]*)\}/g)].map(({ 0: mark, 1: name = "", index }) => ({
      name: name.trim(),
      start: index,
      end: index + mark.length,
    })),
  literal: (text) => text,
  plain: (part) => part,
  placeholder: (name) => `%{${name}}`,
  rest: "%{}",
  begin: "",
  end: "",
  isOpen: () => false,
  areNeighboursAllowed: false,
};

const regex: PatternSyntax = {
  placeholders: namedGroups,
  literal: (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
  plain: plainText,
  placeholder: (name, value, after) => `(?P<${name}>${valuePattern(value, after)})`,
  rest: ".*$",
  begin: "^",
  end: "$",
  isOpen: (part) => ["", ".*", ".*$", ".*?$"].includes(part),
  areNeighboursAllowed: true,
};

export const patternSyntaxes = { fastmatch, regex } as const;

/** What a value may be like: digits, all up to the sign behind it, a word, or whatever is there. */
function valuePattern(value: string, after: string): string {
  if (/^\d+$/.test(value)) return String.raw`\d+`;
  const sign = /^[^\p{L}\p{N}\s\\\]^-]/u.exec(after)?.[0];
  if (sign !== undefined && !value.includes(sign)) return `[^${sign}]+`;
  if (!/\s/.test(value)) return String.raw`\S+`;
  return after === "" ? ".+" : ".+?";
}

/** Undefined for a part with a meaning beyond its characters. */
function plainText(part: string): string | undefined {
  let text = "";
  for (let at = 0; at < part.length; at++) {
    const char = part[at] ?? "";
    if (char === "\\") {
      const escaped = part[++at] ?? "";
      if (/^[A-Za-z0-9]?$/.test(escaped)) return undefined;
      text += escaped;
    } else if ("^$.*+?()[]{}|".includes(char)) return undefined;
    else text += char;
  }
  return text;
}

/** Groups and grok references with names that are within no other group. */
function namedGroups(pattern: string) {
  const groups: { name: string; start: number; end: number }[] = [];
  let depth = 0;
  let open: { name: string; start: number } | undefined;
  const token = /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|%\{\w+(?::([^}]+))?\}|\((?:\?P?<(\w+)>)?|\)|[\s\S]/g;
  for (const { 0: text, 1: field, 2: group, index } of pattern.matchAll(token)) {
    const end = index + text.length;
    if (text.startsWith("%{") && field !== undefined && depth === 0) groups.push({ name: field, start: index, end });
    if (text.startsWith("(")) {
      if (depth === 0 && group !== undefined) open = { name: group, start: index };
      depth++;
    }
    if (text !== ")") continue;
    depth--;
    if (depth > 0 || !open) continue;
    groups.push({ ...open, end });
    open = undefined;
  }
  return groups;
}
