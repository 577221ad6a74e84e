import type { PullFailureKind } from "./pull-failure.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const longestMs: Readonly<Record<PullFailureKind, number>> = {
  // Somebody has to act; asking more often locks accounts.
  unauthorized: 60 * minuteMs,
  forbidden: 60 * minuteMs,
  notLicensed: 60 * minuteMs,
  rateLimited: 15 * minuteMs,
  unavailable: 15 * minuteMs,
  looping: 60 * minuteMs,
  backwards: 60 * minuteMs,
  cursorExpired: minuteMs,
  unreadable: 15 * minuteMs,
  tooLarge: 60 * minuteMs,
  refused: 60 * minuteMs,
};
const firstMs = 30 * secondMs;
/** A provider that says more is not believed. */
const retryAfterMsMax = 60 * minuteMs;

/**
 * How long to leave a stream alone after a failure: as the provider said, else longer after each failure in a row, and
 * up to a fifth more, so that many sources do not come back at once.
 * @param random from 0 up to 1
 */
export function pollBackOffMs(
  kind: PullFailureKind,
  failuresInRow: number,
  retryAfterMs: number | undefined,
  random: number,
): number {
  const grown = Math.min(longestMs[kind], firstMs * 2 ** Math.min(10, Math.max(0, failuresInRow - 1)));
  const base = retryAfterMs === undefined ? grown : Math.min(retryAfterMsMax, Math.max(secondMs, retryAfterMs));
  return Math.round(base * (1 + random / 5));
}
