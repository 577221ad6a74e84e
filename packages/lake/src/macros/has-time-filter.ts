import { codeIndex, isCode, type SqlToken, sqlTokens } from "../sql-text/sql-tokens.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";

/** Words that begin another part of a query, where a comparison restricts nothing. */
const otherClauses = /^(select|from|group|order|limit|qualify|window|union|join|on|using)$/i;
const conditions = /^(where|prewhere|having)$/i;
const comparisons = new Set(["<", ">", "="]);

/**
 * Returns true if a query is bound in time: it calls a `p_occurs_…` macro, or compares `p_event_time` in a WHERE. One
 * that is not reads every event that there is. Reads the text as written, macros and all; never throws.
 */
export function hasTimeFilter(sql: string): boolean {
  if (!/p_occurs_|p_event_time/i.test(sql)) return false;
  const tokens = sqlTokens(sql).filter(isCode);
  /** Of each parenthesis that is open, whether it stands in a condition. */
  const isCondition = [false];
  return tokens.some((token, i) => {
    if (token.text === "(") isCondition.push(isCondition.at(-1) ?? false);
    else if (token.text === ")" && isCondition.length > 1) isCondition.pop();
    if (token.kind === "word" && conditions.test(token.text)) isCondition[isCondition.length - 1] = true;
    if (token.kind === "word" && otherClauses.test(token.text)) isCondition[isCondition.length - 1] = false;
    return isMacroCall(tokens, i) || (isCondition.at(-1) === true && isTimeCompared(tokens, i));
  });
}

function isMacroCall(tokens: readonly SqlToken[], i: number): boolean {
  return (
    tokens[i]?.kind === "word" &&
    /^p_occurs_/i.test(tokens[i]?.text ?? "") &&
    tokens[codeIndex(tokens, i)]?.text === "("
  );
}

/** Beside a comparison, or within a function as in `toDate(p_event_time) = …`. */
function isTimeCompared(tokens: readonly SqlToken[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind !== "word" && token?.kind !== "quoted") return false;
  if (token.text.replace(/^[`"]|[`"]$/g, "").toLowerCase() !== eventTimeColumn) return false;
  const next = tokens[i + 1]?.text ?? "";
  // The name of a table, whose column follows.
  if (next === ".") return false;
  if (/^(between|in)$/i.test(next) || comparisons.has(next) || next === ")" || next === ",") return true;
  let first = i;
  while (tokens[first - 1]?.text === ".") first -= 2;
  return comparisons.has(tokens[first - 1]?.text ?? "");
}
