import type { Token, TokenKind } from "./token.ts";

// One alternative per kind, tried in order at each place; each ends at a character that it cannot hold, so it stays linear.
const pattern =
  /(?<comment>(?<=^|\s)#[^\n]*)|(?<key>(?<=^|[\s{,-])[\w.$@*-]+(?=:(?:\s|$)))|(?<string>(?<=[\s[{,:-])(?:"(?:\\.|[^"\\])*"?|'(?:''|[^'])*'?))|(?<literal>(?<=[\s[,:])(?:true|false|null)(?=[\s,\]}]|$))|(?<number>(?<=[\s[,:])-?\d[\d.]*(?=[\s,\]}]|$))|(?<plain>[\w.]+|[\s\S])/gm;

/** The text of every token joined is the source again. */
export function yamlTokens(source: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, groups } of source.matchAll(pattern)) tokens.push({ kind: kindOf(groups ?? {}), text });
  return tokens;
}

function kindOf(groups: Record<string, string | undefined>): TokenKind {
  if (groups.comment !== undefined) return "comment";
  if (groups.key !== undefined) return "name";
  if (groups.string !== undefined) return "string";
  if (groups.literal !== undefined) return "keyword";
  return groups.number === undefined ? "plain" : "number";
}
