import type { Json } from "../database/column-types.ts";

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
  updatedAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    settings: SettingsTable;
  }
}
