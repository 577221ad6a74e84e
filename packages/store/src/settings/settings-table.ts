import type { Json } from "../database/column-types.ts";

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
  updatedAt: Date;
}
