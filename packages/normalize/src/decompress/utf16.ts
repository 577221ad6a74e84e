type Utf16 = "utf-16le" | "utf-16be";

/** UTF-16 begins with a byte order mark, in files of Windows above all; undefined for all else. */
function utf16Of(bytes: Uint8Array): Utf16 | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
}

/** UTF-16 as UTF-8; other bytes pass as they are. */
export function toUtf8(bytes: Uint8Array): Uint8Array {
  const encoding = utf16Of(bytes);
  return encoding ? Buffer.from(new TextDecoder(encoding).decode(bytes)) : bytes;
}

/** The same for pieces of one text. */
export async function* piecesToUtf8(pieces: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  for await (const piece of pieces) {
    if (isFirst) {
      const encoding = utf16Of(piece);
      if (encoding) decoder = new TextDecoder(encoding);
      isFirst = false;
    }
    yield decoder ? Buffer.from(decoder.decode(piece, { stream: true })) : piece;
  }
  const rest = decoder?.decode();
  if (rest) yield Buffer.from(rest);
}
