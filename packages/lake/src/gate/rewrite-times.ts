import { quoteText } from "../connection/statement.ts";
import { literalText } from "../macros/argument-text.ts";
import { readInstant } from "../macros/instant.ts";
import { momentText } from "../macros/moment.ts";
import { codeIndex, type SqlToken, sqlTokens } from "../sql-text/sql-tokens.ts";

/** The engine looks for parts of tables by them, and reads a text for that as no more than `2026-03-01 10:00:00`. */
const times = /^[`"]?(p_event_time|p_parse_time)[`"]?$/i;
const isSign = (token: SqlToken | undefined) => /^[<>=!]$/.test(token?.text ?? "");

/**
 * Texts beside the times of events, such as `'2026-03-01T10:00:00.000Z'`, become what the engine reads everywhere:
 * the same moment in UTC. Other texts, and those beside other columns, stay as they are.
 */
export function rewriteTimes(sql: string): string {
  if (!/p_(event|parse)_time/i.test(sql)) return sql;
  const tokens = sqlTokens(sql);
  const ends = readEnds(tokens);
  let listEnd = 0;
  for (let i = 0; i < tokens.length; i++) {
    // Lists in a list end before it does: each token is looked at once.
    if (i < listEnd) rewriteAt(tokens, i);
    if (!isTime(tokens[i])) continue;
    for (const at of comparedWith(tokens, i, ends)) rewriteAt(tokens, at);
    listEnd = Math.max(listEnd, listEndBehind(tokens, i, ends));
  }
  return tokens.map(({ text }) => text).join("");
}

function rewriteAt(tokens: SqlToken[], at: number): void {
  const token = tokens[at];
  if (token?.kind === "string") tokens[at] = { kind: "string", text: plainTime(token.text) };
}

function isTime(token: SqlToken | undefined): boolean {
  return (token?.kind === "word" || token?.kind === "quoted") && times.test(token.text);
}

/** The indices of the tokens that the name at `i` is compared with, but for those of a list. */
function comparedWith(tokens: readonly SqlToken[], i: number, ends: Ends): number[] {
  const next = codeIndex(tokens, i);
  // The name of a table, whose column follows.
  if (tokens[next]?.text === ".") return [];
  const found = isSign(tokens[next]) ? [pastSigns(tokens, next, 1)] : boundsBehind(tokens, i, ends);
  let first = i;
  while (tokens[codeIndex(tokens, first, -1)]?.text === ".") {
    first = codeIndex(tokens, codeIndex(tokens, first, -1), -1);
  }
  const sign = codeIndex(tokens, first, -1);
  if (isSign(tokens[sign])) found.push(pastSigns(tokens, sign, -1));
  return found;
}

function boundsBehind(tokens: readonly SqlToken[], i: number, { and }: Ends): number[] {
  const operator = operatorBehind(tokens, i);
  if (!isWord(tokens[operator], "between")) return [];
  const from = codeIndex(tokens, operator);
  const end = and[from] ?? -1;
  return end < 0 ? [from] : [from, codeIndex(tokens, end)];
}

/** The index of the parenthesis that ends the list of `p_event_time IN (…)`; 0 where there is none. */
function listEndBehind(tokens: readonly SqlToken[], i: number, { close }: Ends): number {
  const operator = operatorBehind(tokens, i);
  const open = codeIndex(tokens, operator);
  return isWord(tokens[operator], "in") && tokens[open]?.text === "(" ? (close[open] ?? 0) : 0;
}

function operatorBehind(tokens: readonly SqlToken[], i: number): number {
  const at = codeIndex(tokens, i);
  return isWord(tokens[at], "not") ? codeIndex(tokens, at) : at;
}

function pastSigns(tokens: readonly SqlToken[], sign: number, step: 1 | -1): number {
  const next = codeIndex(tokens, sign, step);
  return isSign(tokens[next]) ? codeIndex(tokens, next, step) : next;
}

interface Ends {
  /** By the index of an opening parenthesis: its closing one, or past the last token. */
  readonly close: Readonly<Record<number, number>>;
  /** By the index of any token: the next AND from there within the same parentheses; -1 for none. */
  readonly and: Int32Array;
}

/** Read once, from the end: to look for them from each name would take a time that grows with the square. */
function readEnds(tokens: readonly SqlToken[]): Ends {
  const close: Record<number, number> = {};
  const and = new Int32Array(tokens.length).fill(-1);
  /** Of each pair of parentheses around the token: where it closes, and its latest AND. */
  const around = [{ close: tokens.length, and: -1 }];
  for (let at = tokens.length - 1; at >= 0; at--) {
    if (tokens[at]?.text === ")") around.push({ close: at, and: -1 });
    if (tokens[at]?.text === "(") {
      close[at] = around.length > 1 ? (around.pop()?.close ?? 0) : tokens.length;
    }
    const pair = around.at(-1);
    if (pair === undefined) continue;
    if (isWord(tokens[at], "and")) pair.and = at;
    and[at] = pair.and;
  }
  return { close, and };
}

function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.kind === "word" && token.text.toLowerCase() === word;
}

function plainTime(literal: string): string {
  const instant = readInstant(literalText([{ kind: "string", text: literal }]) ?? "");
  return instant === undefined ? literal : quoteText(momentText(instant));
}
