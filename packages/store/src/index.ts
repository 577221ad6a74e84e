export type { AlertGroupRepository } from "./alert-groups/alert-group-repository.ts";
export * from "./alert-views/alert-view-repository.ts";
export type { NamedByAlert } from "./alerts/add-alert-entities.ts";
export * from "./alerts/alert-repository.ts";
export * from "./alerts/alert-statistics.ts";
export type { AlertGroupPage, AlertGroupsRequest } from "./alerts/list-alert-groups.ts";
export * from "./api-tokens/api-token-repository.ts";
export * from "./api-tokens/errors.ts";
export type { BackupRun, BackupRunRepository } from "./backup/backup-run-repository.ts";
export type { DatabaseConnection } from "./backup/database-connection.ts";
export * from "./backup/errors.ts";
export { assertDatabaseEmpty, loadStore, type StoreToLoad } from "./backup/load-store.ts";
export { reachDatabase } from "./backup/reach-database.ts";
export { type BackupRunRecord, recordBackupRun } from "./backup/record-backup-run.ts";
export {
  type AppliedMigration,
  type StoreContents,
  type StoreSequence,
  StoreSnapshot,
} from "./backup/store-snapshot.ts";
export type { StoreTable } from "./backup/store-tables.ts";
export type { BoomerangRepository, NewBoomerang } from "./boomerangs/boomerang-repository.ts";
export type { BackfillProgress } from "./buckets/backfill-repository.ts";
export * from "./buckets/bucket-repository.ts";
export * from "./cache/cache-expiry.ts";
export * from "./cache/cache-repository.ts";
export * from "./cases/case-attachment-repository.ts";
export * from "./cases/case-link-repository.ts";
export * from "./cases/case-repository.ts";
export * from "./cases/deleted-case-repository.ts";
export * from "./cases/merge-cases.ts";
export { describeLoss, type SealedSecrets } from "./check-key.ts";
export type { CountChanges } from "./compliance/compliance-history-repository.ts";
export * from "./compliance/compliance-repository.ts";
export type { ContentItemTraits } from "./content-items/content-item-kinds.ts";
export * from "./content-items/content-item-repository.ts";
export { type StoredItem, withoutRecord } from "./content-items/content-item-rows.ts";
export * from "./content-items/errors.ts";
export * from "./content-items/item-change-repository.ts";
export * from "./dashboards/dashboard-repository.ts";
export * from "./data-lake-queries/data-lake-query-repository.ts";
export * from "./data-lake-queries/errors.ts";
export type { DataLakeQueryFilter } from "./data-lake-queries/query-condition.ts";
export type { QueryResultRepository } from "./data-lake-queries/query-result-repository.ts";
export type { ResultRow } from "./data-lake-queries/result-page.ts";
export * from "./database/errors.ts";
export { decodeCursor, type Page, type PageRequest, toPage } from "./database/page.ts";
export type { SharingReader } from "./database/sharing.ts";
export type { SyncReport } from "./database/sync-report.ts";
export { AlertLinkRepository } from "./deliveries/alert-links.ts";
export * from "./deliveries/delivery-queue.ts";
export * from "./deliveries/delivery-repository.ts";
export type { PendingDeliveryRepository } from "./deliveries/pending-deliveries.ts";
export {
  type DestinationContent,
  DestinationRepository,
  type DestinationSettings,
  type NewDestination,
} from "./destinations/destination-repository.ts";
export type { DetectionTestRun } from "./detection-tests/detection-test-run-repository.ts";
export type { DetectionTestRunsTable } from "./detection-tests/detection-test-runs-table.ts";
export { applyChoices, type DetectionChoices } from "./detections/detection-choices.ts";
export type { DetectionFilter } from "./detections/detection-condition.ts";
export * from "./detections/detection-repository.ts";
export * from "./detections/errors.ts";
export type { ChangeRecord } from "./detections/record-changes.ts";
export * from "./inference-streams/inference-stream-repository.ts";
export * from "./ingest/chunk-repository.ts";
export * from "./ingest/conservation-repository.ts";
export * from "./ingest/source-failure-repository.ts";
export { readKnownContent } from "./known-content/read-known-content.ts";
export * from "./lake-outbox/lake-outbox-repository.ts";
export { type PackedRows, packLines } from "./lake-outbox/packed-rows.ts";
export type { LastMatch } from "./last-matches/last-match-repository.ts";
export type { SharedDigests } from "./live/live-repository.ts";
export * from "./lookup-tables/lookup-table-repository.ts";
export { mailNotRetriable } from "./mail/errors.ts";
export * from "./mail/mail-repository.ts";
export type { MailSettingsRepository } from "./mail/mail-settings-repository.ts";
export type { MuteRepository } from "./mutes/mute-repository.ts";
export * from "./notebooks/notebook-repository.ts";
export * from "./notifications/errors.ts";
export * from "./notifications/notification-repository.ts";
export { type NotificationLevel, notificationLevels } from "./notifications/notifications-table.ts";
export * from "./one-time-tokens/one-time-token-repository.ts";
export { type OneTimeTokenPurpose, oneTimeTokenPurposes } from "./one-time-tokens/one-time-tokens-table.ts";
export * from "./open-store.ts";
export * from "./packs/pack-release-repository.ts";
export { PackSourceRepository } from "./packs/pack-source-repository.ts";
export { enablePacksInUse, holdDetections, holdPacks } from "./packs/waiting-packs.ts";
export * from "./postgres/errors.ts";
export * from "./project-archives/project-archive-repository.ts";
export * from "./pullers/puller-repository.ts";
export type { HeldPage } from "./pulls/pull-page.ts";
export * from "./pulls/pull-repository.ts";
export * from "./query-downloads/errors.ts";
export * from "./query-downloads/query-download-repository.ts";
export type { QueryRunRepository } from "./query-runs/query-run-repository.ts";
export * from "./queues/queue-repository.ts";
export * from "./receipts/errors.ts";
export * from "./receipts/receipt-repository.ts";
export { type ReceiptKind, type ReceiptsTable, receiptKinds } from "./receipts/receipts-table.ts";
export type {
  RecurringWork,
  RecurringWorkRepository,
  RecurringWorkStatus,
} from "./recurring-works/recurring-work-repository.ts";
export type { ResourceFilter } from "./resources/resource-condition.ts";
export * from "./resources/resource-repository.ts";
export type { PutOutcome } from "./resources/resource-rows.ts";
export type { FailingResource, ResourceStatusCount } from "./resources/resource-statistics.ts";
export * from "./roles/errors.ts";
export * from "./roles/role-repository.ts";
export * from "./schemas/errors.ts";
export * from "./schemas/schema-draft-repository.ts";
export * from "./schemas/schema-repository.ts";
export * from "./schemas/schema-test-report-repository.ts";
export * from "./secrets/errors.ts";
export * from "./secrets/key-file.ts";
export { SecretBox } from "./secrets/secret-box.ts";
export * from "./sessions/session-repository.ts";
export type { SettingRepository } from "./settings/setting-repository.ts";
export * from "./sign-in-attempts/sign-in-attempt-repository.ts";
export * from "./sources/source-repository.ts";
export { Store } from "./store.ts";
export * from "./syslog/syslog-repository.ts";
export * from "./users/errors.ts";
export * from "./users/user-repository.ts";
