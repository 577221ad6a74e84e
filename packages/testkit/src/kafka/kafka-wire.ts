/** Reads the primitive types of Kafka's protocol, in their non-flexible encoding. */
export class WireReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  #take(length: number): number {
    const at = this.#at;
    this.#at += length;
    return at;
  }

  int8(): number {
    return this.#bytes.readInt8(this.#take(1));
  }

  int16(): number {
    return this.#bytes.readInt16BE(this.#take(2));
  }

  int32(): number {
    return this.#bytes.readInt32BE(this.#take(4));
  }

  int64(): bigint {
    return this.#bytes.readBigInt64BE(this.#take(8));
  }

  string(): string {
    const length = this.int16();
    if (length < 0) return "";
    const at = this.#take(length);
    return this.#bytes.toString("utf8", at, at + length);
  }

  bytes(): Buffer {
    const length = this.int32();
    if (length < 0) return Buffer.alloc(0);
    const at = this.#take(length);
    return this.#bytes.subarray(at, at + length);
  }

  array<T>(read: () => T): T[] {
    return Array.from({ length: Math.max(0, this.int32()) }, read);
  }
}

/** Writes the same. */
export class WireWriter {
  readonly #parts: Buffer[] = [];

  #put(bytes: number, write: (buffer: Buffer) => void): this {
    const buffer = Buffer.alloc(bytes);
    write(buffer);
    this.#parts.push(buffer);
    return this;
  }

  int8(value: number): this {
    return this.#put(1, (buffer) => buffer.writeInt8(value));
  }

  int16(value: number): this {
    return this.#put(2, (buffer) => buffer.writeInt16BE(value));
  }

  int32(value: number): this {
    return this.#put(4, (buffer) => buffer.writeInt32BE(value));
  }

  int64(value: bigint): this {
    return this.#put(8, (buffer) => buffer.writeBigInt64BE(value));
  }

  string(value: string | null): this {
    if (value === null) return this.int16(-1);
    const bytes = Buffer.from(value);
    this.int16(bytes.length).#parts.push(bytes);
    return this;
  }

  bytes(value: Uint8Array): this {
    this.int32(value.length).#parts.push(Buffer.from(value));
    return this;
  }

  array<T>(values: readonly T[], write: (value: T) => void): this {
    this.int32(values.length);
    for (const value of values) write(value);
    return this;
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.#parts);
  }
}
