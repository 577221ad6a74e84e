import { sqlRefused } from "../errors/errors.ts";
import { placeOf, sqlTokens } from "./sql-tokens.ts";

const depthMax = 200;

/** @throws sqlRefused with the place of the first bracket that is too deep */
export function checkNesting(sql: string): void {
  const tokens = sqlTokens(sql);
  let depth = 0;
  for (const [i, { kind, text }] of tokens.entries()) {
    if (kind !== "symbol") continue;
    if ("([{".includes(text)) depth++;
    if (")]}".includes(text)) depth--;
    if (depth > depthMax) {
      throw sqlRefused(
        `The query nests brackets more than ${depthMax} levels deep, at ${placeOf(tokens, i)}. Split it with WITH, or use fewer levels.`,
      );
    }
  }
}
