/** Finds the end of a JSON object or array that is larger than what is kept of it: piece by piece, by brackets and strings. */
export class ValueEnd {
  #depth: number;
  #isString = false;
  #isEscaped = false;

  /** `depth` brackets are open already. */
  constructor(depth: number) {
    this.#depth = depth;
  }

  /** The place behind the bracket that closes the value; -1 where it is not among these bytes. */
  find(bytes: Uint8Array): number {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at];
      if (this.#isString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === 0x5c) this.#isEscaped = true;
        // No string goes on over the end of a line: the value was broken off in it.
        else if (byte === 0x22 || byte === 0x0a) this.#isString = false;
      } else if (byte === 0x22) this.#isString = true;
      else if (byte === 0x7b || byte === 0x5b) this.#depth++;
      else if ((byte === 0x7d || byte === 0x5d) && --this.#depth === 0) return at + 1;
    }
    return -1;
  }
}
