import type { Generated } from "kysely";

export interface SchemasTable {
  name: string;
  spec: string;
  description: string;
  referenceUrl: string;
  revision: number;
  managed: boolean;
  archived: Generated<boolean>;
  contentHash: Buffer;
  createdAt: Date;
  updatedAt: Date;
}
