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

export const sharedSecretHeaderDefault = "x-pharos-secret";
export const signatureHeaderDefault = "x-pharos-signature";

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

/** HMAC: checks the signature over the body exactly as it was sent, before any decompression. */
export function signatureRefusal(auth: HttpAuth, headers: RequestHeaders, body: Uint8Array): PharosError | undefined {
  if (auth.method !== "HMAC") return undefined;
  const name = auth.headerName ?? signatureHeaderDefault;
  const algorithm = auth.algorithm ?? "sha256";
  const given = headerOf(headers, name)?.trim().toLowerCase().replace(`${algorithm}=`, "");
  const expected = createHmac(algorithm, auth.secret ?? "")
    .update(body)
    .digest("hex");
  return compare(auth.secret && expected, given, `a signature in the header ${name}`, "signature");
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
