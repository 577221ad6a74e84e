import type { NotificationTopic } from "@pharos/domain";
import type { Json } from "../database/column-types.ts";

export const notificationLevels = ["INFO", "WARNING", "ERROR"] as const;
export type NotificationLevel = (typeof notificationLevels)[number];

export interface NotificationsTable {
  id: string;
  userId: string;
  topic: NotificationTopic;
  level: NotificationLevel;
  title: string;
  message: string;
  metadata: Json<Readonly<Record<string, unknown>>>;
  /** Null for all. */
  neededLogTypes: string[] | null;
  createdAt: Date;
  readAt: Date | null;
  archivedAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    notifications: NotificationsTable;
  }
}
