export const backfillStates = ["RUNNING", "PAUSED", "DONE", "CANCELLED"] as const;
export type BackfillState = (typeof backfillStates)[number];

/** Reads the objects that were in a bucket before somebody asked for them, below live ones in priority. */
export interface Backfill {
  readonly id: number;
  readonly sourceId: string;
  readonly state: BackfillState;
  /** Older objects are left out; undefined for none. */
  readonly modifiedSince: Date | undefined;
  /** Newer ones are found without it. */
  readonly modifiedBefore: Date;
  /** Undefined: as fast as they can be read. */
  readonly bytesPerSecond: number | undefined;
  /** The last key of a listing that is not complete. */
  readonly listAfter: string | undefined;
  readonly isListed: boolean;
  /** Keys that the listing has passed, whatever became of them. */
  readonly listedKeys: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly endedAt: Date | undefined;
}

/** What a person decides about a back-fill under way. */
export interface BackfillChange {
  readonly state?: Exclude<BackfillState, "DONE"> | undefined;
  /** null takes the limit away. */
  readonly bytesPerSecond?: number | null | undefined;
}

export const backfillBytesPerSecondMin = 100_000;
export const backfillBytesPerSecondMax = 1_000_000_000;
