import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from "node:crypto";

/** How a passphrase becomes a key. Kept with the backups, so that it can be made stronger for later ones. */
export interface KeyDerivation {
  readonly name: "scrypt";
  /** Base64. */
  readonly salt: string;
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelization: number;
}

export const keyBytes = 32;
const magic = Buffer.from("PHAROSB1");
const saltBytes = 16;
export const headerBytes = magic.length + saltBytes;
const tagBytes = 16;
const nonceBytes = 12;

export function chooseDerivation(): KeyDerivation {
  return { name: "scrypt", salt: randomBytes(16).toString("base64"), cost: 2 ** 15, blockSize: 8, parallelization: 1 };
}

export function deriveKey(
  passphrase: string,
  { salt, cost, blockSize, parallelization }: KeyDerivation,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N: cost, r: blockSize, p: parallelization, maxmem: 256 * cost * blockSize };
    scrypt(passphrase.normalize("NFKC"), Buffer.from(salt, "base64"), keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * One sealed file: a header with a salt, then records, each AES-256-GCM under a key of this file (of its name too), with
 * its number as the nonce. A record that is moved, of another file, or changed does not open.
 */
export class FileSeal {
  readonly #key: Buffer;
  /** With which the file begins. */
  readonly header: Buffer;

  private constructor(key: Uint8Array, name: string, header: Buffer) {
    this.header = header;
    this.#key = Buffer.from(hkdfSync("sha256", key, header.subarray(magic.length), `pharos backup ${name}`, keyBytes));
  }

  static create(key: Uint8Array, name: string): FileSeal {
    return new FileSeal(key, name, Buffer.concat([magic, randomBytes(saltBytes)]));
  }

  /** Undefined where the file does not begin as one of ours. */
  static of(key: Uint8Array, name: string, file: Buffer): FileSeal | undefined {
    const header = file.subarray(0, headerBytes);
    if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic)) return undefined;
    return new FileSeal(key, name, header);
  }

  seal(bytes: Buffer, index: number): Buffer {
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonceOf(index));
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }

  /** Undefined where the record was changed. */
  open(record: Buffer, index: number): Buffer | undefined {
    if (record.length < tagBytes) return undefined;
    try {
      const decipher = createDecipheriv("aes-256-gcm", this.#key, nonceOf(index), { authTagLength: tagBytes });
      decipher.setAuthTag(record.subarray(-tagBytes));
      return Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      return undefined;
    }
  }
}

function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(nonceBytes);
  nonce.writeUIntBE(index, nonceBytes - 6, 6);
  return nonce;
}
