import { codeIndex, type SqlToken, sqlTokens } from "../sql-text/sql-tokens.ts";

/**
 * Writes columns in the capitals that their tables have them in, as Snowflake takes a name in any. `sql` is the engine's
 * own rendering, in which every alias follows AS; what a query names itself stays, and so do members behind a column.
 */
export function respellColumns(sql: string, columns: Iterable<string>): string {
  const exact = new Set(columns);
  const byLowerCase = new Map<string, string | undefined>();
  for (const name of exact) {
    const key = name.toLowerCase();
    // Two columns that differ in capitals only are told apart by them.
    byLowerCase.set(key, byLowerCase.has(key) ? undefined : name);
  }
  const tokens = sqlTokens(sql);
  const own = new Set(tokens.flatMap((token, i) => (isOwnName(tokens, i) ? [bareName(token)] : [])));
  const spelling = (i: number): string | undefined => {
    const token = tokens[i];
    if (token?.kind !== "word" && token?.kind !== "quoted") return undefined;
    const name = bareName(token);
    const meant = exact.has(name) || own.has(name) ? undefined : byLowerCase.get(name.toLowerCase());
    if (meant === undefined || textAt(tokens, codeIndex(tokens, i)) === "(") return undefined;
    const before = codeIndex(tokens, i, -1);
    if (textAt(tokens, before) === "." && isColumn(tokens[codeIndex(tokens, before, -1)])) return undefined;
    return /^\w+$/.test(meant) ? meant : `\`${meant}\``;
  };
  const isColumn = (token: SqlToken | undefined) => {
    const name = bareName(token);
    return token?.text === "]" || token?.text === ")" || (!own.has(name) && byLowerCase.has(name.toLowerCase()));
  };
  return tokens.map(({ text }, i) => spelling(i) ?? text).join("");
}

/** An alias, or a parameter of a lambda. */
function isOwnName(tokens: readonly SqlToken[], i: number): boolean {
  const next = codeIndex(tokens, i);
  const isParameter =
    textAt(tokens, next) === "->" || (textAt(tokens, next) === "-" && textAt(tokens, next + 1) === ">");
  return isParameter || /^as$/i.test(textAt(tokens, codeIndex(tokens, i, -1)));
}

const bareName = (token: SqlToken | undefined) => (token?.text ?? "").replace(/^[`"]|[`"]$/g, "");
const textAt = (tokens: readonly SqlToken[], i: number) => tokens[i]?.text ?? "";
