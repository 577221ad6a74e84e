import type { ActorReference, DashboardPanel, DashboardVariable } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";
import type { SharingColumns } from "../database/sharing.ts";

export interface DashboardsTable extends SharingColumns {
  id: string;
  name: string;
  description: string;
  panels: Json<readonly DashboardPanel[]>;
  variables: Json<readonly DashboardVariable[]>;
  relativeTime: string;
  refreshSeconds: number | null;
  managed: Generated<boolean>;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  updatedBy: Json<ActorReference>;
  /** When an upload last wrote it; null: none did. */
  uploadedAt: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    dashboards: DashboardsTable;
  }
}
