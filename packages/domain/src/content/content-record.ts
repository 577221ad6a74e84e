import type { ActorReference } from "../access/actor.ts";

/** When and by whom an item of the content format was made and changed. */
export interface ContentRecord {
  /** It comes with Pharos or with a pack: people may switch it, but not change what it does. */
  readonly managed: boolean;
  readonly createdAt: Date;
  /** Undefined for what comes with Pharos. */
  readonly createdBy?: ActorReference;
  readonly lastModified: Date;
  readonly lastModifiedBy?: ActorReference;
  /** Who wrote what it does, which switching it on or off is not. It is run with what they may see. */
  readonly author?: ActorReference;
}

/** An item as the store keeps it. */
export type Stored<T> = T & ContentRecord;
