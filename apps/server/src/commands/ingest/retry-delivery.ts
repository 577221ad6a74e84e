/** Statuses after which the same delivery may succeed: too much at once, and servers that are away for a while. */
const retryable: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** Without a success for so long, somebody should know. */
const patienceMs = 15 * 60_000;
const pauseMsMax = 5 * 60_000;

/**
 * How long to wait before a delivery is sent again, in milliseconds; undefined where that would not help, or has not
 * helped for 15 minutes. `retryAfter` is the header: seconds or a date.
 * @param status 0 for no answer at all
 */
export function retryDelayMs(
  { status, retryAfter }: { readonly status: number; readonly retryAfter: string | undefined },
  attempt: number,
  triedForMs: number,
  now: Date,
): number | undefined {
  if ((status !== 0 && !retryable.has(status)) || triedForMs > patienceMs) return undefined;
  const ownMs = Math.min(1000 * 2 ** (attempt - 1), 30_000);
  const askedMs = readRetryAfter(retryAfter, now);
  return Math.min(Math.max(askedMs ?? ownMs, 0), pauseMsMax);
}

function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? ms : undefined;
}
