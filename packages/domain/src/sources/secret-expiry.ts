import type { LogSource } from "./log-source.ts";

const dayMs = 24 * 3_600_000;
/** People are told so many days before a secret expires, and when it has. */
const warningDays = [14, 1, 0];

type ExpiringSource = Pick<LogSource, "enabled" | "secretExpiresAt">;

/** Returns since when people should know of it; undefined while there is time, and for disabled sources. */
export function secretWarnedSince({ enabled, secretExpiresAt }: ExpiringSource, now: Date): Date | undefined {
  if (!enabled || secretExpiresAt === undefined) return undefined;
  const moments = warningDays.map((days) => secretExpiresAt.getTime() - days * dayMs);
  const passed = moments.filter((moment) => moment <= now.getTime());
  return passed.length === 0 ? undefined : new Date(Math.max(...passed));
}

/** Says when it expires, and what to do; undefined while there is time. */
export function describeSecretExpiry(source: ExpiringSource, now: Date): string | undefined {
  if (secretWarnedSince(source, now) === undefined || source.secretExpiresAt === undefined) return undefined;
  const day = source.secretExpiresAt.toISOString().slice(0, 10);
  const remedy = "Enter a new one and its expiry date.";
  return source.secretExpiresAt <= now
    ? `Its secret expired on ${day}. ${remedy}`
    : `Its secret expires on ${day}. ${remedy}`;
}
