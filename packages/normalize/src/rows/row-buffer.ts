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
    this.#reserveOffsets();
    this.#offsets[this.#rows] = this.#length;
  }

  /** Appends rows that are whole, of which each ends at a place of the bytes. */
  appendRows(bytes: Uint8Array, ends: Uint32Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    const first = this.#rows + 1;
    this.#rows += ends.length;
    this.#reserveOffsets();
    for (let i = 0; i < ends.length; i++) this.#offsets[first + i] = this.#length + (ends[i] ?? 0);
    this.#length += bytes.length;
  }

  /** What a row says. */
  row(row: number): Record<string, unknown> {
    return JSON.parse(this.#bytes.toString("utf8", this.#offsets[row], this.#offsets[row + 1]));
  }

  ndjson(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** Rows + 1 offsets. */
  offsets(): Uint32Array {
    return this.#offsets.slice(0, this.#rows + 1);
  }

  #reserveOffsets(): void {
    if (this.#rows < this.#offsets.length) return;
    const larger = new Uint32Array(Math.max(this.#offsets.length * 2, this.#rows + 1));
    larger.set(this.#offsets);
    this.#offsets = larger;
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
