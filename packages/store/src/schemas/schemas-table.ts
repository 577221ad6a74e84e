import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface SchemasTable {
  name: string;
  spec: string;
  description: string;
  referenceUrl: string;
  revision: number;
  managed: boolean;
  archived: Generated<boolean>;
  fieldDiscoveryEnabled: Generated<boolean>;
  discoveredSpec: Generated<string>;
  extension: Generated<string>;
  contentHash: Buffer;
  createdAt: Date;
  updatedAt: Date;
}

export interface SchemaRevisionsTable {
  name: string;
  revision: number;
  spec: string;
  changedBy: string;
  at: Date;
}

export interface SchemaDraftsTable {
  sourceId: string;
  name: string;
  spec: string;
  changedBy: string;
  updatedAt: Date;
}

export interface SchemaTestReportsTable {
  id: string;
  sourceId: string;
  name: string;
  spec: string;
  report: Json<unknown>;
  /** Null for all. */
  logTypeAccess: string[] | null;
  createdBy: string;
  createdAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    schemas: SchemasTable;
    schemaRevisions: SchemaRevisionsTable;
    schemaDrafts: SchemaDraftsTable;
    schemaTestReports: SchemaTestReportsTable;
  }
}
