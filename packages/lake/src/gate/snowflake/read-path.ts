import { sqlRefused } from "../../errors/errors.ts";
import { codeIndex, type SqlToken } from "../../sql-text/sql-tokens.ts";

/** The text to write, and the index of the last token that it replaces. */
export interface Piece {
  readonly sql: string;
  readonly last: number;
}

const stepsMax = 100;
const isName = (token: SqlToken | undefined) => token?.kind === "word" || token?.kind === "quoted";

/**
 * The path of `column:a.b[0]:"c d"['e']` from its first colon, or from a bracket right before it, at token `i`.
 * Brackets count from 0. Undefined when token `i` begins none.
 */
export function readPath(tokens: readonly SqlToken[], i: number): Piece | undefined {
  const before = tokens[codeIndex(tokens, i, -1)];
  if (!isName(before) && before?.text !== "]" && before?.text !== ")") return undefined;
  let sql = "";
  let last: number | undefined;
  let hasColon = false;
  let steps = 0;
  for (let at = i; ; ) {
    const step = bracketStep(tokens, at, hasColon) ?? nameStep(tokens, at, hasColon);
    if (step === undefined) break;
    if (++steps > stepsMax) throw sqlRefused(`A path can have at most ${stepsMax} steps`);
    hasColon ||= tokens[at]?.text === ":";
    sql += step.sql;
    last = step.last;
    at = codeIndex(tokens, last);
  }
  return hasColon && last !== undefined ? { sql, last } : undefined;
}

/** `:name`, and `.name` once there was a colon. */
function nameStep(tokens: readonly SqlToken[], at: number, hasColon: boolean): Piece | undefined {
  const mark = tokens[at]?.text;
  if (mark !== ":" && !(mark === "." && hasColon)) return undefined;
  const last = codeIndex(tokens, at);
  const name = tokens[last];
  if (mark === ":" && tokens[last]?.text === "[") {
    return bracketStep(tokens, last, true);
  }
  return isName(name) ? { sql: member((name?.text ?? "").replace(/^["`]|["`]$/g, "")), last } : undefined;
}

/** `[0]`, `['name']` */
function bracketStep(tokens: readonly SqlToken[], at: number, hasColon: boolean): Piece | undefined {
  if (tokens[at]?.text !== "[") return undefined;
  const inner = codeIndex(tokens, at);
  const last = codeIndex(tokens, inner);
  const text = tokens[inner]?.text ?? "";
  const isWhole = tokens[last]?.text === "]";
  if (isWhole && /^\d{1,9}$/.test(text)) return { sql: `[${Number(text) + 1}]`, last };
  if (isWhole && /^'[^']*'$/.test(text)) return { sql: member(text.slice(1, -1)), last };
  if (hasColon) throw sqlRefused("Put a number or a quoted name in the brackets of a path");
  return undefined;
}

/** Dots within a name are stored written out. */
function member(name: string): string {
  if (/[`"\\]/.test(name)) throw sqlRefused(`The name ${name} is not allowed in a path`);
  return `.\`${name.replaceAll(".", "%2E")}\``;
}
