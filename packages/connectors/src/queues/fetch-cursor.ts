/** Walks over an answer of a broker, in the encoding of its version: flexible ones have short lengths and tagged fields. */
export class FetchCursor {
  position = 0;
  readonly #bytes: Buffer;
  readonly #isFlexible: boolean;

  constructor(bytes: Buffer, isFlexible: boolean) {
    this.#bytes = bytes;
    this.#isFlexible = isFlexible;
  }

  skip(bytes: number): void {
    this.position += bytes;
  }

  int64(): bigint {
    this.position += 8;
    return this.#bytes.readBigInt64BE(this.position - 8);
  }

  array(readElement: () => void): void {
    const count = this.bytesLength();
    for (let at = 0; at < count; at++) readElement();
  }

  /** Returns how many bytes, or elements, follow. */
  bytesLength(): number {
    if (this.#isFlexible) return Math.max(this.#unsignedVarint() - 1, 0);
    this.position += 4;
    return Math.max(this.#bytes.readInt32BE(this.position - 4), 0);
  }

  textLength(): number {
    if (this.#isFlexible) return this.bytesLength();
    this.position += 2;
    return Math.max(this.#bytes.readInt16BE(this.position - 2), 0);
  }

  /** Skips tagged fields, which only flexible versions have. */
  tags(): void {
    if (!this.#isFlexible) return;
    for (let count = this.#unsignedVarint(); count > 0; count--) {
      this.#unsignedVarint();
      this.skip(this.#unsignedVarint());
    }
  }

  #unsignedVarint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes.readUInt8(this.position++);
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
}
