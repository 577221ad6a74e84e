import { lookupFileTooLarge } from "@pharos/domain";
import { unpackedBytesMax } from "../files/unpack-file.ts";
import { sharedBytes, sharedUint32 } from "../tables/shared-memory.ts";

const pieceBytes = 16 * 1024 * 1024;

/** Collects rows' JSON texts, and then lays them one after another in shared memory. */
export class RowWriter {
  readonly #filename: string;
  readonly #full: Uint8Array[] = [];
  #piece = Buffer.allocUnsafe(pieceBytes);
  #at = 0;
  #bytes = 0;
  readonly offsets = new GrowingNumbers();

  constructor(filename: string) {
    this.#filename = filename;
    this.offsets.push(0);
  }

  get rows(): number {
    return this.offsets.length - 1;
  }

  /** @throws lookupFileTooLarge */
  append(json: string): void {
    // A character takes three bytes at most.
    if (this.#at + json.length * 3 > this.#piece.length) this.#next(json.length * 3);
    const written = this.#piece.write(json, this.#at);
    this.#at += written;
    this.#bytes += written;
    if (this.#bytes > unpackedBytesMax) throw lookupFileTooLarge(this.#filename, unpackedBytesMax);
    this.offsets.push(this.#bytes);
  }

  finish(): { readonly json: Uint8Array; readonly offsets: Uint32Array } {
    this.#full.push(this.#piece.subarray(0, this.#at));
    return { json: sharedBytes(this.#full), offsets: sharedUint32(this.offsets.values()) };
  }

  #next(bytesNeeded: number): void {
    this.#full.push(this.#piece.subarray(0, this.#at));
    this.#piece = Buffer.allocUnsafe(Math.max(pieceBytes, bytesNeeded));
    this.#at = 0;
  }
}

/** A list of 32-bit numbers of unknown length. */
export class GrowingNumbers {
  #numbers = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const more = new Uint32Array(this.length * 2);
      more.set(this.#numbers);
      this.#numbers = more;
    }
    this.#numbers[this.length++] = value;
  }

  values(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
