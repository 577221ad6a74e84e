import type { LogSchema, OsAccount } from "@pharos/domain";
import { alertEvents } from "./alerts/alert-events.ts";
import type { AlertEventsInput } from "./alerts/alert-events-input.ts";
import { type AlertEventBucket, type AlertEventCountInput, countAlertEvents } from "./alerts/count-alert-events.ts";
import { type EventsOfAlertsInput, eventsOfAlerts } from "./alerts/events-of-alerts.ts";
import { claimLake } from "./backup/claim-lake.ts";
import { type BrokenPart, describeBrokenParts, readBrokenParts } from "./broken-parts/read-broken-parts.ts";
import { Catalogue, type KnownTable } from "./catalogue/catalogue.ts";
import { describeTables, findTables, type LakeTableColumns } from "./catalogue/describe-tables.ts";
import { type LakeTable, listTables, newestEvents } from "./catalogue/list-tables.ts";
import { type ColumnPaths, observedPaths } from "./catalogue/observed-paths.ts";
import { type LogTypeAccess, visibleTables } from "./catalogue/visible-tables.ts";
import type { Engine } from "./connection/engine.ts";
import { openServerEngine, type ServerAddress } from "./connection/open-server-engine.ts";
import { startEmbeddedEngine } from "./engine-process/open-embedded-engine.ts";
import type { EntityScope } from "./entities/entity-values.ts";
import { type EntityAlertScope, type EntityAlerts, findEntityAlerts } from "./entities/find-entity-alerts.ts";
import { type EntitySighting, findEntitySightings } from "./entities/find-entity-sightings.ts";
import { lakeUnavailable } from "./errors/errors.ts";
import type { EventBucket, EventPage, EventScope, EventsInput } from "./events/events-input.ts";
import { countEvents, readEvents } from "./events/read-events.ts";
import type { TableTimes } from "./gate/answer-state.ts";
import type { ApproveQuery } from "./gate/approve-query.ts";
import { QueryGate, type QueryOptions, type QueryResult } from "./gate/query-gate.ts";
import type { ScanEstimate } from "./gate/scan-estimate.ts";
import {
  type IndicatorCount,
  type IndicatorSearchInput,
  indicatorQuery,
  indicatorSearch,
} from "./indicators/indicator-search.ts";
import { deleteRows, type RowsToDelete } from "./inserts/delete-rows.ts";
import { insertRows, type RowsToInsert } from "./inserts/insert-rows.ts";
import { dropLookup, type LookupContent, lookupVersions, replaceLookup } from "./lookup-tables/lookup-tables.ts";
import { type CrowdedPartition, readCrowdedPartitions } from "./merges/read-crowded-partitions.ts";
import { expireRows } from "./retention/expire-rows.ts";
import { readStoredParts, type StoredPart } from "./retention/stored-parts.ts";
import type { LakeRun } from "./runs/lake-run.ts";
import { type FailureReason, type FailureReasonsInput, failureReasons } from "./search/failure-reasons.ts";
import type { RowPage, SearchInput } from "./search/search-input.ts";
import { searchRows } from "./search/search-rows.ts";
import { failures, rawEvents, type SourceRowsInput } from "./search/source-rows.ts";
import { countSignals, findSignalLogTypes, type SignalScope } from "./signals/count-signals.ts";
import { readSignals } from "./signals/read-signals.ts";
import type { FoundSignals, SignalsInput } from "./signals/signals-input.ts";
import { ensureTables } from "./tables/ensure-tables.ts";

export interface LakeOptions {
  /** Of one statement. */
  readonly memoryBytesMax?: number;
  /**
   * The account that the embedded engine runs as, and that the folder is made to belong to; only root can choose one.
   */
  readonly account?: OsAccount | undefined;
  /** Receives what an operator should know: that the embedded engine ended, and why; that it could not read rows. */
  readonly onNotice?: (notice: string) => void;
  /** Checks people's queries, in threads for instance; in this thread where absent. */
  readonly approve?: ApproveQuery;
}
/** A folder for the embedded engine (one engine a folder), or a ClickHouse server. */
export type LakeAddress = { readonly path: string } | ServerAddress;

const memoryBytesMaxDefault = 1024 ** 3;

export interface Lake {
  /** Creates and widens the tables of these log types; one query when nothing changed. */
  ensureTables(schemas: readonly LogSchema[]): Promise<void>;
  /** Durable when it resolves; the same token again is harmless. */
  insert(rows: RowsToInsert): Promise<void>;
  /** Gone when it resolves; how many there were. */
  deleteRows(rows: RowsToDelete): Promise<number>;
  /** Rows by fixed conditions, for our own work; what people ask goes through `run`. */
  search(input: SearchInput): Promise<RowPage>;
  /**
   * Events of a log type that may meet conditions, page by page. @throws lakeTableUnknown, queryTooSlow, queryCancelled
   */
  events(input: EventsInput): Promise<EventPage>;
  /** How they are spread over the time, in so many buckets at most. @throws lakeTableUnknown */
  countEvents(scope: EventScope, buckets: number): Promise<EventBucket[]>;
  alertEvents(input: AlertEventsInput): Promise<RowPage>;
  /** How they are spread over the time. @throws queryTooSlow, queryTooLarge */
  countAlertEvents(input: AlertEventCountInput): Promise<AlertEventBucket[]>;
  /** The first pages of several alerts that have few events, by alert. @throws queryTooLarge, queryTooSlow */
  eventsOfAlerts(input: EventsOfAlertsInput): Promise<ReadonlyMap<string, RowPage>>;
  /** The signals that a correlation looks at. @throws signalsTooMany, queryTooSlow */
  signals(input: SignalsInput): Promise<FoundSignals>;
  /** How many signals each of these rules left; one that left none is not in the answer. @throws queryTooSlow */
  countSignals(ruleIds: readonly string[], scope: SignalScope): Promise<ReadonlyMap<string, number>>;
  /** The log types of the events that signals are of, by `p_row_id`. @throws queryTooSlow */
  signalLogTypes(rowIds: readonly string[], scope: SignalScope): Promise<ReadonlyMap<string, string>>;
  rawEvents(input: SourceRowsInput & { readonly logTypes: readonly string[] }): Promise<RowPage>;
  failures(input: SourceRowsInput): Promise<RowPage>;
  /** Why they failed by source, the most frequent reason first; at most 100. @throws queryTooSlow */
  failureReasons(input: FailureReasonsInput): Promise<FailureReason[]>;
  /** A person's own SQL, answered at once. */
  query(sql: string, options?: QueryOptions): Promise<QueryResult>;
  /** The same, read while the engine works. Resolves when the query is found to be allowed. */
  run(sql: string, options?: QueryOptions): Promise<LakeRun>;
  /** Resolves where `run` would begin. @throws sqlRefused, sqlInvalid, lakeTableUnknown */
  check(sql: string, options?: QueryOptions): Promise<void>;
  /**
   * How much a query would read. Undefined where that is not known soon, and for readers who are restricted to log
   * types: it counts rows that they may not see. @throws sqlRefused, sqlInvalid, lakeTableUnknown
   */
  estimate(sql: string, options?: QueryOptions): Promise<ScanEstimate | undefined>;
  /**
   * Names what the answer of `run` depends on: as long as it is the same, so is the answer. Undefined where that is not
   * known: it depends on the time or on chance, on a table of whose rows no times are known, or on too many tables.
   * `tableTimes` says between which times the statement reads tables of events, where `eventTimes` does not.
   * @throws sqlRefused, sqlInvalid
   */
  answerState(sql: string, options: QueryOptions, tableTimes?: readonly TableTimes[]): Promise<string | undefined>;
  /** How many events have one of some values, by log type and day. @throws input.invalid, queryTooSlow */
  indicatorSearch(input: IndicatorSearchInput): Promise<IndicatorCount[]>;
  /** The same as a statement that `run` takes as compiled. */
  indicatorQuery(input: IndicatorSearchInput): Promise<string>;
  /** How many of these the engine is at work on, whoever reads them. */
  runsAtWork(): Promise<number>;
  tables(access?: LogTypeAccess): Promise<LakeTable[]>;
  /** When the newest event of each of these happened, by `database.table`. */
  newestEvents(tables: readonly LakeTable[]): Promise<ReadonlyMap<string, string>>;
  /** Those of these tables, `database.table`, that there are now as far as the person may know, each once. */
  columns(ids: readonly string[], access?: LogTypeAccess): Promise<LakeTableColumns[]>;
  /** Paths below the JSON columns of these tables in the latest events, by `database.table` and column. */
  observedPaths(tables: readonly LakeTableColumns[], access?: LogTypeAccess): Promise<ReadonlyMap<string, ColumnPaths>>;
  /** The alerts whose matches name each entity. @throws queryTooSlow */
  entityAlerts(scope: EntityAlertScope): Promise<EntityAlerts[]>;
  /** How often the events of all log types name each entity, and when. @throws queryTooSlow */
  entitySightings(scope: EntityScope): Promise<EntitySighting[]>;
  /** The tables and views that there are now, by name, as far as a person may know them; without their columns. */
  knownTables(access?: LogTypeAccess): Promise<KnownTable[]>;
  /**
   * These tables, `database.table`, each once, as they were when `knownTables` looked last. @throws lakeTableUnknown
   */
  describeTables(ids: readonly string[], access?: LogTypeAccess): Promise<LakeTableColumns[]>;
  /** The parts that the engine could not read and set aside. */
  brokenParts(): Promise<BrokenPart[]>;
  /** The partitions in which more parts come than are merged, before the engine refuses rows. */
  crowdedPartitions(): Promise<CrowdedPartition[]>;
  /** Which rows the tables of events have, part by part; costs no reading of rows. */
  storedParts(): Promise<StoredPart[]>;
  /**
   * Deletes what arrived before, as far as a part holds nothing that arrived later, and tells how many rows. Whatever
   * the engine's clock says.
   */
  expireRows(before: Date): Promise<number>;
  /** Replaces a lookup table's rows and columns at once. */
  replaceLookup(content: LookupContent): Promise<void>;
  /** Lookup tables by name, with the version of their content. */
  lookupVersions(): Promise<ReadonlyMap<string, string>>;
  dropLookup(table: string): Promise<void>;
  /** Gives the lake to an installation, unless it has one; the id of the one that it belongs to. */
  claim(installationId: string): Promise<string>;
  /** Rejects when the engine does not answer. */
  ping(): Promise<void>;
  /** Runs that are still at work are cancelled. */
  close(): Promise<void>;
}

export interface StartedLake {
  readonly lake: Lake;
  /** Resolves when a folder is open; until then, statements wait. Rejects with lakeFolderUnusable. */
  readonly opened: Promise<void>;
}

/** @throws lakeFolderUnusable */
export async function openLake(address: LakeAddress, options: LakeOptions = {}): Promise<Lake> {
  const { lake, opened } = await startLake(address, options);
  await opened;
  return lake;
}

/**
 * Returns before the embedded engine has opened its folder, which takes seconds where there are many tables. A server is
 * not asked for anything yet. @throws lakeFolderUnusable
 */
export async function startLake(address: LakeAddress, options: LakeOptions = {}): Promise<StartedLake> {
  const memoryBytesMax = options.memoryBytesMax ?? memoryBytesMaxDefault;
  const { account, onNotice, approve } = options;
  if (!("path" in address)) {
    return { lake: lakeOver(openServerEngine(address, memoryBytesMax), approve), opened: Promise.resolve() };
  }
  const { engine, opened } = await startEmbeddedEngine({ path: address.path, memoryBytesMax, account, onNotice });
  const lookedAt = opened.then(async () => {
    for (const notice of describeBrokenParts(await readBrokenParts(engine))) onNotice?.(notice);
  });
  lookedAt.catch(() => undefined);
  return { lake: lakeOver(engine, approve), opened: lookedAt };
}

function lakeOver(engine: Engine, approve?: ApproveQuery): Lake {
  const catalogue = new Catalogue(engine);
  const gate = new QueryGate(engine, catalogue, approve);
  return {
    ensureTables: async (schemas) => {
      await ensureTables(engine, schemas);
      catalogue.forget();
    },
    insert: (rows) => insertRows(engine, catalogue, rows),
    deleteRows: (rows) => deleteRows(engine, rows),
    search: (input) => searchRows(engine, catalogue, input),
    events: (input) => readEvents(engine, catalogue, input),
    countEvents: (scope, buckets) => countEvents(engine, catalogue, scope, buckets),
    alertEvents: (input) => alertEvents(engine, catalogue, input),
    countAlertEvents: (input) => countAlertEvents(engine, catalogue, input),
    eventsOfAlerts: (input) => eventsOfAlerts(engine, catalogue, input),
    signals: (input) => readSignals(engine, input),
    countSignals: (ruleIds, scope) => countSignals(engine, ruleIds, scope),
    signalLogTypes: (rowIds, scope) => findSignalLogTypes(engine, rowIds, scope),
    rawEvents: (input) => rawEvents(engine, catalogue, input),
    failures: (input) => failures(engine, catalogue, input),
    failureReasons: (input) => failureReasons(engine, catalogue, input),
    query: (sql, options) => gate.query(sql, options),
    run: (sql, options) => gate.run(sql, options),
    check: (sql, options) => gate.check(sql, options),
    estimate: (sql, options) => gate.estimate(sql, options),
    answerState: (sql, options, tableTimes) => gate.answerState(sql, options, tableTimes),
    indicatorSearch: (input) => indicatorSearch(engine, gate, input),
    indicatorQuery: (input) => indicatorQuery(engine, input),
    entityAlerts: (scope) => findEntityAlerts(engine, scope),
    entitySightings: (scope) => findEntitySightings(engine, gate, scope),
    runsAtWork: () => engine.statementsAtWork(),
    tables: (access) => listTables(engine, access),
    newestEvents: (tables) => newestEvents(engine, tables),
    columns: (ids, access) => findTables(catalogue, ids, access),
    observedPaths: (tables, access) => observedPaths(engine, tables, access),
    knownTables: async (access) => (await catalogue.look()).filter(visibleTables(access)),
    describeTables: (ids, access) => describeTables(catalogue, ids, access),
    brokenParts: () => readBrokenParts(engine),
    crowdedPartitions: () => readCrowdedPartitions(engine),
    storedParts: () => readStoredParts(engine),
    expireRows: (before) => expireRows(engine, before),
    replaceLookup: async (content) => {
      await replaceLookup(engine, content);
      catalogue.forget();
    },
    lookupVersions: () => lookupVersions(engine),
    dropLookup: async (table) => {
      await dropLookup(engine, table);
      catalogue.forget();
    },
    claim: (installationId) => claimLake(engine, installationId),
    ping: async () => {
      const [row] = await engine.rows<{ answer: number }>({ sql: "SELECT 1 AS answer" });
      // Any web server says 200 to something.
      if (row?.answer !== 1) throw lakeUnavailable("what answers is not ClickHouse");
    },
    close: async () => {
      await gate.close();
      await engine.close();
    },
  };
}
