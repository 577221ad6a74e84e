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
  const compared = tokens.flatMap((token, i) => (isTime(token) ? comparedWith(tokens, i) : []));
  for (const at of compared) {
    const token = tokens[at];
    if (token?.kind === "string") tokens[at] = { kind: "string", text: plainTime(token.text) };
  }
  return tokens.map(({ text }) => text).join("");
}

function isTime({ kind, text }: SqlToken): boolean {
  return (kind === "word" || kind === "quoted") && times.test(text);
}

/** The indices of what the name at `i` is compared with. */
function comparedWith(tokens: readonly SqlToken[], i: number): number[] {
  const found = [...behind(tokens, i)];
  let first = i;
  while (tokens[codeIndex(tokens, first, -1)]?.text === ".") {
    first = codeIndex(tokens, codeIndex(tokens, first, -1), -1);
  }
  const sign = codeIndex(tokens, first, -1);
  if (isSign(tokens[sign])) found.push(pastSigns(tokens, sign, -1));
  return found;
}

function behind(tokens: readonly SqlToken[], i: number): number[] {
  let at = codeIndex(tokens, i);
  if (isSign(tokens[at])) return [pastSigns(tokens, at, 1)];
  if (isWord(tokens[at], "not")) at = codeIndex(tokens, at);
  const next = codeIndex(tokens, at);
  if (isWord(tokens[at], "between")) return [next, codeIndex(tokens, endOf(tokens, next, "and"))];
  if (!isWord(tokens[at], "in") || tokens[next]?.text !== "(") return [];
  const end = endOf(tokens, codeIndex(tokens, next), ")");
  return Array.from({ length: Math.max(end - next - 1, 0) }, (_, offset) => next + 1 + offset);
}

function pastSigns(tokens: readonly SqlToken[], sign: number, step: 1 | -1): number {
  const next = codeIndex(tokens, sign, step);
  return isSign(tokens[next]) ? codeIndex(tokens, next, step) : next;
}

/** The index of the word or sign that ends what begins at `from`, outside of parentheses. */
function endOf(tokens: readonly SqlToken[], from: number, end: string): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const text = tokens[at]?.text.toLowerCase();
    if (depth === 0 && text === end) return at;
    if (text === "(") depth++;
    if (text === ")") depth--;
  }
  return tokens.length;
}

function isWord(token: SqlToken | undefined, word: string): boolean {
  return token?.kind === "word" && token.text.toLowerCase() === word;
}

function plainTime(literal: string): string {
  const instant = readInstant(literalText([{ kind: "string", text: literal }]) ?? "");
  return instant === undefined ? literal : quoteText(momentText(instant));
}
