import type { AlertGroupsTable } from "../alert-groups/alert-groups-table.ts";
import type { AlertHistoryTable, AlertsTable } from "../alerts/alerts-table.ts";
import type { ApiTokensTable } from "../api-tokens/api-tokens-table.ts";
import type { FormerAuthorsTable } from "../authors/former-authors-table.ts";
import type { ComplianceTable } from "../compliance/compliance-table.ts";
import type { ContentItemsTable } from "../content-items/content-items-table.ts";
import type { CorrelationMarksTable, CorrelationRunsTable } from "../correlation-runs/correlation-runs-table.ts";
import type { DataLakeQueriesTable, QueryResultPagesTable } from "../data-lake-queries/data-lake-queries-table.ts";
import type { DetectionsTable } from "../detections/detections-table.ts";
import type { InferenceStreamsTable } from "../inference-streams/inference-streams-table.ts";
import type { ChunksTable, ConservationCountsTable, SourceFailuresTable } from "../ingest/ingest-tables.ts";
import type { LakeBlocksTable, LakeOutboxTable } from "../lake-outbox/lake-outbox-tables.ts";
import type { LookupFilePiecesTable, LookupTablesTable } from "../lookup-tables/lookup-tables-table.ts";
import type { NotificationsTable } from "../notifications/notifications-table.ts";
import type { OneTimeTokensTable } from "../one-time-tokens/one-time-tokens-table.ts";
import type { QueryDownloadsTable } from "../query-downloads/query-downloads-table.ts";
import type { QueryRunsTable } from "../query-runs/query-runs-table.ts";
import type { ReceiptsTable } from "../receipts/receipts-table.ts";
import type { RecurringWorksTable } from "../recurring-works/recurring-works-table.ts";
import type { ResourcesTable } from "../resources/resources-table.ts";
import type { RolesTable } from "../roles/roles-table.ts";
import type {
  SchemaDraftsTable,
  SchemaRevisionsTable,
  SchemasTable,
  SchemaTestReportsTable,
} from "../schemas/schemas-table.ts";
import type { SessionsTable } from "../sessions/sessions-table.ts";
import type { SettingsTable } from "../settings/settings-table.ts";
import type { SignInAttemptsTable } from "../sign-in-attempts/sign-in-attempts-table.ts";
import type { SourcesTable } from "../sources/sources-table.ts";
import type { UsersTable } from "../users/users-table.ts";

/** The tables as the migrations make them; names are camelCase here and snake_case in SQL. */
export interface Database {
  users: UsersTable;
  roles: RolesTable;
  sessions: SessionsTable;
  signInAttempts: SignInAttemptsTable;
  oneTimeTokens: OneTimeTokensTable;
  apiTokens: ApiTokensTable;
  sources: SourcesTable;
  schemas: SchemasTable;
  schemaRevisions: SchemaRevisionsTable;
  schemaDrafts: SchemaDraftsTable;
  schemaTestReports: SchemaTestReportsTable;
  detections: DetectionsTable;
  contentItems: ContentItemsTable;
  formerAuthors: FormerAuthorsTable;
  alerts: AlertsTable;
  alertHistory: AlertHistoryTable;
  alertGroups: AlertGroupsTable;
  chunks: ChunksTable;
  lakeOutbox: LakeOutboxTable;
  lakeBlocks: LakeBlocksTable;
  conservationCounts: ConservationCountsTable;
  sourceFailures: SourceFailuresTable;
  settings: SettingsTable;
  recurringWorks: RecurringWorksTable;
  lookupTables: LookupTablesTable;
  lookupFilePieces: LookupFilePiecesTable;
  notifications: NotificationsTable;
  resources: ResourcesTable;
  compliance: ComplianceTable;
  queryRuns: QueryRunsTable;
  dataLakeQueries: DataLakeQueriesTable;
  queryResultPages: QueryResultPagesTable;
  queryDownloads: QueryDownloadsTable;
  correlationRuns: CorrelationRunsTable;
  correlationMarks: CorrelationMarksTable;
  receipts: ReceiptsTable;
  inferenceStreams: InferenceStreamsTable;
}
