import { isCode, sqlTokens } from "../sql-text/sql-tokens.ts";
import type { AllowedFunctions } from "./allowed-functions.ts";

/**
 * Returns true if the statement may answer otherwise over the same rows. Every word that is the name of such a function
 * counts, since the engine takes some of them without parentheses; a member of something is none.
 */
export function mayVary(sql: string, functions: AllowedFunctions): boolean {
  const tokens = sqlTokens(sql).filter(isCode);
  return tokens.some(({ kind, text }, i) => {
    const isName = kind === "word" || (kind === "quoted" && tokens[i + 1]?.text === "(");
    return isName && tokens[i - 1]?.text !== "." && functions.varies(text.replaceAll(/["`]/g, ""));
  });
}
