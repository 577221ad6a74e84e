export { findTrustDomains } from "./access/find-trust-domains.ts";
export { holdToAccess, type RuleSetAside } from "./access/hold-to-access.ts";
export { usersWhoMay } from "./alarms/users-who-may.ts";
export { BucketCollector } from "./collect/bucket-collector.ts";
export type { OpenBucket } from "./collect/collector-engines.ts";
export { PullCollector } from "./collect/pull-collector.ts";
export type { PullAccess } from "./collect/pull-engines.ts";
export { QueueCollector } from "./collect/queue-collector.ts";
export type { OpenQueue, OpenStream } from "./collect/queue-engines.ts";
export { StreamCollector } from "./collect/stream-collector.ts";
export {
  type CommitMatches,
  MatchCommitter,
  type MatchCommitterOptions,
  type MatchesReceipt,
} from "./commit/match-committer.ts";
export { type FollowContentOptions, followContent } from "./content-changes/follow-content.ts";
export type { CorrelationOptions } from "./correlation/run-correlation.ts";
export { runDueCorrelationRules } from "./correlation/run-due-correlation-rules.ts";
export { openQueryCompiler } from "./data-lake-queries/open-query-compiler.ts";
export type { CompiledQuery, QueryCompiler, QueryToCompile } from "./data-lake-queries/query-compiler.ts";
export type { QueryRequest } from "./data-lake-queries/query-request.ts";
export { QueryRunner, type QueryRunnerOptions } from "./data-lake-queries/query-runner.ts";
export { approveInThreads, createQueryThreads, type QueryThreads } from "./data-lake-queries/query-threads.ts";
export { buildDecisionTrail } from "./decision-trail/build-decision-trail.ts";
export type { DecisionFacts, RaisedFacts } from "./decision-trail/decision-facts.ts";
export type { DecisionTrail, TrailDetail, TrailStep } from "./decision-trail/decision-trail.ts";
export { DeliveryWorker, type DeliveryWorkerOptions } from "./deliver/delivery-worker.ts";
export type { AlertToSend, SendAlert } from "./deliver/drain-destination.ts";
export type { FollowUp } from "./deliver/read-messages.ts";
export { type BoomerangSender, settleBoomerangs } from "./deliver/settle-boomerangs.ts";
export { discoverAllFields, discoveredSpecOf, discoverFields } from "./discovery/discover-fields.ts";
export { expireLake, readExpiryRecord } from "./expiry/expire-lake.ts";
export { type FilterMeasure, measureFilter, type StoredMatch } from "./filter-impact/measure-filter.ts";
export { Admission, BackPressureError, type Reservation, type Sender } from "./ingest/admission.ts";
export type { Delivery } from "./ingest/delivery.ts";
export { LakeWriter, type LakeWriterOptions, type LakeWriterStats } from "./lake-writer/lake-writer.ts";
export { nextRefreshAt } from "./lookup-refreshes/next-refresh.ts";
export {
  type LookupRefreshOptions,
  type ReadLookupObject,
  refreshLookupTables,
} from "./lookup-refreshes/refresh-lookup-tables.ts";
export { checkLookupFile, schemaOf } from "./lookup-tables/check-lookup-file.ts";
export { createTableLookup } from "./lookup-tables/create-table-lookup.ts";
export { createLakeFiller, type LakeFiller } from "./lookup-tables/fill-lake-lookups.ts";
export {
  createLookupTableLoader,
  type LoadedLookup,
  type LookupTableLoader,
} from "./lookup-tables/lookup-table-loader.ts";
export { type MailWork, sendDueMail } from "./mail/send-due-mail.ts";
export { Pipeline, type PipelineActivity, type PipelineOptions, type PipelineStats } from "./pipeline.ts";
export { checkPolicies, type PolicyCheckOptions } from "./policies/check-policies.ts";
export type { AlertChange, AlertDifference, ComparedAlert } from "./previews/compare-alerts.ts";
export { findLostAlerts, type LostAlert, type RaisedAlert } from "./previews/find-lost-alerts.ts";
export { findLostPolicyAlerts, type RaisedPolicyAlert } from "./previews/find-lost-policy-alerts.ts";
export type { EventReference } from "./previews/group-findings.ts";
export {
  type PreviewedVersion,
  type PreviewLimits,
  type PreviewScope,
  previewLimits,
} from "./previews/preview-scope.ts";
export type {
  PreviewedCounts,
  PreviewedGroup,
  PreviewedResource,
  PreviewedResources,
  ResourceChange,
} from "./previews/resource-tally.ts";
export { type CorrelationPreviewTask, runCorrelationPreview } from "./previews/run-correlation-preview.ts";
export { type PolicyPreviewTask, runPolicyPreview } from "./previews/run-policy-preview.ts";
export {
  type PreviewedQuery,
  type PreviewedStep,
  type PreviewState,
  type PreviewTask,
  runPreview,
} from "./previews/run-preview.ts";
export { runScheduledPreview, type ScheduledPreviewTask } from "./previews/run-scheduled-preview.ts";
export { csvLine } from "./query-downloads/csv-line.ts";
export { QueryDownloads, type QueryDownloadsOptions } from "./query-downloads/query-downloads.ts";
export { countDue, lookingJobs } from "./recurring-works/count-due.ts";
export { doDueWorks, type RecurringTask } from "./recurring-works/do-due-works.ts";
export { noteRuns } from "./recurring-works/note-runs.ts";
export { followClock, isSettled, type SettledClock } from "./recurring-works/settled-clock.ts";
export { noReprocessCounts, type ReprocessCounts, type ReprocessRequest } from "./reprocess/reprocess-failures.ts";
export type { EngineOnDemand, OnDemandContent } from "./scheduled-rules/engine-on-demand.ts";
export { type OnDemandOptions, openEngineOnDemand } from "./scheduled-rules/open-engine-on-demand.ts";
export { runDueQueries } from "./scheduled-rules/run-due-queries.ts";
export type { ScheduledQueryOptions } from "./scheduled-rules/run-scheduled-query.ts";
export { type SyslogListenerOptions, SyslogListeners } from "./syslog/syslog-listeners.ts";
export { type TaskRun, TaskThreads, type TaskThreadsOptions } from "./threads/task-threads.ts";
export { DeliverySender } from "./transport/delivery-sender.ts";
export { takeDeliveries } from "./transport/take-deliveries.ts";
export { countLakeProblems } from "./watch/count-lake-problems.ts";
export {
  type DiskRoom,
  describeRefusal,
  describeRoom,
  judgeRoom,
  reserveBytes,
  sizeOf,
  type Volume,
} from "./watch/disk-room.ts";
export { DiskWatch } from "./watch/disk-watch.ts";
export { findWaiting } from "./watch/find-waiting.ts";
export { isBackupDue, readKnownBackups, type WantedBackups, watchBackups } from "./watch/watch-backups.ts";
export { watchCollection } from "./watch/watch-collection.ts";
export { type LakeWatchOptions, watchBrokenParts, watchMerges, watchMissingRows } from "./watch/watch-lake.ts";
export { watchLakeWriter } from "./watch/watch-lake-writer.ts";
export { watchSources } from "./watch/watch-sources.ts";
export type { WorkerContent } from "./worker/protocol.ts";
export type { RuleHealth } from "./worker/rule-activity.ts";
export type { DetectionError, DetectionMatch, MatchesToCommit } from "./works/matches-to-commit.ts";
