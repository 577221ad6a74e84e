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
  /**
   * Who wrote what it does, or installed it from a pack of elsewhere, which switching it on or off is not. It is run with
   * what they may see.
   */
  readonly author?: ActorReference;
}

/** It came with Pharos, and not with a pack that somebody installed from elsewhere: that one has an author. */
export function isShipped({ managed, author }: Pick<ContentRecord, "managed" | "author">): boolean {
  return managed && author === undefined;
}

/** An item as the store keeps it. */
export type Stored<T> = T & ContentRecord;
