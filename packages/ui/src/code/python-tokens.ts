import type { Token, TokenKind } from "./token.ts";

const keywords = new Set(
  "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda match case nonlocal not or pass raise return try while with yield".split(
    " ",
  ),
);

// One alternative per kind, tried in order at each place; every quantifier is bounded by a distinct end, so it stays linear.
const pattern =
  /(?<comment>#[^\n]*)|(?<string>[rbfuRBFU]{0,2}(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?))|(?<decorator>@[\w.]+)|(?<number>\b\d[\w.]*)|(?<word>[^\W\d]\w*)|(?<plain>[^\w#"'@]+|[\s\S])/gu;

/** The text of every token joined is the source again. */
export function pythonTokens(source: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, groups } of source.matchAll(pattern)) {
    tokens.push({ kind: kindOf(groups ?? {}, text, tokens), text });
  }
  return tokens;
}

function kindOf(groups: Record<string, string | undefined>, text: string, before: readonly Token[]): TokenKind {
  if (groups.comment !== undefined) return "comment";
  if (groups.string !== undefined) return "string";
  if (groups.decorator !== undefined) return "decorator";
  if (groups.number !== undefined) return "number";
  if (groups.word === undefined) return "plain";
  if (keywords.has(text)) return "keyword";
  const definer = before.at(-2)?.text;
  return definer === "def" || definer === "class" ? "name" : "plain";
}
