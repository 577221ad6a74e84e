import { createHash } from "node:crypto";
import type { ActorReference, DataLakeQuery, QueryTimeRange, QueryUserConfig } from "@pharos/domain";
import type { CompiledQuery } from "./query-compiler.ts";

/** What somebody asks of the data lake. */
export interface QueryRequest
  extends Pick<DataLakeQuery, "kind" | "text" | "language" | "params" | "name" | "isScheduled" | "logTypeAccess"> {
  readonly issuedBy: ActorReference;
  /** The execution that this one is derived from. */
  readonly parent: DataLakeQuery | undefined;
  readonly userConfig: QueryUserConfig | undefined;
  /** What times of the query count from; now when absent. */
  readonly referenceTime?: Date;
  readonly timeoutMs: number;
  /** Also where an earlier execution has the same rows. */
  readonly skipsCache: boolean;
  /** The rows of the same query that somebody asked so long ago will do, or that is still running; absent: none will. */
  readonly maxAgeMs?: number;
  /** Nobody waits for it: it must not hold up those who wait. */
  readonly isBackground: boolean;
}

/** How long the rows of an execution answer others of the same. */
export const resultCacheMs = 5 * 60_000;
/** Events of a time come in so long after it, as a rule. */
const lateEventsMs = 60_000;

/**
 * Whether all times that are read are over, so that the rows are probably the same when the query is asked again. False
 * where no times are known. What comes late is seen in the state of the tables.
 */
export function isClosed({ eventTimes, tableTimes }: Pick<CompiledQuery, "eventTimes" | "tableTimes">, now: Date) {
  const isOver = ({ toMs }: { readonly toMs?: number | undefined }) =>
    toMs !== undefined && toMs <= now.getTime() - lateEventsMs;
  return eventTimes === undefined ? (tableTimes?.every(isOver) ?? false) : isOver(eventTimes);
}

/**
 * Names the rows of a query: whoever asks the same with the same access, while the tables are as they were, gets the
 * same ones.
 * @param state the lake's `answerState` of the statement
 */
export function cacheKeyOf(
  { text, language, params, logTypeAccess, kind }: QueryRequest,
  eventTimes: QueryTimeRange | undefined,
  state: string,
): Buffer {
  const { startTime, endTime, relativeTime, ...rest } = params;
  const access = logTypeAccess && [...logTypeAccess].sort();
  const times = eventTimes && [eventTimes.fromMs, eventTimes.toMs];
  const parts = [kind, language, text, Object.entries(rest).sort(), times ?? null, access ?? null, state];
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}

/** Names a question, whatever the time and the state of the tables: the same text and access, the same choices beside it. */
export function shareKeyOf({ text, language, params, logTypeAccess, kind }: QueryRequest): Buffer {
  const access = logTypeAccess && [...logTypeAccess].sort();
  const parts = [kind, language, text, Object.entries(params).sort(), access ?? null];
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}
