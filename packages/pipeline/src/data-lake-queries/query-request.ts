import { createHash } from "node:crypto";
import type { ActorReference, DataLakeQuery, QueryTimeRange, QueryUserConfig } from "@pharos/domain";

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
  /** Nobody waits for it: it must not hold up those who wait. */
  readonly isBackground: boolean;
}

/** How long the rows of an execution answer others of the same. */
export const resultCacheMs = 5 * 60_000;
/** Events of a time come in so long after it, as a rule. */
const lateEventsMs = 60_000;

/**
 * Names the rows of a query: whoever asks the same over the same closed time with the same access gets the same ones.
 * Undefined where the time is open or unknown, because then they change.
 */
export function cacheKeyOf(
  { text, language, params, logTypeAccess, kind }: QueryRequest,
  eventTimes: QueryTimeRange | undefined,
  now: Date,
): Buffer | undefined {
  if (eventTimes === undefined || eventTimes.toMs > now.getTime() - lateEventsMs) return undefined;
  const { startTime, endTime, relativeTime, ...rest } = params;
  const access = logTypeAccess && [...logTypeAccess].sort();
  const parts = [kind, language, text, Object.entries(rest).sort(), eventTimes.fromMs, eventTimes.toMs, access ?? null];
  return createHash("sha256").update(JSON.stringify(parts)).digest();
}
