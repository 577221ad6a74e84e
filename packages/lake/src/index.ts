export type { AlertEventsInput } from "./alerts/alert-events-input.ts";
export type { AlertEventBucket } from "./alerts/count-alert-events.ts";
export type { EventsOfAlertsInput } from "./alerts/events-of-alerts.ts";
export { type LakeArchive, type LakeArchiveOptions, openLakeArchive } from "./backup/lake-archive.ts";
export type { LakeSnapshot, SnapshotPart, SnapshotTable } from "./backup/lake-snapshot.ts";
export { type BrokenPart, describeBrokenParts } from "./broken-parts/read-broken-parts.ts";
export type { KnownTable } from "./catalogue/catalogue.ts";
export type { LakeTableColumns } from "./catalogue/describe-tables.ts";
export type { LakeTable } from "./catalogue/list-tables.ts";
export type { ColumnPaths, ObservedPath } from "./catalogue/observed-paths.ts";
export type { TableName } from "./catalogue/table-name.ts";
export { type LogTypeAccess, visibleLogTypes } from "./catalogue/visible-tables.ts";
export type { EntityScope } from "./entities/entity-values.ts";
export type { EntityAlertScope, EntityAlerts } from "./entities/find-entity-alerts.ts";
export type { EntitySighting } from "./entities/find-entity-sightings.ts";
export * from "./errors/errors.ts";
export type { EventBucket, EventPage, EventScope, EventsInput } from "./events/events-input.ts";
export { isReadableMember } from "./events/render-member.ts";
export type { TableTimes } from "./gate/answer-state.ts";
export type { ApproveQuery } from "./gate/approve-query.ts";
export type { QueryOptions, QueryResult } from "./gate/query-gate.ts";
export type { ScanEstimate } from "./gate/scan-estimate.ts";
export type { IndicatorCount, IndicatorSearchInput } from "./indicators/indicator-search.ts";
export type { RowsToDelete } from "./inserts/delete-rows.ts";
export type { RowsToInsert } from "./inserts/insert-rows.ts";
export { splitLines } from "./inserts/split-lines.ts";
export { type Lake, type LakeAddress, type LakeOptions, openLake, type StartedLake, startLake } from "./lake.ts";
export type { LookupContent } from "./lookup-tables/lookup-tables.ts";
export { hasTimeFilter } from "./macros/has-time-filter.ts";
export type { CrowdedPartition } from "./merges/read-crowded-partitions.ts";
export type { StoredPart } from "./retention/stored-parts.ts";
export type { LakeRun, ResultColumn, ResultRow, RunProgress, RunTruncation } from "./runs/lake-run.ts";
export { ScratchLake, type ScratchTable } from "./scratch/scratch-lake.ts";
export type { FailureReason } from "./search/failure-reasons.ts";
export {
  type LakeRow,
  type RowPage,
  type SearchInput,
  type SearchScope,
  searchLimitDefault,
  searchLimitMax,
} from "./search/search-input.ts";
export type { SourceRowsInput } from "./search/source-rows.ts";
export type { SignalScope } from "./signals/count-signals.ts";
export type { FoundSignals, SignalColumns, SignalGroup, SignalStep, SignalsInput } from "./signals/signals-input.ts";
export {
  complianceHistoryTable,
  databases,
  failuresTable,
  type LakeDatabase,
  lakeDatabases,
  otherEventsTable,
  resourceHistoryTable,
  signalsTable,
} from "./tables/databases.ts";
export { type DescribedTable, logTypeTables } from "./tables/log-type-tables.ts";
