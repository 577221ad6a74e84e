import {
  invalidInput,
  type LookupAssociation,
  type LookupOrigin,
  type LookupTable,
  logTypesHidden,
  lookupFileBytesMax,
  lookupFileTooLarge,
  lookupTableNotFound,
  PharosError,
  type StoredLookupTable,
  seesAllOf,
} from "@pharos/domain";
import { type FilePreview, previewFileInThread, tableProblems, tableShape } from "@pharos/enrichment";
import { checkLookupFile, schemaOf } from "@pharos/pipeline";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { queryProblem } from "../content/check-content-access.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { LookupQueryInput, LookupRefreshInput } from "../generated/resolver-types.ts";
import { isUuid } from "../graphql/uuid.ts";
import { openEventEnricher } from "./event-enricher.ts";
import { readLookupOrigin, readLookupQuery } from "./refresh-settings.ts";

/** What a person says about a table. */
export interface LookupTableSettings {
  readonly name: string;
  readonly enabled: boolean;
  readonly description: string;
  readonly reference: string;
  /** Undefined for the rows of a query. */
  readonly schema: string | undefined;
  readonly primaryKey: string;
  readonly associations: readonly LookupAssociation[];
  /** Undefined where it stays; null for rows that are uploaded. */
  readonly refresh: LookupRefreshInput | null | undefined;
  /** Takes the place of `refresh`. */
  readonly query: LookupQueryInput | undefined;
}

export async function listLookupTables(context: RequestContext): Promise<StoredLookupTable[]> {
  authorize(context.actor, "LookupRead");
  return (await context.store.lookupTables.all()).map((table) => asSeen(context, table));
}

/** @throws lookupTableNotFound */
export async function getLookupTable(context: RequestContext, id: string): Promise<StoredLookupTable> {
  authorize(context.actor, "LookupRead");
  const table = isUuid(id) ? await context.store.lookupTables.get(id) : undefined;
  if (!table) throw lookupTableNotFound(id);
  return asSeen(context, table);
}

/** The rows of a query, and its text, tell of what whoever wrote it saw. */
export function seesLookupRows({ actor }: RequestContext, { origin, lastModifiedBy }: StoredLookupTable): boolean {
  return origin.kind !== "query" || seesAllOf(actor.logTypeAccess, lastModifiedBy?.logTypeAccess);
}

function asSeen(context: RequestContext, table: StoredLookupTable): StoredLookupTable {
  const { origin } = table;
  return origin.kind !== "query" || seesLookupRows(context, table)
    ? table
    : { ...table, origin: { ...origin, sql: "" } };
}

/** @throws lookupTableNotFound, logTypesHidden for rows of a query that tell of log types which the actor does not see */
export async function getLookupTableForRows(context: RequestContext, id: string): Promise<StoredLookupTable> {
  const table = await getLookupTable(context, id);
  if (!seesLookupRows(context, table)) throw logTypesHidden(`The lookup table ${table.name}`);
  return table;
}

/** Rows are put into events of the associated log types. @throws logTypeHidden */
async function checkTableAccess({ loaders }: RequestContext, table: LookupTable): Promise<void> {
  const problem = (await loaders.contentAccess()).lookupTableProblem(table);
  if (problem) throw problem;
}

/** @throws InvalidInput, lookupTableNameTaken */
export async function createLookupTable(
  context: RequestContext,
  settings: LookupTableSettings,
): Promise<StoredLookupTable> {
  authorize(context.actor, "LookupModify");
  const table = await checked(context, settings, await readOrigin(context, settings, { kind: "file", filename: "" }));
  await checkTableAccess(context, table);
  return context.store.lookupTables.create(table, referenceOf(context.actor), context.clock());
}

/** The file stays. @throws InvalidInput, lookupTableNotFound, revisionConflict, lookupTableNameTaken */
export async function updateLookupTable(
  context: RequestContext,
  id: string,
  revision: number,
  settings: LookupTableSettings,
): Promise<StoredLookupTable> {
  authorize(context.actor, "LookupModify");
  const stored = await getLookupTable(context, id);
  await checkTableAccess(context, stored);
  if (!seesLookupRows(context, stored)) throw logTypesHidden(`The lookup table ${stored.name}`);
  const table = await checked(context, settings, await readOrigin(context, settings, stored.origin));
  await checkTableAccess(context, table);
  const by = referenceOf(context.actor);
  const updated = await context.store.lookupTables.update(id, revision, table, by, context.clock());
  await context.pipeline.reload();
  return updated;
}

/** @throws lookupTableNotFound */
export async function deleteLookupTable(context: RequestContext, id: string): Promise<void> {
  authorize(context.actor, "LookupModify");
  await checkTableAccess(context, await getLookupTable(context, id));
  await context.store.lookupTables.delete(id);
  await context.pipeline.reload();
}

/** The table, which the actor may fill. @throws lookupTableNotFound, logTypeHidden */
export async function getLookupTableToFill(context: RequestContext, id: string): Promise<StoredLookupTable> {
  authorize(context.actor, "LookupModify");
  const table = await getLookupTable(context, id);
  await checkTableAccess(context, table);
  return table;
}

/** Has the rows read again within the minute. @throws lookupTableNotFound, logTypeHidden, InvalidInput for an uploaded file */
export async function refreshLookupTable(context: RequestContext, id: string): Promise<StoredLookupTable> {
  const { origin, name } = await getLookupTableToFill(context, id);
  if (origin.kind === "file") throw invalidInput(`The rows of ${name} are uploaded. Upload them again.`);
  return asSeen(context, await context.store.lookupTables.wantRefresh(id));
}

/** Compares the file with the rows that the table has, and changes nothing. @throws lookupFileUnreadable */
export async function previewLookupTableFile(
  context: RequestContext,
  table: StoredLookupTable,
  filename: string,
  bytes: Buffer,
): Promise<FilePreview> {
  const shape = tableShape(table, await schemaOf(context.store, table));
  // Rows that cannot be read any more, such as after a change of the schema, are no reason to keep them.
  const before = await context.lookupTables.loadTable(table).catch(() => undefined);
  return previewFileInThread(filename, bytes, shape, before?.table.data);
}

/** @throws lookupTableNotFound, lookupFileUnreadable, lookupFileTooLarge */
export async function uploadLookupTableFile(
  context: RequestContext,
  id: string,
  filename: string,
  bytes: Buffer,
): Promise<{ readonly lookupTable: StoredLookupTable; readonly skippedRows: number }> {
  const table = await getLookupTableToFill(context, id);
  if (bytes.length > lookupFileBytesMax) throw lookupFileTooLarge(filename, lookupFileBytesMax);
  const { rows, skippedRows } = await checkLookupFile(table, await schemaOf(context.store, table), filename, bytes);
  const file = { filename, bytes: bytes.length, rows, uploadedAt: context.clock() };
  const lookupTable = await context.store.lookupTables.putFile(id, file, bytes, referenceOf(context.actor));
  await context.pipeline.reload();
  return { lookupTable, skippedRows };
}

/** The event as rules would see it: with the rows of all tables as they are now. */
export async function enrichEvent(
  context: RequestContext,
  event: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  authorize(context.actor, ["RuleRead", "LookupRead"]);
  const enrich = await openEventEnricher(context);
  return enrich(String(event.p_log_type ?? ""), event);
}

/** @throws InvalidInput with field errors, where a query cannot be run by the actor as well */
async function readOrigin(
  context: RequestContext,
  { query, refresh, primaryKey }: LookupTableSettings,
  stored: LookupOrigin,
): Promise<LookupOrigin> {
  if (!query) return readLookupOrigin(refresh, stored);
  authorize(context.actor, "DataAnalyticsRead");
  const origin = readLookupQuery(query, primaryKey, stored);
  const problem = await queryProblem(context, { sql: query.text }, context.actor.logTypeAccess);
  refuse("queryText", problem?.message);
  return origin;
}

async function checked(
  context: RequestContext,
  { refresh: _refresh, query: _query, ...settings }: LookupTableSettings,
  origin: LookupOrigin,
): Promise<LookupTable> {
  const isQuery = origin.kind === "query";
  const table: LookupTable = {
    ...settings,
    schema: isQuery ? undefined : settings.schema,
    name: settings.name.trim(),
    origin,
  };
  refuse("name", table.name === "" ? "Give the table a name" : undefined);
  const schema = await schemaOf(context.store, table);
  refuse("schema", schema === undefined && !isQuery ? `No schema is called ${settings.schema ?? ""}` : undefined);
  const [problem] = tableProblems(table, schema);
  refuse("primaryKey", problem);
  return table;
}

function refuse(field: string, problem: string | undefined): void {
  if (problem !== undefined) throw new PharosError("lookups.invalid", "InvalidInput", problem, { [field]: problem });
}
