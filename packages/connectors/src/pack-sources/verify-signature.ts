import { constants, createPublicKey, type KeyObject, verify } from "node:crypto";
import { publicKeyUnreadable } from "./errors.ts";

/** @throws publicKeyUnreadable */
export function readPublicKey(pem: string): KeyObject {
  try {
    return createPublicKey(pem);
  } catch {
    throw publicKeyUnreadable();
  }
}

/**
 * Returns true if the signature is that of the archive: Ed25519 over its bytes, RSA (PKCS #1 v1.5 or PSS) or ECDSA over
 * their SHA-512.
 * @param signature as bytes, or as base64
 */
export function hasValidSignature(archive: Buffer, signature: Buffer, key: KeyObject): boolean {
  const bytes = decode(signature);
  try {
    if (key.asymmetricKeyType === "ed25519") return verify(null, archive, key, bytes);
    if (key.asymmetricKeyType !== "rsa") return verify("sha512", archive, key, bytes);
    const paddings = [constants.RSA_PKCS1_PADDING, constants.RSA_PKCS1_PSS_PADDING];
    return paddings.some((padding) => verify("sha512", archive, { key, padding }, bytes));
  } catch {
    return false;
  }
}

function decode(signature: Buffer): Buffer {
  const text = signature.toString("latin1").trim();
  return /^[A-Za-z0-9+/\s]+={0,2}$/.test(text) ? Buffer.from(text, "base64") : signature;
}
