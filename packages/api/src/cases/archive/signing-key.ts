import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from "node:crypto";

/** What PKCS #8 (RFC 8410) puts before the 32 bytes of an Ed25519 key. */
const pkcs8Prefix = Buffer.from("302e020100300506032b657004220420", "hex");

export interface SigningKey {
  /** PEM. */
  readonly publicKey: string;
  /** SHA-256 of the key's DER form, in hexadecimal digits. */
  readonly fingerprint: string;
}

/** The key is derived from the installation's secret, so every process of it signs with the same. */
export function findSigningKey(secretKey: Uint8Array): SigningKey {
  const key = createPublicKey(privateKeyOf(secretKey));
  const fingerprint = createHash("sha256")
    .update(key.export({ type: "spki", format: "der" }))
    .digest("hex");
  return { publicKey: key.export({ type: "spki", format: "pem" }).toString(), fingerprint };
}

/** 64 bytes of Ed25519. */
export function signText(secretKey: Uint8Array, text: string): Buffer {
  return sign(null, Buffer.from(text), privateKeyOf(secretKey));
}

function privateKeyOf(secretKey: Uint8Array): KeyObject {
  const seed = Buffer.from(hkdfSync("sha256", secretKey, "", "pharos case archive", 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: "der", type: "pkcs8" });
}
