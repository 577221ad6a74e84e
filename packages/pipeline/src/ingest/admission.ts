import { PharosError } from "@pharos/domain";

/** Says no, and when to ask again, instead of letting memory grow. */
export class BackPressureError extends PharosError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("ingest.busy", "TooManyRequests", `Pharos is busy; send this again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Counts the bytes that were let in and are not yet acknowledged. */
export class Admission {
  readonly #bytesMax: number;
  #bytes = 0;
  #chunks = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get chunks(): number {
    return this.#chunks;
  }

  /**
   * Lets `bytes` in and returns how to let them out again (once; a repeat does nothing).
   * A chunk larger than the whole room is let in when it is alone, or it could never come in.
   * @throws BackPressureError when there is no room
   */
  admit(bytes: number): () => void {
    if (this.#chunks > 0 && this.#bytes + bytes > this.#bytesMax) {
      throw new BackPressureError(Math.min(30, 1 + Math.floor(this.#chunks / 50)));
    }
    this.#bytes += bytes;
    this.#chunks += 1;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#bytes -= bytes;
      this.#chunks -= 1;
    };
  }
}
