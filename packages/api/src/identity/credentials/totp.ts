import { Secret, TOTP } from "otpauth";

const totpPeriodSeconds = 30;
const issuer = "Pharos";
/** 160 bits, as RFC 4226 recommends; base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * The time step that a code belongs to, at most one step before or after now; undefined when the code is wrong.
 * The store takes each step once (`users.takeTotpStep`), so that a code that someone looked at is worthless.
 */
export function totpStepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(" ", "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / (totpPeriodSeconds * 1000)) + delta;
}

function totpOf(secret: string, label = ""): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: totpPeriodSeconds,
  });
}
