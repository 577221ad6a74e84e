/** JSON lines in one buffer that doubles as it fills, with the offset of each row. */
export class RowBuffer {
  #bytes: Buffer;
  #length = 0;
  #offsets: Uint32Array = new Uint32Array(256);
  #rows = 0;

  constructor(bytesExpected: number) {
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(4096, bytesExpected));
  }

  get rows(): number {
    return this.#rows;
  }

  /** Appends one row; the line feed is added. */
  append(json: string): void {
    // A UTF-16 unit becomes at most three bytes.
    this.#reserve(json.length * 3 + 1);
    this.#length += this.#bytes.write(json, this.#length, "utf8");
    this.#bytes[this.#length++] = 0x0a;
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
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
