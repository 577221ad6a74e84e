import type { Pattern, Wildcard } from "./sigma-expression.ts";

export const anyText: Wildcard = { any: "text" };
export const anyCharacter: Wildcard = { any: "character" };
const dash: Wildcard = { any: "dash" };

/** What may begin an option of a Windows command: hyphen, slash, en dash, em dash, horizontal bar. */
export const dashes = "-/–—―";
const optionStart = new RegExp(`\\B[${dashes}]\\b`, "u");

/** Reads text with `*` and `?`; a backslash takes the meaning from these and from itself, elsewhere it is itself. */
export function parsePattern(text: string): Pattern {
  const parts: (string | Wildcard)[] = [];
  let literal = "";
  const add = (wildcard: Wildcard) => {
    if (literal !== "") parts.push(literal);
    literal = "";
    parts.push(wildcard);
  };
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const next = text.charAt(at + 1);
    if (char === "\\" && next !== "" && "\\*?".includes(next)) {
      literal += next;
      at += 1;
    } else if (char === "*") add(anyText);
    else if (char === "?") add(anyCharacter);
    else literal += char;
  }
  return literal === "" ? parts : [...parts, literal];
}

/** The pattern's text where it has no wildcards. */
export function plainText(pattern: Pattern): string | undefined {
  return pattern.every((part) => typeof part === "string") ? pattern.join("") : undefined;
}

/** The pattern between any texts, as far as it is not already. */
export function widened(pattern: Pattern, sides: "before" | "after" | "both"): Pattern {
  const isOpen = (part: string | Wildcard | undefined) => typeof part === "object" && part.any === "text";
  const before = sides !== "after" && !isOpen(pattern[0]) ? [anyText] : [];
  const after = sides !== "before" && !isOpen(pattern.at(-1)) ? [anyText] : [];
  return before.length + after.length > 0 && pattern.length === 0 ? [anyText] : [...before, ...pattern, ...after];
}

/** With every character that begins an option standing for all of its kind. */
export function withAnyDash(pattern: Pattern): Pattern {
  return pattern.flatMap((part) => {
    if (typeof part !== "string") return [part];
    return part
      .split(optionStart)
      .flatMap((piece, index) => [...(index > 0 ? [dash] : []), ...(piece === "" ? [] : [piece])]);
  });
}

/** As it is written in a rule; a dash that stands for all of its kind as a hyphen. */
export function patternText(pattern: Pattern): string {
  const signs = { text: "*", character: "?", dash: "-" } as const;
  return pattern.map((part) => (typeof part === "string" ? part : signs[part.any])).join("");
}
