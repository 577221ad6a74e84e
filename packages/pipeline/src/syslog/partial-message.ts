const leastBytes = 256;

/** Bytes that come in pieces. What it holds is a copy, so that no piece stays in memory for a few bytes of it. */
export class PartialMessage {
  #bytes: Buffer = Buffer.alloc(0);
  length = 0;

  append(piece: Buffer): void {
    const length = this.length + piece.length;
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(leastBytes, this.#bytes.length * 2, length));
      this.#bytes.copy(larger, 0, 0, this.length);
      this.#bytes = larger;
    }
    piece.copy(this.#bytes, this.length);
    this.length = length;
  }

  /** Forgets what is behind so many bytes. */
  cut(length: number): void {
    this.length = Math.min(length, this.length);
  }

  /** All of it; afterwards it is empty. */
  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.length);
    this.#bytes = Buffer.alloc(0);
    this.length = 0;
    return taken;
  }
}
