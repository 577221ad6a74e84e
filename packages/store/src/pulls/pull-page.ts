import type { PullPosition } from "@pharos/domain";

/** A page without its events. */
export interface PageRecord {
  readonly position: PullPosition;
  /** Of all events that the page had, those that were known included. */
  readonly ids: readonly string[];
  readonly events: number;
  readonly repeated: number;
  readonly rememberAt: string;
  readonly rememberSince: string;
  readonly newestEventAt: string | undefined;
}

/** A page whose events are being stored. */
export interface HeldPage extends PageRecord {
  readonly token: string;
  readonly bytes: Uint8Array;
}
