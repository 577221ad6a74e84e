import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { keyInvalid, secretUnreadable } from "./errors.ts";

const version = "v1:";
const nonceBytes = 12;
const tagBytes = 16;
export const keyBytes = 32;

/** Seals secrets for the database with AES-256-GCM. The key is a private field: no printing of the box shows it. */
export class SecretBox {
  readonly #key: Buffer;

  constructor(key: Uint8Array) {
    if (key.byteLength !== keyBytes) throw keyInvalid("The secret key");
    this.#key = Buffer.from(key);
  }

  /** `place` names the row and column, as `sources.secret/<id>`: a sealed text moved elsewhere does not open. */
  seal(secret: string, place: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    return version + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
  }

  /** Returns the same text for the same secret and use. Without the key nobody can try secrets against it. */
  hash(secret: string, use: string): string {
    const key = createHmac("sha256", this.#key).update(`hash ${use}`).digest();
    return createHmac("sha256", key).update(secret).digest("base64url");
  }

  /** @throws secretUnreadable */
  open(sealed: string, place: string): string {
    if (!sealed.startsWith(version)) throw secretUnreadable(place);
    const bytes = Buffer.from(sealed.slice(version.length), "base64");
    try {
      const decipher = createDecipheriv("aes-256-gcm", this.#key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
    } catch {
      throw secretUnreadable(place);
    }
  }
}
