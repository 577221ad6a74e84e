/** How long an entry lives when nobody says. */
export const cacheLifetimeMs = 90 * 24 * 3_600_000;
/** Smaller numbers are seconds from now, others seconds since 1970. */
const absoluteFromSeconds = 1_000_000_000;

/** The expiry argument of the Python functions as a moment; undefined when it is no number (format §15.2). Pure. */
export function cacheExpiry(epochSeconds: unknown, now: Date): Date | undefined {
  const seconds = typeof epochSeconds === "string" && epochSeconds.trim() !== "" ? Number(epochSeconds) : epochSeconds;
  if (typeof seconds !== "number" || !Number.isFinite(seconds)) return undefined;
  const ms = Math.trunc(seconds) * 1000;
  const at = new Date(seconds < absoluteFromSeconds ? now.getTime() + ms : ms);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
