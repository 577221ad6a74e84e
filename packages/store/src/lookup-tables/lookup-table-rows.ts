import {
  type ActorReference,
  type LookupFile,
  type LookupOrigin,
  type LookupTable,
  lookupLakeTableOf,
  type StoredLookupTable,
  secretMask,
} from "@pharos/domain";
import type { Selectable } from "kysely";
import { sha256 } from "../database/hash.ts";
import { storableJson } from "../database/storable.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { LookupTablesTable } from "./lookup-tables-table.ts";

/** The columns that a definition decides. The credentials of a bucket are sealed for the table of this id. */
export function definitionColumns(table: LookupTable, id: string, box: SecretBox) {
  const { name, enabled, description, reference, schema, primaryKey, associations, origin } = table;
  const common = { name, enabled, description, reference, schema, primaryKey, associations };
  const body = storableJson({ ...common, origin: mapCredentials(origin, (text) => box.seal(text, placeOf(id))) });
  return { name, lakeTable: lookupLakeTableOf(name), enabled, body, contentHash: hashOf(table, box) };
}

/** Of a definition with its credentials as they are. */
export function hashOf(table: LookupTable, box: SecretBox): Buffer {
  const { name, enabled, description, reference, schema, primaryKey, associations, origin } = table;
  const hashed = mapCredentials(origin, (text) => box.hash(text, "lookup_tables"));
  return sha256(
    storableJson({ name, enabled, description, reference, schema, primaryKey, associations, origin: hashed }),
  );
}

/** @throws secretUnreadable */
export function openCredentials(origin: LookupOrigin, id: string, box: SecretBox): LookupOrigin {
  return mapCredentials(origin, (text) => box.open(text, placeOf(id)));
}

/** A mask that came back stands for the stored credentials. */
export function keepCredentials(origin: LookupOrigin, stored: LookupOrigin): LookupOrigin {
  const kept = stored.kind === "object" ? stored.settings.GCSCredentials : undefined;
  return mapCredentials(origin, (text) => (text === secretMask && typeof kept === "string" ? kept : text));
}

function mapCredentials(origin: LookupOrigin, map: (text: string) => string): LookupOrigin {
  if (origin.kind !== "object" || typeof origin.settings.GCSCredentials !== "string") return origin;
  return { ...origin, settings: { ...origin.settings, GCSCredentials: map(origin.settings.GCSCredentials) } };
}

const placeOf = (id: string) => `lookup_tables.body/${id}`;

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
    origin: mapCredentials(body.origin, () => secretMask),
    file: row.file ? { ...row.file, uploadedAt: new Date(row.file.uploadedAt) } : undefined,
    refresh: {
      refreshedAt: row.refreshedAt ?? undefined,
      triedAt: row.refreshTriedAt ?? undefined,
      failures: row.refreshFailures,
      problem: row.refreshProblem ?? undefined,
      isWanted: row.refreshWanted,
    },
    managed,
    revision,
    createdAt,
    ...(createdBy && { createdBy }),
    lastModified,
    ...(lastModifiedBy && { lastModifiedBy }),
  };
}
