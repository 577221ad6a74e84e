import { defineError, type PharosError } from "@pharos/domain";

const bodyNotEncoded = defineError(
  "ingest.body_not_encoded",
  "InvalidInput",
  (encoding: string) => `The header Content-Encoding says ${encoding}, but the body is something else`,
);

/** The normalizer recognises a compressed body by these first bytes, with or without the header. */
const magicNumbers: Readonly<Record<string, readonly number[]>> = {
  gzip: [0x1f, 0x8b],
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
};

/** Whether a body with this header can be read at all. */
export function isReadableEncoding(encoding: string | undefined): boolean {
  const name = plainName(encoding);
  return name === undefined || Object.hasOwn(magicNumbers, name);
}

/** Why the body is not what its header says; undefined when it is, or when the header says nothing. */
export function encodingRefusal(encoding: string | undefined, body: Uint8Array): PharosError | undefined {
  const name = plainName(encoding);
  if (name === undefined || body.byteLength === 0) return undefined;
  const isEncoded = magicNumbers[name]?.every((byte, index) => body[index] === byte);
  return isEncoded ? undefined : bodyNotEncoded(name);
}

function plainName(encoding: string | undefined): string | undefined {
  const name = encoding?.trim().toLowerCase();
  if (!name || name === "identity") return undefined;
  return name === "x-gzip" ? "gzip" : name;
}
