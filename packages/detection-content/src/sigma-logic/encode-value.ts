const offsets = [0, 1, 2] as const;
/** Of the encoding of text behind so many bytes: signs at its beginning that those bytes have a part in. */
const signsBefore = [0, 2, 3] as const;
/** The same at its end, by the length with those bytes in thirds: signs that what follows has a part in, and padding. */
const signsAfter = [0, 3, 2] as const;

export function encodeBase64(bytes: Buffer): string {
  return bytes.toString("base64");
}

/** What the encoding of any text that contains the bytes contains, by where in it they begin. */
export function encodeBase64Anywhere(bytes: Buffer): string[] {
  return offsets.map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    const after = signsAfter[((bytes.length + offset) % 3) as 0 | 1 | 2];
    return encoded.slice(signsBefore[offset], encoded.length - after);
  });
}

/** `utf16` is `utf16le` behind a byte order mark. */
export function encodeUtf16(text: string, encoding: "utf16le" | "utf16be" | "utf16"): Buffer {
  const bytes = Buffer.from(text, "utf16le");
  if (encoding === "utf16") return Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]);
  return encoding === "utf16be" ? bytes.swap16() : bytes;
}
