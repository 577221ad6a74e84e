const indexDigits = 12;
const hexDigits = Buffer.from("0123456789abcdef", "latin1");

/** Row ids of one chunk: its prefix and the record's index in 12 hexadecimal digits; flat text, see `timestamp-text.ts`. */
export class RowIds {
  readonly #bytes: Buffer;

  constructor(prefix: string) {
    this.#bytes = Buffer.from(prefix + "0".repeat(indexDigits), "latin1");
  }

  at(index: number): string {
    const bytes = this.#bytes;
    let rest = index;
    for (let i = bytes.length - 1; i >= bytes.length - indexDigits; i--) {
      bytes[i] = hexDigits[rest & 15] ?? 0;
      rest >>>= 4;
    }
    return bytes.toString("latin1");
  }
}
