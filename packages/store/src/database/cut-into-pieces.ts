const pieceBytes = 1024 * 1024;

/** A file in pieces of 1 MiB, for a column of which no value should be as large as the file. */
export function* cutIntoPieces(bytes: Uint8Array): Generator<{ readonly number: number; readonly bytes: Buffer }> {
  for (let number = 0; number * pieceBytes < bytes.length; number++)
    yield { number, bytes: Buffer.from(bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes)) };
}
