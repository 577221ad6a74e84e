import { type FieldSchema, type LogSource, readSourceFile, sourceFileKey } from "@pharos/domain";
import {
  databases,
  type FailureReason,
  failuresTable,
  type LakeRow,
  type RowPage,
  visibleLogTypes,
} from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { lakeInstant } from "../data-lake-queries/lake-instant.ts";
import { eventAsSent } from "./event-as-sent.ts";
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

/** Why records of the source fitted no schema, the most frequent reason first. @throws sourceNotFound */
export async function listFailureReasons(context: RequestContext, sourceId: string): Promise<FailureReason[]> {
  authorize(context.actor, "LogSourceRead");
  const { id } = await findSource(context, sourceId);
  return context.lake.failureReasons({ sourceId: id, logTypeAccess: context.actor.logTypeAccess });
}

export interface RawDataPage {
  readonly rows: readonly RawDataRow[];
  readonly cursor: string | undefined;
}
export interface RawDataRow {
  readonly s3Key: string;
  readonly event: string;
  /** Null where the record fits no schema. */
  readonly logType: string | null;
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
    conditions: [{ column: "p_source_id", isAnyOf: [source.id] }],
    limit: page.pageSize,
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  });
  const fieldsOf = await readFields(context, rows);
  return { rows: rows.map((row) => asRawData(source, row, fieldsOf)), cursor };
}

const samplePageMax = 1000;

/** What a source sent last, newest first. */
export interface SourceSamples {
  /** As received, but for what is cut: records that fitted no schema. */
  readonly failed: readonly string[];
  /** Events as JSON, as far as what is stored tells how they were sent. */
  readonly stored: readonly string[];
}

/** At most so many records; those that failed come first, since they are what a schema is missing for. @throws sourceNotFound */
export async function listSamples(context: RequestContext, sourceId: string, count: number): Promise<SourceSamples> {
  authorize(context.actor, "LogSourceRawDataRead");
  const { logTypes } = await findSource(context, sourceId);
  const { lake, actor } = context;
  const from = { sourceId, logTypeAccess: actor.logTypeAccess };
  const failed = await firstRows(count, (page) => lake.failures({ ...from, ...page }));
  const events = await firstRows(count - failed.length, (page) => lake.rawEvents({ ...from, logTypes, ...page }));
  const fieldsOf = await readFields(context, events);
  return {
    failed: failed.map((row) => text(row.raw)),
    stored: events.map((row) => JSON.stringify(eventAsSent(row, fieldsOf(row)))),
  };
}

async function firstRows(
  count: number,
  read: (page: { readonly limit: number; readonly cursor?: string }) => Promise<RowPage>,
): Promise<LakeRow[]> {
  const rows: LakeRow[] = [];
  for (let cursor: string | undefined; rows.length < count; ) {
    const limit = Math.min(samplePageMax, count - rows.length);
    const page = await read({ limit, ...(cursor !== undefined && { cursor }) });
    rows.push(...page.rows);
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
  return rows;
}

type FieldsOf = (row: LakeRow) => readonly FieldSchema[];

/** The fields of the rows' log types. */
async function readFields({ store }: RequestContext, rows: readonly LakeRow[]): Promise<FieldsOf> {
  const logTypes = new Set(rows.map((row) => text(row.p_log_type)));
  const fields = new Map<string, readonly FieldSchema[]>();
  for (const logType of logTypes) {
    const schema = await store.schemas.get(logType);
    if (schema) fields.set(logType, parseSchema(schema.spec).fields);
  }
  return (row) => fields.get(text(row.p_log_type)) ?? [];
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
function asRawData(source: LogSource, row: LakeRow, fieldsOf: FieldsOf): RawDataRow {
  const file = readSourceFile(row.p_source_file);
  const s3Key = file ? sourceFileKey(file) : `http/${source.id}/${text(row.p_row_id)}`;
  if (row.p_table === failuresTableName) return { s3Key, event: text(row.raw), logType: null, error: text(row.reason) };
  return { s3Key, event: JSON.stringify(eventAsSent(row, fieldsOf(row))), logType: text(row.p_log_type), error: null };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
