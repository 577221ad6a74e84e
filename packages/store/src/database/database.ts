import type { AlertGroupsTable } from "../alert-groups/alert-groups-table.ts";
import type { AlertHistoryTable, AlertsTable } from "../alerts/alerts-table.ts";
import type { ApiTokensTable } from "../api-tokens/api-tokens-table.ts";
import type { DetectionsTable } from "../detections/detections-table.ts";
import type { GlobalsTable } from "../globals/globals-table.ts";
import type {
  ChunksTable,
  ConservationCountsTable,
  PendingCommitsTable,
  SourceFailuresTable,
} from "../ingest/ingest-tables.ts";
import type { NotificationsTable } from "../notifications/notifications-table.ts";
import type { OneTimeTokensTable } from "../one-time-tokens/one-time-tokens-table.ts";
import type { RolesTable } from "../roles/roles-table.ts";
import type { SchemasTable } from "../schemas/schemas-table.ts";
import type { SessionsTable } from "../sessions/sessions-table.ts";
import type { SettingsTable } from "../settings/settings-table.ts";
import type { SourcesTable } from "../sources/sources-table.ts";
import type { UsersTable } from "../users/users-table.ts";

/** The tables as the migrations make them; names are camelCase here and snake_case in SQL. */
export interface Database {
  users: UsersTable;
  roles: RolesTable;
  sessions: SessionsTable;
  oneTimeTokens: OneTimeTokensTable;
  apiTokens: ApiTokensTable;
  sources: SourcesTable;
  schemas: SchemasTable;
  detections: DetectionsTable;
  globals: GlobalsTable;
  alerts: AlertsTable;
  alertHistory: AlertHistoryTable;
  alertGroups: AlertGroupsTable;
  chunks: ChunksTable;
  pendingCommits: PendingCommitsTable;
  conservationCounts: ConservationCountsTable;
  sourceFailures: SourceFailuresTable;
  settings: SettingsTable;
  notifications: NotificationsTable;
}
