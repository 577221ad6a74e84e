const indexDigits = 12;
const hexDigits = [..."0123456789abcdef"].map((digit) => digit.charCodeAt(0));

/** Row ids of one chunk: its prefix and the record's index in 12 hexadecimal digits; flat text, see `timestamp-text.ts`. */
export class RowIds {
  readonly #codes: number[];

  constructor(prefix: string) {
    this.#codes = [...(prefix + "0".repeat(indexDigits))].map((digit) => digit.charCodeAt(0));
  }

  at(index: number): string {
    const codes = this.#codes;
    let rest = index;
    for (let i = codes.length - 1; i >= codes.length - indexDigits; i--) {
      codes[i] = hexDigits[rest & 15] ?? 0;
      rest >>>= 4;
    }
    return String.fromCharCode(...codes);
  }
}
