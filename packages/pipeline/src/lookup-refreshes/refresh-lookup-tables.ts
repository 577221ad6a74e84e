import {
  type AuthorAccess,
  describeError,
  isShipped,
  type LookupOrigin,
  lookupFileBytesMax,
  lookupFileTooLarge,
  PharosError,
  queryLanguageOf,
  queryResultRowsMax,
  type StoredLookupTable,
  systemActor,
} from "@pharos/domain";
import type { Store } from "@pharos/store";
import type { QueryRunner } from "../data-lake-queries/query-runner.ts";
import { checkLookupFile, schemaOf } from "../lookup-tables/check-lookup-file.ts";
import { nextRefreshAt } from "./next-refresh.ts";

type ObjectOrigin = Extract<LookupOrigin, { readonly kind: "object" }>;
type QueryOrigin = Extract<LookupOrigin, { readonly kind: "query" }>;

/** Reads an object of a bucket whole, with the credentials that stand beside its path. @throws CollectionFailure */
export type ReadLookupObject = (origin: ObjectOrigin, bytesMax: number) => Promise<Uint8Array>;

export interface LookupRefreshOptions {
  readonly store: Store;
  readonly queries: Pick<QueryRunner, "run">;
  readonly readObject: ReadLookupObject;
  /** Has rules see the rows that changed. */
  readonly reload: () => Promise<unknown>;
  readonly clock: () => Date;
}

const queryTimeoutMs = 10 * 60_000;

/**
 * Reads the rows of the tables again whose time has come, one table after the other. A table that cannot be read keeps
 * its rows and says why.
 */
export async function refreshLookupTables(options: LookupRefreshOptions, signal: AbortSignal): Promise<void> {
  const { store, clock } = options;
  const now = clock();
  const isDue = (table: StoredLookupTable) => {
    const next = table.enabled ? nextRefreshAt(table, now) : undefined;
    return next !== undefined && next <= now;
  };
  const due = (await store.lookupTables.all()).filter(isDue);
  if (due.length === 0) return;
  const accessOf = await store.authors.access();
  let hasChanged = false;
  for (const table of due) {
    if (signal.aborted) break;
    try {
      if (await refresh(options, table, accessOf)) hasChanged = true;
      await store.lookupTables.noteRefresh(table.id, clock());
    } catch (error) {
      await store.lookupTables.noteRefresh(table.id, clock(), `Its rows could not be read: ${describeError(error)}`);
    }
  }
  if (hasChanged) await options.reload();
}

/** Returns whether the rows are other ones than before. */
async function refresh(
  options: LookupRefreshOptions,
  table: StoredLookupTable,
  accessOf: AuthorAccess,
): Promise<boolean> {
  const { store, clock } = options;
  const { filename, bytes } = await readRows(options, table, accessOf);
  if (bytes.length > lookupFileBytesMax) throw lookupFileTooLarge(filename, lookupFileBytesMax);
  if (table.file?.filename === filename && table.file.bytes === bytes.length) {
    const before = await store.lookupTables.fileBytes(table.id);
    if (before.equals(bytes)) return false;
  }
  const { rows } = await checkLookupFile(table, await schemaOf(store, table), filename, bytes);
  const file = { filename, bytes: bytes.length, rows, uploadedAt: clock() };
  return (await store.lookupTables.putRefreshed(table.id, table.revision, file, bytes)) !== undefined;
}

async function readRows(options: LookupRefreshOptions, table: StoredLookupTable, accessOf: AuthorAccess) {
  const origin = await options.store.lookupTables.openOrigin(table.id);
  if (origin?.kind === "object") {
    const filename = origin.path.split("/").at(-1) || table.name;
    return { filename, bytes: await options.readObject(origin, lookupFileBytesMax) };
  }
  if (origin?.kind !== "query") throw new TypeError(`${table.name} has rows of its own`);
  // What its author may see, as of now: whoever reads enriched events sees the rows.
  const logTypeAccess = isShipped(table) ? undefined : accessOf(table.lastModifiedBy);
  return { filename: "query.jsonl", bytes: await queryRows(options, origin, table.name, logTypeAccess) };
}

async function queryRows(
  { store, queries, clock }: LookupRefreshOptions,
  { sql: text }: QueryOrigin,
  name: string,
  logTypeAccess: readonly string[] | undefined,
): Promise<Uint8Array> {
  const { kind, id, name: issuer } = systemActor;
  const {
    resultsOf,
    columns = [],
    rowCount,
    truncatedBy,
  } = await queries.run({
    kind: "query",
    text,
    language: queryLanguageOf(text),
    params: { limit: queryResultRowsMax },
    name: `Lookup table ${name}`,
    isScheduled: true,
    issuedBy: { kind, id, name: issuer },
    logTypeAccess,
    parent: undefined,
    userConfig: undefined,
    referenceTime: clock(),
    timeoutMs: queryTimeoutMs,
    skipsCache: true,
    isBackground: true,
  });
  if (truncatedBy !== undefined) throw tooManyRows();
  const names = columns.map(({ name: column }) => column);
  const rows = await store.queryResults.read(resultsOf, 0, rowCount);
  const lines = rows.map((row) => JSON.stringify(Object.fromEntries(names.map((one, index) => [one, row[index]]))));
  return Buffer.from(lines.map((line) => `${line}\n`).join(""));
}

const tooManyRows = () =>
  new PharosError(
    "lookups.too_many_rows",
    "TooLarge",
    `its query gives more than ${queryResultRowsMax.toLocaleString("en-US")} rows. Narrow it`,
  );
