export const pullFailureKinds = [
  "unauthorized",
  "forbidden",
  "notLicensed",
  "rateLimited",
  "unavailable",
  "looping",
  "backwards",
  "cursorExpired",
  "unreadable",
  "tooLarge",
  "refused",
] as const;
/**
 * unauthorized: the credentials are not accepted. forbidden, notLicensed: this stream cannot be read with them.
 * rateLimited, unavailable: try again later. looping: the same page again. backwards: a cursor before the last one.
 * cursorExpired: the provider has forgotten the cursor. unreadable, tooLarge: not what was asked for. refused: the
 * request itself is wrong.
 */
export type PullFailureKind = (typeof pullFailureKinds)[number];

export class PullFailure extends Error {
  override readonly name = "PullFailure";
  readonly kind: PullFailureKind;
  /** As the provider said. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: PullFailureKind, message: string, retryAfterMs?: number) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Returns true for a failure that all streams of the source share. */
export function isOfSource(kind: PullFailureKind): boolean {
  return kind === "unauthorized" || kind === "rateLimited";
}
