import { sqlInvalid } from "../errors/errors.ts";
import { readCall, type SqlCall } from "../sql-text/read-call.ts";
import { codeIndex, placeOf, type SqlToken } from "../sql-text/sql-tokens.ts";
import { isTimeMacro, type TimeMacro, timeMacros } from "./time-macros.ts";

export interface FoundMacro extends SqlCall {
  readonly macro: TimeMacro;
}

/** The call of a macro at token `i`, and never a column or function of another name. */
export function macroCallAt(tokens: readonly SqlToken[], i: number): FoundMacro | undefined {
  const token = tokens[i];
  if (token?.kind !== "word" || !/^p_(occurs_|current_timestamp$)/i.test(token.text)) return undefined;
  if (tokens[codeIndex(tokens, i, -1)]?.text === ".") return undefined;
  const macro = token.text.toLowerCase();
  const call = readCall(tokens, i);
  if (call === undefined) return undefined;
  if (isTimeMacro(macro)) return { ...call, macro };
  const known = Object.keys(timeMacros).join(", ");
  throw sqlInvalid(`${macro} does not exist (${placeOf(tokens, i)}). Use one of: ${known}`);
}
