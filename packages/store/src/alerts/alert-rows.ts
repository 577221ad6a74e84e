import type { Alert, AlertHistoryEntry } from "@pharos/domain";
import type { Insertable, Selectable } from "kysely";
import { severityRank } from "../database/severity-rank.ts";
import { storableJson } from "../database/storable.ts";
import type { AlertHistoryTable, AlertsTable } from "./alerts-table.ts";

export function asAlert({ severityRank: _, ...row }: Selectable<AlertsTable>): Alert {
  return {
    ...row,
    neededLogTypes: row.neededLogTypes ?? undefined,
    updatedBy: row.updatedBy ?? undefined,
    assigneeId: row.assigneeId ?? undefined,
    outcome: row.outcome ?? undefined,
    outcomeReason: row.outcomeReason ?? undefined,
    snoozedUntil: row.snoozedUntil ?? undefined,
    dynamicDestinations: row.dynamicDestinations ?? undefined,
    route: row.route ?? undefined,
  };
}

export function alertRow(alert: Alert): Insertable<AlertsTable> {
  return {
    ...alert,
    severityRank: severityRank(alert.severity),
    context: storableJson(alert.context),
    logTypes: [...alert.logTypes],
    neededLogTypes: alert.neededLogTypes ? [...alert.neededLogTypes] : null,
    sourceIds: [...alert.sourceIds],
    tags: [...alert.tags],
    updatedBy: alert.updatedBy ? storableJson(alert.updatedBy) : null,
    assigneeId: alert.assigneeId ?? null,
    outcome: alert.outcome ?? null,
    outcomeReason: alert.outcomeReason ?? null,
    snoozedUntil: alert.snoozedUntil ?? null,
    dynamicDestinations: alert.dynamicDestinations ? [...alert.dynamicDestinations] : null,
    route: alert.route ? storableJson(alert.route) : null,
  };
}

export function historyRow(entry: AlertHistoryEntry): Insertable<AlertHistoryTable> {
  return {
    ...entry,
    actor: storableJson(entry.actor),
    outcome: entry.outcome ?? null,
    origin: entry.origin ?? null,
    changeId: entry.changeId ?? null,
    editedAt: entry.editedAt ?? null,
  };
}

export function asHistoryEntry(row: Selectable<AlertHistoryTable>): AlertHistoryEntry {
  const { outcome, origin, changeId, editedAt } = row;
  return {
    ...row,
    outcome: outcome ?? undefined,
    origin: origin ?? undefined,
    changeId: changeId ?? undefined,
    editedAt: editedAt ?? undefined,
  };
}

/** What people change. */
export function changedColumns(alert: Alert) {
  return {
    id: alert.id,
    status: alert.status,
    assignee_id: alert.assigneeId ?? null,
    outcome: alert.outcome ?? null,
    outcome_reason: alert.outcomeReason ?? null,
    snoozed_until: alert.snoozedUntil ?? null,
    updated_at: alert.updatedAt,
    updated_by: alert.updatedBy ?? null,
    revision: alert.revision,
  };
}
