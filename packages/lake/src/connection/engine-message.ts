import type { PharosError } from "@pharos/domain";
import { queryTooDeep, queryTooLarge, queryTooSlow, sqlInvalid } from "../errors/errors.ts";

/** The engine's complaint about a person's query, said for the person. Undefined when the fault is not the query's. */
export function queryError(error: unknown, timeoutMs: number): PharosError | undefined {
  if (!(error instanceof Error) || !("type" in error)) return undefined;
  const type = String(error.type);
  if (type === "TIMEOUT_EXCEEDED" || type === "TOO_SLOW") return queryTooSlow(timeoutMs / 1000);
  if (type === "MEMORY_LIMIT_EXCEEDED") return queryTooLarge();
  if (tooDeepTypes.has(type)) return queryTooDeep();
  return internalTypes.has(type) ? undefined : sqlInvalid(plainMessage(error.message));
}

const tooDeepTypes = new Set(["TOO_DEEP_RECURSION", "TOO_DEEP_AST", "TOO_BIG_AST"]);
const internalTypes = new Set(["ABORTED", "LOGICAL_ERROR", "CORRUPTED_DATA", "CANNOT_READ_ALL_DATA", "UNKNOWN"]);
const messageLengthMax = 500;

/** Without code, scope and version, which mean nothing to the reader. */
export function plainMessage(message: string): string {
  const text = message
    .replace(/^(Code: \d+\. )?(DB::Exception: )+/, "")
    // The scope is the query with its settings, which tell of other tables.
    .replace(/:? ?in scope .*?(?=[.:;,]? Maybe you meant|$)/is, "")
    .replace(/ \(version [^)]*\)/, "")
    .replace(/ Expected one of: .*$/s, "")
    .replace(/:? While (executing|processing) .*$/s, "")
    .replace(/ \([A-Z_]+\)\.?$/, "")
    .trim();
  return text.length > messageLengthMax ? `${text.slice(0, messageLengthMax)}…` : text;
}
