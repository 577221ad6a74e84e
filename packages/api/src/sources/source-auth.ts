import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { defineError, type HttpAuth, type PharosError } from "@pharos/domain";

export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const credentialsMissing = defineError(
  "ingest.credentials_missing",
  "Unauthenticated",
  (what: string) => `This log source asks for ${what}`,
);
const credentialsWrong = defineError(
  "ingest.credentials_wrong",
  "Unauthenticated",
  (what: string) => `The ${what} is not the one of this log source`,
);

const timestampRefused = defineError(
  "ingest.timestamp_refused",
  "Unauthenticated",
  (time: string) =>
    `The header with the time of the signature says "${time}", which is not within ${timestampSecondsMax} s of now. Send seconds since 1970 and check the sender's clock.`,
);

export const sharedSecretHeaderDefault = "x-pharos-secret";
export const signatureHeaderDefault = "x-pharos-signature";
/** Seconds since 1970, signed along with the body. */
const timestampHeader = "x-pharos-timestamp";
const timestampSecondsMax = 300;
/** Slack and Zoom sign `v0:<time>:<body>`, with the time in a header of their own beside that of the signature. */
const timestampSchemes: Readonly<Record<string, string>> = {
  "x-slack-signature": "x-slack-request-timestamp",
  "x-zm-signature": "x-zm-request-timestamp",
};

/**
 * Checks what can be checked before the body is read. Undefined when the sender may go on; an HMAC sender may,
 * when there is a signature to check later.
 */
export function headerRefusal(auth: HttpAuth, headers: RequestHeaders): PharosError | undefined {
  switch (auth.method) {
    case "None":
      return undefined;
    case "SharedSecret": {
      const name = auth.headerName ?? sharedSecretHeaderDefault;
      return compare(auth.secret, headerOf(headers, name), `the secret in the header ${name}`, "secret");
    }
    case "Bearer": {
      const given = /^Bearer +(.+)$/i.exec(headerOf(headers, "authorization") ?? "")?.[1];
      return compare(auth.secret, given, "a bearer token in the header Authorization", "bearer token");
    }
    case "Basic": {
      const given = /^Basic +(.+)$/i.exec(headerOf(headers, "authorization") ?? "")?.[1];
      const expected = auth.secret === undefined ? undefined : `${auth.username ?? ""}:${auth.secret}`;
      const decoded = given === undefined ? undefined : Buffer.from(given, "base64").toString("utf8");
      return compare(expected, decoded, "a user name and password (Basic)", "user name or password");
    }
    case "HMAC": {
      const name = auth.headerName ?? signatureHeaderDefault;
      return headerOf(headers, name) ? undefined : credentialsMissing(`a signature in the header ${name}`);
    }
  }
}

/** Checks a signature over the body exactly as it was sent, before any decompression. */
export interface SignatureCheck {
  /** Takes the next piece of the body: hashing all of a large one at its end would hold up everybody else. */
  update(piece: Uint8Array): void;
  /** Undefined when the pieces together have the signature that the headers say. */
  refusal(): PharosError | undefined;
}

/**
 * Undefined where the source asks for no signature. A sender that says the time signs `<time>.<Idempotency-Key>.` before
 * the body, so that nobody can send a delivery again later, or under another key.
 */
export function openSignatureCheck(auth: HttpAuth, headers: RequestHeaders, now: Date): SignatureCheck | undefined {
  if (auth.method !== "HMAC") return undefined;
  const name = auth.headerName ?? signatureHeaderDefault;
  const algorithm = auth.algorithm ?? "sha256";
  const given = signatureOf(auth, headers);
  const hmac = createHmac(algorithm, auth.secret ?? "");
  const time = headerOf(headers, timestampSchemes[name.toLowerCase()] ?? timestampHeader);
  const scheme = timestampSchemes[name.toLowerCase()];
  if (scheme) hmac.update(`v0:${headerOf(headers, scheme) ?? ""}:`);
  else if (time !== undefined) hmac.update(`${time}.${headerOf(headers, "idempotency-key") ?? ""}.`);
  return {
    update: (piece) => {
      hmac.update(piece);
    },
    refusal: () =>
      compare(auth.secret && hmac.digest("hex"), given, `a signature in the header ${name}`, "signature") ??
      (time === undefined || isNearby(time, now) ? undefined : timestampRefused(time)),
  };
}

/**
 * Names a delivery whose signature covers its time: sent again as it is, it is the same delivery. Undefined where no
 * time is signed.
 */
export function signedDelivery(auth: HttpAuth, headers: RequestHeaders): string | undefined {
  const name = (auth.headerName ?? signatureHeaderDefault).toLowerCase();
  const time = headerOf(headers, timestampSchemes[name] ?? timestampHeader);
  if (auth.method !== "HMAC" || time === undefined) return undefined;
  const signature = signatureOf(auth, headers);
  return signature && createHash("sha256").update(signature).digest("hex");
}

/** In one spelling: without the name of its algorithm or version, in small hexadecimal letters, also for base64. */
function signatureOf({ headerName, algorithm = "sha256" }: HttpAuth, headers: RequestHeaders): string | undefined {
  const text = headerOf(headers, headerName ?? signatureHeaderDefault)?.trim();
  const signature = text?.replace(new RegExp(`^(?:${algorithm}|v0)=`, "i"), "");
  if (!signature || /^[0-9a-f]+$/i.test(signature)) return signature?.toLowerCase();
  return Buffer.from(signature, "base64").toString("hex");
}

function isNearby(time: string, now: Date): boolean {
  return /^\d{1,12}$/.test(time) && Math.abs(Number(time) - now.getTime() / 1000) <= timestampSecondsMax;
}

function compare(
  expected: string | undefined,
  given: string | undefined,
  missing: string,
  wrong: string,
): PharosError | undefined {
  if (!given) return credentialsMissing(missing);
  return expected && isSameText(expected, given) ? undefined : credentialsWrong(wrong);
}

/** In a time that depends on neither text: the hashes always have the same length. */
function isSameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function headerOf(headers: RequestHeaders, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === "string" ? value : value?.[0];
}
