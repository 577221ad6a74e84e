import {
  type ActorReference,
  type LookupFile,
  type LookupTable,
  lookupLakeTableOf,
  type StoredLookupTable,
} from "@pharos/domain";
import type { Selectable } from "kysely";
import { sha256 } from "../database/hash.ts";
import { storableJson } from "../database/storable.ts";
import type { LookupTablesTable } from "./lookup-tables-table.ts";

/** The columns that a definition decides. */
export function definitionColumns(table: LookupTable) {
  const { name, enabled, description, reference, schema, primaryKey, associations, origin } = table;
  const body = storableJson({ name, enabled, description, reference, schema, primaryKey, associations, origin });
  return { name, lakeTable: lookupLakeTableOf(name), enabled, body, contentHash: sha256(body) };
}

export function byColumn(by: ActorReference | undefined): string | null {
  return by ? storableJson(by) : null;
}

export function fileColumn(file: LookupFile): string {
  return storableJson({ ...file, uploadedAt: file.uploadedAt.toISOString() });
}

export function asLookupTable(row: Selectable<LookupTablesTable>): StoredLookupTable {
  const { id, body, enabled, managed, revision, createdAt, createdBy, lastModified, lastModifiedBy } = row;
  return {
    ...body,
    // JSON leaves out what is undefined.
    schema: body.schema,
    enabled,
    id,
    file: row.file ? { ...row.file, uploadedAt: new Date(row.file.uploadedAt) } : undefined,
    managed,
    revision,
    createdAt,
    ...(createdBy && { createdBy }),
    lastModified,
    ...(lastModifiedBy && { lastModifiedBy }),
  };
}
