import type { Json } from "../database/column-types.ts";

export interface AlertViewsTable {
  id: string;
  ownerId: string;
  name: string;
  search: Json<Readonly<Record<string, unknown>>>;
  isShared: boolean;
  /** Null for all. */
  neededLogTypes: string[] | null;
  createdAt: Date;
  updatedAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    alertViews: AlertViewsTable;
  }
}
