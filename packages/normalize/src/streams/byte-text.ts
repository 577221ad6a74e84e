import { isAscii, isUtf8 } from "node:buffer";

const windowBytes = 64 * 1024;

/** A chunk's bytes, and text of parts of them. ASCII, which most logs are, is decoded without looking for UTF-8. */
export class ByteText {
  readonly bytes: Buffer;
  readonly #isAscii: boolean;
  #isUtf8: boolean | undefined;
  #window = "";
  #windowStart = 0;

  constructor(bytes: Uint8Array) {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const hasByteOrderMark = all[0] === 0xef && all[1] === 0xbb && all[2] === 0xbf;
    this.bytes = hasByteOrderMark ? all.subarray(3) : all;
    this.#isAscii = isAscii(this.bytes);
  }

  get isUtf8(): boolean {
    this.#isUtf8 ??= this.#isAscii || isUtf8(this.bytes);
    return this.#isUtf8;
  }

  /** Invalid UTF-8 becomes replacement characters. */
  slice(start: number, end: number): string {
    if (!this.#isAscii) return this.bytes.toString("utf8", start, end);
    const from = start - this.#windowStart;
    if (from < 0 || end - this.#windowStart > this.#window.length) return this.#sliceOfNextWindow(start, end);
    return this.#window.slice(from, end - this.#windowStart);
  }

  /** Records are read one after another: a window over many is decoded at once, and each is a view of its text. */
  #sliceOfNextWindow(start: number, end: number): string {
    if (end - start > windowBytes) return this.bytes.toString("latin1", start, end);
    this.#windowStart = start;
    this.#window = this.bytes.toString("latin1", start, start + windowBytes);
    return this.#window.slice(0, end - start);
  }
}

export function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** The place of the first byte from `start` on that is no white space; `end` when there is none. */
export function skipBlanks(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && isBlank(bytes[at])) at++;
  return at;
}
