import type { BackfillState, BucketObjectState, BucketSettings, CollectionProblemKind } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface BucketsTable {
  sourceId: string;
  settings: Json<BucketSettings>;
  nextLookAt: Date;
  listAfter: string | null;
  problem: string | null;
  problemKind: CollectionProblemKind | null;
  problemSince: Date | null;
  failuresInRow: Generated<number>;
  holder: string | null;
  heldUntil: Date | null;
}

export interface BucketObjectsTable {
  id: Generated<number>;
  sourceId: string;
  identity: string;
  key: string;
  versionId: string | null;
  etag: string;
  bytes: number;
  state: BucketObjectState;
  reason: string | null;
  attempts: Generated<number>;
  foundAt: Date;
  nextAttemptAt: Date;
  endedAt: Date | null;
  holder: string | null;
  heldUntil: Date | null;
  backfillId: number | null;
  readBytes: number | null;
  readingBytes: number | null;
}

export interface BucketBackfillsTable {
  id: Generated<number>;
  sourceId: string;
  state: BackfillState;
  modifiedSince: Date | null;
  modifiedBefore: Date;
  bytesPerSecond: number | null;
  listAfter: string | null;
  isListed: Generated<boolean>;
  listedKeys: Generated<number>;
  nextReadAt: Date;
  createdAt: Date;
  createdBy: string;
  endedAt: Date | null;
  holder: string | null;
  heldUntil: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    buckets: BucketsTable;
    bucketObjects: BucketObjectsTable;
    bucketBackfills: BucketBackfillsTable;
  }
}
