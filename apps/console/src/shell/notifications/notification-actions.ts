import type { Permission } from "@pharos/domain";
import type { CsvNotification } from "../../features/search/downloads/csv-link.tsx";
import type { Notification } from "./notifications-query.ts";

export interface NotificationAction {
  readonly label: string;
  readonly path: string;
  readonly search?: Readonly<Record<string, unknown>>;
  /** What the page takes; whoever has the notification need not have it. */
  readonly needs?: Permission;
}

type Told = Pick<Notification, "topic" | "metadata">;

/** Where a notification leads, by what it tells of (specification 1 §8). */
export function notificationActions({ topic, metadata }: Told, viewerId: string): NotificationAction[] {
  const told = textsOf(metadata);
  const alerts = alertActions(told.alertID, topic === "SYSTEM_ERROR");
  const { packId, packSourceId, caseId, assigneeId, sourceId, destinationId, userId, queryName, kind } = told;
  if (packId) return [{ label: "Open Pack", path: `/build/packs/${encodeURIComponent(packId)}/` }];
  if (packSourceId) return [{ label: "Open Packs", path: "/build/packs/" }];
  if (caseId) return [{ label: "View Case", path: `/cases/${caseId}/` }];
  if (assigneeId) return [{ label: "View Alerts", path: "/alerts-and-errors/", search: { assignee: [assigneeId] } }];
  if (kind === "INGEST_CAPACITY") return [{ label: "Explore Filters", path: "/dashboard/data/", needs: "SummaryRead" }];
  if (sourceId) return [sourceAction(sourceId, kind), ...alerts];
  if (destinationId) {
    const path = `/configure/destinations/${destinationId}/edit/`;
    return [{ label: "View Destination", path, needs: "DestinationRead" }, ...alerts];
  }
  if (userId === viewerId) return [{ label: "Profile Settings", path: "/settings/profile/" }];
  if (userId) return [{ label: "View User", path: "/settings/users/", search: { edit: userId }, needs: "UserModify" }];
  if (queryName) {
    const search = { q: queryName };
    return [{ label: "View Query", path: "/investigate/saved-searches/", search, needs: "DataAnalyticsRead" }];
  }
  return alerts;
}

function sourceAction(sourceId: string, kind: string | undefined): NotificationAction {
  const page = { path: `/configure/log-sources/${sourceId}/`, needs: "LogSourceRead" } as const;
  if (kind === "NO_DATA") return { label: "Manage Alarm", ...page, search: { alarm: "open" } };
  return { label: kind === "FAILING" ? "View Errors" : "View Source", ...page };
}

function alertActions(alertId: string | undefined, isError: boolean): NotificationAction[] {
  if (!alertId) return [];
  return [
    { label: isError ? "View Errors" : "View Alert", path: `/alerts-and-errors/${alertId}/`, needs: "AlertRead" },
  ];
}

/** The file that a notification tells of. */
export function csvOf({
  metadata,
  level,
  createdAt,
}: Pick<Notification, "metadata" | "level" | "createdAt">): CsvNotification | undefined {
  const { kind, downloadId, originalQueryId } = textsOf(metadata);
  if (kind !== "QUERY_DOWNLOAD" || !downloadId || !originalQueryId) return undefined;
  return { downloadId, queryId: originalQueryId, createdAt: new Date(createdAt), isFailed: level === "ERROR" };
}

/** Of the metadata, what is text; anything else was made by something newer than this console. */
function textsOf(metadata: unknown): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries((metadata ?? {}) as object).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(entries) as Record<string, string>;
}
