import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive, with forward slashes in its path. */
export interface ArchiveFile {
  readonly path: string;
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** False for what is compressed already. */
  readonly isCompressible: boolean;
}

/** Bytes that are compressed in one go, which takes a few milliseconds. */
const packedTogether = 64 * 1024;

/** What `sha256sum -c` reads: a digest and a path on each line. */
const sumLine = (digest: string, path: string): string => `${digest}  ${path}\n`;

/**
 * A ZIP archive, piece by piece, that ends with `SHA256SUMS` and what `seal` adds for its text. No more than a piece of
 * one file is in memory, and other work gets its turn between pieces.
 */
export async function* streamArchive(
  files: AsyncIterable<ArchiveFile>,
  modified: Date,
  seal: (sums: string) => readonly ArchiveFile[],
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else packed.push(piece);
  });
  const drain = (): Uint8Array[] => {
    if (failure) throw failure;
    return packed.splice(0);
  };
  async function* add({ path, pieces, isCompressible }: ArchiveFile): AsyncGenerator<Uint8Array, string> {
    const entry = isCompressible ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    entry.mtime = modified;
    zip.add(entry);
    const hash = createHash("sha256");
    for await (const piece of pieces) {
      hash.update(piece);
      for (let at = 0; at < piece.length; at += packedTogether) {
        entry.push(piece.subarray(at, at + packedTogether));
        yield* drain();
        await setImmediate();
      }
    }
    entry.push(new Uint8Array(), true);
    yield* drain();
    return hash.digest("hex");
  }
  let sums = "";
  for await (const file of files) sums += sumLine(yield* add(file), file.path);
  const sumsFile = { path: "SHA256SUMS", pieces: [Buffer.from(sums)], isCompressible: true };
  for (const file of [sumsFile, ...seal(sums)]) yield* add(file);
  zip.end();
  yield* drain();
}
