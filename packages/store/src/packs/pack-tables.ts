import type { ActorReference, PackSourceKind, ReleasedPack } from "@pharos/domain";
import type { Json } from "../database/column-types.ts";

export interface PackSourcesTable {
  id: string;
  displayName: string;
  kind: PackSourceKind;
  url: string;
  token: string | null;
  publicKey: string;
  enabled: boolean;
  revision: number;
  createdAt: Date;
  createdBy: Json<ActorReference>;
  lastModified: Date;
  lastModifiedBy: Json<ActorReference>;
  polledAt: Date | null;
  etag: string | null;
  problem: string | null;
  toldProblems: string[];
}

export interface PackReleasesTable {
  id: string;
  sourceId: string | null;
  version: string;
  notes: string;
  publishedAt: Date;
  foundAt: Date;
  packs: Json<readonly ReleasedPack[]>;
  archive: Buffer;
}

export interface PackInstallationsTable {
  packId: string;
  sourceId: string | null;
  releaseId: string | null;
}

declare module "../database/database.ts" {
  interface Database {
    packSources: PackSourcesTable;
    packReleases: PackReleasesTable;
    packInstallations: PackInstallationsTable;
  }
}
