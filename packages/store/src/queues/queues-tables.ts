import type { CollectionProblemKind, QueueBatchState, QueueSettings, StreamOptions, StreamType } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface QueuesTable {
  sourceId: string;
  settings: Json<QueueSettings>;
  nextPollAt: Date;
  problem: string | null;
  problemKind: CollectionProblemKind | null;
  problemSince: Date | null;
  failuresInRow: Generated<number>;
  lastPollAt: Date | null;
  waiting: number | null;
  repeated: Generated<number>;
  holder: string | null;
  heldUntil: Date | null;
}

export interface QueueBatchesTable {
  id: Generated<number>;
  sourceId: string;
  stream: Generated<string>;
  messageId: string;
  messages: number;
  token: string;
  content: Buffer;
  streamType: StreamType;
  streamOptions: Json<StreamOptions>;
  state: QueueBatchState;
  reason: string | null;
  receivedAt: Date;
}

export interface QueueMessagesTable {
  sourceId: string;
  messageId: string;
  batchId: number | null;
  receivedAt: Date;
}

export interface QueueOffsetsTable {
  sourceId: string;
  stream: string;
  nextOffset: number;
  endOffset: number | null;
  awaitedEnd: number | null;
  awaitedSince: Date | null;
}

declare module "../database/database.ts" {
  interface Database {
    queues: QueuesTable;
    queueBatches: QueueBatchesTable;
    queueMessages: QueueMessagesTable;
    queueOffsets: QueueOffsetsTable;
  }
}
