import type { PullFailureKind, PullPosition, PullSettings } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";
import type { PageRecord } from "./pull-page.ts";

interface PullsTable {
  sourceId: string;
  settings: Json<PullSettings>;
  nextPollAt: Date;
  blockedUntil: Date | null;
  problem: string | null;
  problemKind: PullFailureKind | null;
  failuresInRow: Generated<number>;
  tokens: string | null;
  authorizationRequest: string | null;
  authorizedAt: Date | null;
  holder: string | null;
  heldUntil: Date | null;
}

export interface PullStreamsTable {
  id: Generated<number>;
  sourceId: string;
  stream: string;
  partition: string;
  position: Json<PullPosition>;
  nextPollAt: Date;
  lastPollAt: Date | null;
  lastSuccessAt: Date | null;
  newestEventAt: Date | null;
  events: Generated<number>;
  repeated: Generated<number>;
  problem: string | null;
  problemKind: PullFailureKind | null;
  problemSince: Date | null;
  failuresInRow: Generated<number>;
}

interface PullPagesTable {
  streamId: number;
  token: string;
  events: Buffer;
  page: Json<PageRecord>;
}

interface PullEventIdsTable {
  streamId: number;
  eventId: string;
  rememberedAt: Date;
}

declare module "../database/database.ts" {
  interface Database {
    pulls: PullsTable;
    pullStreams: PullStreamsTable;
    pullPages: PullPagesTable;
    pullEventIds: PullEventIdsTable;
  }
}
