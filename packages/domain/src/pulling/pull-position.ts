/** A run through all pages of a time range. */
interface PullPass {
  readonly start: string;
  readonly end: string;
  /** Names the next page, as the provider gave it. */
  readonly next: string;
  readonly pages: number;
  /** The page before, to notice one that repeats for ever. */
  readonly fingerprint: string;
}

/** Where a stream stands. Times are in RFC 3339. */
export interface PullPosition {
  /** Everything up to this time was read. */
  readonly watermark: string;
  /** The cursor that the provider gave for new events. */
  readonly cursor?: string | undefined;
  readonly pass?: PullPass | undefined;
  /** When the longer overlap was read last. */
  readonly sweptAt?: string | undefined;
  /** What the provider wants before the first request is done. */
  readonly isPrepared?: true | undefined;
}

/**
 * Until when everything was read. A stream that follows a cursor and has caught up has everything, however old its
 * newest event is.
 */
export function readUpTo({ position, lastSuccessAt }: PolledStream): Date {
  const hasCaughtUp = position.cursor !== undefined && position.pass === undefined;
  return hasCaughtUp && lastSuccessAt ? lastSuccessAt : new Date(position.watermark);
}

interface PolledStream {
  readonly position: PullPosition;
  readonly lastSuccessAt: Date | undefined;
}
