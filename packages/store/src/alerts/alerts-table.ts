import type {
  ActorReference,
  AlertHistoryType,
  AlertOutcome,
  AlertRoute,
  AlertStatus,
  AlertSubtype,
  AlertType,
  EntityField,
  Severity,
} from "@pharos/domain";
import type { Json } from "../database/column-types.ts";

export interface AlertsTable {
  id: string;
  type: AlertType;
  subtype: AlertSubtype;
  status: AlertStatus;
  severity: Severity;
  severityRank: number;
  title: string;
  description: string;
  runbook: string;
  reference: string;
  ruleId: string;
  dedupString: string;
  context: Json<Readonly<Record<string, unknown>>>;
  logTypes: string[];
  /** Null for all. */
  neededLogTypes: string[] | null;
  sourceIds: string[];
  tags: string[];
  eventCount: number;
  createdAt: Date;
  firstEventMatchedAt: Date;
  lastReceivedEventAt: Date;
  updatedAt: Date;
  updatedBy: Json<ActorReference> | null;
  assigneeId: string | null;
  outcome: AlertOutcome | null;
  outcomeReason: string | null;
  snoozedUntil: Date | null;
  dynamicDestinations: string[] | null;
  route: Json<AlertRoute> | null;
  revision: number;
}

export interface AlertHistoryTable {
  id: string;
  alertId: string;
  type: AlertHistoryType;
  actor: Json<ActorReference>;
  at: Date;
  from: string;
  to: string;
  comment: string;
  outcome: AlertOutcome | null;
  origin: string | null;
  changeId: string | null;
  editedAt: Date | null;
}

export interface AlertEntitiesTable {
  alertId: string;
  field: EntityField;
  value: string;
}

declare module "../database/database.ts" {
  interface Database {
    alerts: AlertsTable;
    alertHistory: AlertHistoryTable;
    alertEntities: AlertEntitiesTable;
  }
}
