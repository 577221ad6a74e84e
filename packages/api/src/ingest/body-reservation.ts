const stepBytes = 1024 * 1024;

/**
 * The room in memory that one request takes. The announced length is reserved at once; a body that announces none
 * grows step by step. Dispose it when the request is answered.
 */
export class BodyReservation implements Disposable {
  readonly #admit: (bytes: number) => () => void;
  readonly #leave: (() => void)[] = [];
  #bytes = 0;

  /** `admit` lets bytes in, throws when there is no room, and returns how to let them out. */
  constructor(admit: (bytes: number) => () => void) {
    this.#admit = admit;
  }

  /** Makes sure that so many bytes of the body have room. */
  cover(bytes: number): void {
    if (bytes <= this.#bytes) return;
    const step = this.#bytes === 0 ? bytes : Math.max(stepBytes, bytes - this.#bytes);
    this.#leave.push(this.#admit(step));
    this.#bytes += step;
  }

  [Symbol.dispose](): void {
    for (const leave of this.#leave.splice(0)) leave();
  }
}
