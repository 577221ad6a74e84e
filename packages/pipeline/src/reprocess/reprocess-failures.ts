import type { Detection, LogSource } from "@pharos/domain";
import { databases, failuresTable, type Lake } from "@pharos/lake";
import type { Chunk } from "@pharos/normalize";
import type { Store } from "@pharos/store";
import type { ProcessedChunk } from "../worker/protocol.ts";
import { rowIdPrefixAt } from "../works/row-id-prefix.ts";
import type { WorkToCommit } from "../works/work-to-commit.ts";
import { type FailedRecord, failedRecord, isWhole, tokenOf } from "./failed-record.ts";

/** Which failures of a source are tried again. */
export interface ReprocessRequest {
  readonly source: LogSource;
  /** Those that came closest to it; absent for all. */
  readonly logType?: string;
  /** Those that failed for it; absent for all. */
  readonly reason?: string;
  /** Of the time of arrival; from is included, to is not. */
  readonly from: Date;
  readonly to: Date;
  /** The log types of which whoever asks sees failures; undefined for all. */
  readonly logTypeAccess: readonly string[] | undefined;
}

export interface ReprocessCounts {
  readonly tried: number;
  /** Events now. */
  readonly stored: number;
  /** Failures still. */
  readonly failed: number;
}

export interface ReprocessEngines {
  readonly store: Store;
  readonly lake: Lake;
  readonly process: (chunk: Chunk) => Promise<ProcessedChunk>;
  readonly commit: (work: WorkToCommit) => Promise<void>;
  readonly detections: () => ReadonlyMap<string, Detection>;
  readonly clock: () => Date;
}

export const noReprocessCounts: ReprocessCounts = { tried: 0, stored: 0, failed: 0 };
const pageSize = 1000;

/**
 * Gives the failures of a source to its schemas again, the newest first; tells how far it is after each page. What is
 * an event now leaves the failures, the others stay as they are. It may be broken off and begun again at any time:
 * a failure's token is kept with its event, so that a row that a crash left among the failures is only taken away.
 */
export async function* reprocessFailures(
  engines: ReprocessEngines,
  request: ReprocessRequest,
): AsyncGenerator<ReprocessCounts> {
  let counts = noReprocessCounts;
  for await (const page of failurePages(engines.lake, request)) {
    const stored = await reprocessPage(engines, request.source, page);
    counts = {
      tried: counts.tried + page.length,
      stored: counts.stored + stored,
      failed: counts.failed + page.length - stored,
    };
    yield counts;
  }
}

async function* failurePages(
  lake: Lake,
  { source, logType, reason, from, to, logTypeAccess }: ReprocessRequest,
): AsyncGenerator<readonly FailedRecord[]> {
  const ofSource = { column: "p_source_id", isAnyOf: [source.id] };
  const ofLogType = logType === undefined ? [] : [{ column: "p_log_type", isAnyOf: [logType] }];
  const ofReason = reason === undefined ? [] : [{ column: "reason", isAnyOf: [reason] }];
  let cursor: string | undefined;
  do {
    const page = await lake.search({
      tables: [`${databases.monitor}.${failuresTable}`],
      fromMs: from.getTime(),
      toMs: to.getTime(),
      conditions: [ofSource, ...ofLogType, ...ofReason],
      limit: pageSize,
      ...(logTypeAccess && { logTypeAccess }),
      ...(cursor !== undefined && { cursor }),
    });
    if (page.rows.length > 0) yield page.rows.map(failedRecord);
    cursor = page.cursor;
  } while (cursor !== undefined);
}

/** How many of the records are events now. */
async function reprocessPage(
  engines: ReprocessEngines,
  source: LogSource,
  page: readonly FailedRecord[],
): Promise<number> {
  const { store, lake } = engines;
  const committed = await store.ingest.chunks.findCommitted(page.map(tokenOf));
  const done = page.filter((record) => committed.has(tokenOf(record)));
  const waiting = page.filter((record) => !committed.has(tokenOf(record)) && isWhole(record));
  for (const records of Map.groupBy(waiting, comesWith).values()) {
    for (const record of await storeFitting(engines, source, records)) done.push(record);
  }
  if (done.length > 0) await lake.deleteRows(extentOf(done));
  return done.length;
}

/** Records of one key came in at one time, of one object, with one header. */
function comesWith({ receivedAtMs, sourceFile, header }: FailedRecord): string {
  return `${receivedAtMs} ${JSON.stringify(sourceFile)} ${header}`;
}

/** Stores what fits now of records that came with the same, as if it had been understood then; answers those records. */
async function storeFitting(
  { process, commit, detections, clock }: ReprocessEngines,
  source: LogSource,
  records: readonly FailedRecord[],
): Promise<FailedRecord[]> {
  const [one] = records;
  if (!one) return [];
  const { receivedAtMs, sourceFile, header } = one;
  const at = clock();
  const rowIdPrefix = rowIdPrefixAt(at);
  const result = await process({
    bytes: new Uint8Array(),
    records: records.map(({ raw }) => raw),
    header: header === "" ? undefined : header,
    streamType: source.streamType,
    streamOptions: source.streamOptions,
    logTypes: source.logTypes,
    sourceId: source.id,
    sourceLabel: source.label,
    sourceFile,
    receivedAtMs,
    rowIdPrefix,
  });
  const failed = new Set(result.failures.map(({ index }) => index));
  const fitting = records.filter((_, index) => !failed.has(index));
  const [first] = fitting;
  if (!first) return [];
  const failures = fitting.map((record) => ({ ...record, token: tokenOf(record) }));
  await commit({
    token: `${tokenOf(first)} and ${fitting.length - 1} more`,
    at,
    rowIdPrefix,
    detections: detections(),
    matches: result.matches,
    errors: result.ruleErrors,
    delivered: {
      received: fitting.length,
      bytes: 0,
      tables: result.tables,
      failures: [],
      sourceId: source.id,
      sourceLabel: source.label,
      reprocessed: { receivedAt: new Date(receivedAtMs), failures },
    },
  });
  return fitting;
}

function extentOf(records: readonly FailedRecord[]) {
  const times = records.map(({ receivedAtMs }) => receivedAtMs);
  return {
    database: databases.monitor,
    table: failuresTable,
    rowIdPrefixes: records.map(({ rowId }) => rowId),
    fromMs: Math.min(...times),
    toMs: Math.max(...times),
  };
}
