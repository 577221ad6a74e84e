import { type QueryParams, queryLanguageOf, queryRunRowsMax, type SavedQuery, systemActor } from "@pharos/domain";
import type { QueryRequest } from "../data-lake-queries/query-request.ts";

/** When it was due, and what it reads. */
export interface ScheduledRun {
  readonly dueAt: Date;
  /** Of its author, as of now; undefined for all. */
  readonly logTypeAccess: readonly string[] | undefined;
}

const timeoutMinutesMax = 30;

/** A run of a scheduled query, which counts its times from when it was due, however late it begins. */
export function requestOfRun(query: SavedQuery, { dueAt, logTypeAccess }: ScheduledRun): QueryRequest {
  const { name, sql: text, search, schedule } = query;
  const { kind, id, name: issuer } = systemActor;
  return {
    kind: "query",
    text,
    language: search?.language ?? queryLanguageOf(text),
    params: paramsFor(query, dueAt),
    name,
    isScheduled: true,
    issuedBy: { kind, id, name: issuer },
    logTypeAccess,
    parent: undefined,
    userConfig: undefined,
    referenceTime: dueAt,
    timeoutMs: Math.min(schedule?.timeoutMinutes ?? timeoutMinutesMax, timeoutMinutesMax) * 60_000,
    skipsCache: true,
    isBackground: true,
  };
}

function paramsFor({ search, lookbackSeconds }: SavedQuery, dueAt: Date): QueryParams {
  const params = search?.params ?? {};
  const limit = Math.min(params.limit ?? queryRunRowsMax, queryRunRowsMax);
  if (lookbackSeconds === undefined) return { ...params, limit };
  const { relativeTime, ...rest } = params;
  const startTime = new Date(dueAt.getTime() - lookbackSeconds * 1000).toISOString();
  return { ...rest, limit, startTime, endTime: dueAt.toISOString() };
}
