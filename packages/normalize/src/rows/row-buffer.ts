const initialBytes = 64 * 1024;
/** So much at least a buffer grows, so that all copying together is no more than a few times the rows. */
const growth = 1.25;

/** How many bytes all rows will be, now that so many of them are written. */
export type ExpectBytes = (written: number) => number;

/**
 * JSON lines in one buffer, with the offset of each row. The first rows tell how large the buffer must be: room that is
 * not used is never touched, but to copy what grew and to claim its pages anew was a tenth of all time.
 */
export class RowBuffer {
  readonly #expectBytes: ExpectBytes;
  #bytes = Buffer.allocUnsafeSlow(initialBytes);
  #length = 0;
  #offsets: Uint32Array = new Uint32Array(256);
  #rows = 0;

  constructor(expectBytes: ExpectBytes) {
    this.#expectBytes = expectBytes;
  }

  get rows(): number {
    return this.#rows;
  }

  /**
   * Appends one row: the JSON of an object that is not empty, and the bytes that stand in the place of its closing brace, which begin with a
   * comma and end in a line feed.
   */
  append(json: string, tail: Uint8Array): void {
    // A UTF-16 unit becomes at most three bytes.
    this.#reserve(json.length * 3 + tail.length);
    const closingBrace = this.#length + this.#bytes.write(json, this.#length, "utf8") - 1;
    this.#bytes.set(tail, closingBrace);
    this.#length = closingBrace + tail.length;
    this.#rows++;
    if (this.#rows === this.#offsets.length) {
      const larger = new Uint32Array(this.#offsets.length * 2);
      larger.set(this.#offsets);
      this.#offsets = larger;
    }
    this.#offsets[this.#rows] = this.#length;
  }

  ndjson(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Rows + 1 offsets. */
  offsets(): Uint32Array {
    return this.#offsets.slice(0, this.#rows + 1);
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#bytes.length) return;
    const room = Math.ceil(Math.max(needed, this.#bytes.length * growth, this.#expectBytes(this.#length)));
    const larger = Buffer.allocUnsafeSlow(room);
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
