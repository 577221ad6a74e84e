import { sqlInvalid } from "../errors/errors.ts";
import { codeIndex, placeOf, type SqlToken } from "./sql-tokens.ts";

/** From the first token to before the last, as indices. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}
export interface SqlCall {
  /** Index of the closing parenthesis. */
  readonly close: number;
  /** The arguments between commas, empty ones too; none for `f()`. */
  readonly args: readonly TokenRange[];
}

const closers: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/**
 * The call whose name is token `i`; undefined when no parenthesis follows. Throws `lake.sql_invalid` if none closes it.
 */
export function readCall(tokens: readonly SqlToken[], i: number): SqlCall | undefined {
  const open = codeIndex(tokens, i);
  if (tokens[open]?.text !== "(") return undefined;
  const args: TokenRange[] = [];
  const awaited: string[] = [")"];
  let from = open + 1;
  for (let at = open + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== "symbol") continue;
    const closer = closers[token.text];
    if (closer !== undefined) awaited.push(closer);
    else if (token.text === awaited.at(-1)) awaited.pop();
    const isOutermost = awaited.length === 1 && token.text === ",";
    if (!isOutermost && awaited.length > 0) continue;
    args.push({ from, to: at });
    from = at + 1;
    if (awaited.length === 0) return { close: at, args: isEmptyCall(tokens, args) ? [] : args };
  }
  throw sqlInvalid(`The parenthesis opened at ${placeOf(tokens, open)} is not closed`);
}

function isEmptyCall(tokens: readonly SqlToken[], args: readonly TokenRange[]): boolean {
  const [only, ...more] = args;
  return only !== undefined && more.length === 0 && codeIndex(tokens, only.from - 1) >= only.to;
}
