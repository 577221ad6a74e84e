import type { ActorReference, InferenceUsage } from "@pharos/domain";
import type { Generated } from "kysely";
import type { Json } from "../database/column-types.ts";

export interface InferenceStreamsTable {
  id: string;
  name: Generated<string>;
  alias: string;
  pinned: Generated<boolean>;
  saved: Generated<boolean>;
  createdAt: Date;
  createdBy: Json<ActorReference>;
  updatedAt: Date;
  userPrompt: string;
  parentStreamId: string | null;
  metadata: Json<Record<string, unknown>>;
  responseText: Generated<string>;
  error: Generated<string>;
  finished: Generated<boolean>;
  usage: Json<InferenceUsage | null> | null;
  logTypeAccess: readonly string[] | null;
  leaseUntil: Date;
}

declare module "../database/database.ts" {
  interface Database {
    inferenceStreams: InferenceStreamsTable;
  }
}
