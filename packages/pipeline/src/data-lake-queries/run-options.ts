import { identifyActor, queryResultBytesMax, queryResultRowsMax } from "@pharos/domain";
import type { QueryOptions } from "@pharos/lake";
import type { CompiledQuery } from "./query-compiler.ts";
import type { QueryRequest } from "./query-request.ts";

/** How much of an answer is taken. */
interface AnswerLimits {
  readonly rows: number;
  /** Of the rows as JSON. */
  readonly bytes: number;
}
export const keptRows: AnswerLimits = { rows: queryResultRowsMax, bytes: queryResultBytesMax };
export const exportedRows: AnswerLimits = { rows: 10_000_000, bytes: 8 * 1024 ** 3 };

/** What the lake holds a statement to. */
export function runOptions(
  { params, logTypeAccess, referenceTime, timeoutMs, isBackground, issuedBy }: QueryRequest,
  { eventTimes, compiledSettings }: CompiledQuery,
  limits: AnswerLimits,
): QueryOptions {
  return {
    maxRows: Math.min(params.limit ?? limits.rows, limits.rows),
    maxBytes: limits.bytes,
    timeoutMs,
    isBackground,
    compiledSettings,
    owner: identifyActor(issuedBy),
    ...(logTypeAccess && { logTypeAccess }),
    ...(eventTimes && { eventTimes }),
    ...(referenceTime && { referenceTime }),
  };
}
