import { CollectionFailure } from "@pharos/domain";

/** Reads an object whole. @throws CollectionFailure tooLarge */
export async function collectBytes(pieces: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (bytes > bytesMax) {
      const limit = `${bytesMax / 1024 ** 2} MB`;
      throw new CollectionFailure("tooLarge", `The object is larger than ${limit}. Split it into smaller objects.`);
    }
    kept.push(piece);
  }
  return Buffer.concat(kept);
}
