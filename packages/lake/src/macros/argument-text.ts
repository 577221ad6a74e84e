import type { TokenRange } from "../sql-text/read-call.ts";
import { isCode, type SqlToken } from "../sql-text/sql-tokens.ts";

/** The tokens that say something. */
export function codeOf(tokens: readonly SqlToken[], { from, to }: TokenRange): SqlToken[] {
  return tokens.slice(from, to).filter(isCode);
}

/** As written, without comments and with one space where there were some. */
export function textOf(tokens: readonly SqlToken[], { from, to }: TokenRange): string {
  return tokens
    .slice(from, to)
    .map((token) => (isCode(token) ? token.text : " "))
    .join("")
    .trim();
}

/** The text of a literal in single or double quotes, without escapes; undefined for anything else. */
export function literalText(code: readonly SqlToken[]): string | undefined {
  const [only, ...more] = code;
  if (more.length > 0 || (only?.kind !== "string" && only?.kind !== "quoted")) return undefined;
  return /^(['"])([^'"\\]*)\1$/.exec(only.text)?.[2];
}
