import type { LogSource } from "@pharos/domain";
import { databases, failuresTable, type LakeRow, type RowPage, visibleLogTypes } from "@pharos/lake";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { lakeInstant } from "../search/lake-instant.ts";
import { findSource } from "./source-service.ts";

const failuresTableName = `${databases.monitor}.${failuresTable}`;
/** Instants are unbounded here: the newest rows are wanted, whenever they happened. */
const always = { fromMs: 0, toMs: Date.UTC(2262, 0, 1) };

export interface RowPageQuery {
  readonly pageSize: number;
  readonly cursor?: string | undefined;
}

/** What arrived from the source and fitted no schema, newest first. */
export function listFailures(context: RequestContext, source: LogSource, page: RowPageQuery): Promise<RowPage> {
  authorize(context.actor, "LogSourceRead");
  const { pageSize: limit, cursor } = page;
  const { logTypeAccess } = context.actor;
  return context.lake.failures({ sourceId: source.id, limit, logTypeAccess, ...(cursor !== undefined && { cursor }) });
}

export interface RawDataPage {
  readonly rows: readonly RawDataRow[];
  readonly cursor: string | undefined;
}
export interface RawDataRow {
  readonly s3Key: string;
  readonly event: string;
  readonly error: string | null;
}

/** The newest rows of the source, events and failures alike. @throws sourceNotFound */
export async function listRawData(context: RequestContext, sourceId: string, page: RowPageQuery): Promise<RawDataPage> {
  authorize(context.actor, "LogSourceRawDataRead");
  const source = await findSource(context, sourceId);
  const { logTypeAccess } = context.actor;
  const { rows, cursor } = await context.lake.search({
    ...always,
    tables: [...visibleLogTypes(source.logTypes, logTypeAccess), failuresTableName],
    logTypeAccess,
    filters: [[{ key: "p_source_id", operator: "EQUALS", value: source.id }]],
    limit: page.pageSize,
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  });
  return { rows: rows.map((row) => asRawData(source, row)), cursor };
}

const rawPageMax = 1000;

/** The newest records of the source as texts, at most so many. @throws sourceNotFound */
export async function listRawTexts(context: RequestContext, sourceId: string, count: number): Promise<string[]> {
  const texts: string[] = [];
  for (let cursor: string | undefined; texts.length < count; ) {
    const pageSize = Math.min(rawPageMax, count - texts.length);
    const page = await listRawData(context, sourceId, { pageSize, cursor });
    texts.push(...page.rows.map((row) => row.event));
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
  return texts;
}

export interface IngestFailure {
  readonly id: string;
  readonly at: Date;
  readonly reason: string;
  readonly logType: string | null;
  readonly raw: string;
}

export function asFailure(row: LakeRow): IngestFailure {
  return {
    id: text(row.p_row_id),
    at: lakeInstant(text(row.p_event_time)),
    reason: text(row.reason),
    logType: text(row.p_log_type) || null,
    raw: text(row.raw),
  };
}

/** A row as it is shown in the raw data: a failure says why, an event shows the sender's own fields. */
function asRawData(source: LogSource, row: LakeRow): RawDataRow {
  const s3Key = `http/${source.id}/${text(row.p_row_id)}`;
  if (row.p_table === failuresTableName) return { s3Key, event: text(row.raw), error: text(row.reason) };
  const own = Object.entries(row).filter(([name]) => !name.startsWith("p_"));
  return { s3Key, event: JSON.stringify(Object.fromEntries(own)), error: null };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
