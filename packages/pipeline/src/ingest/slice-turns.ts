/** Room for one slice. Dispose it when the slice is committed, or never will be. */
export interface Turn extends Disposable {
  /** So many bytes it turned out to be. */
  resize(bytes: number): void;
}

interface Waiting {
  readonly bytes: number;
  readonly enter: (turn: Turn) => void;
}

/** What has to take the slices afterwards. */
export interface SlicesTaker {
  readonly isOpen: boolean;
  /** Calls back whenever it is open again. */
  follow(onOpen: () => void): void;
}

/**
 * Limits the unpacked bytes that are processed and committed at once: a slice waits until others are done, and until
 * what takes them afterwards is open. Sources take turns, so that one with much to store holds up the others by a slice,
 * not by a delivery.
 */
export class SliceTurns {
  readonly #bytesMax: number;
  /** In the order in which sources are served; each has at least one that waits. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #taker: Pick<SlicesTaker, "isOpen">;
  #bytes = 0;

  constructor(bytesMax: number, taker?: SlicesTaker) {
    this.#bytesMax = bytesMax;
    this.#taker = taker ?? { isOpen: true };
    taker?.follow(() => this.#admit());
  }

  /** Of slices that have a turn. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A slice that is larger than all the room enters when no other is there. */
  take(source: string, bytes: number): Turn | Promise<Turn> {
    if (this.#waiting.size === 0 && this.#hasRoom(bytes)) return this.#enter(bytes);
    return new Promise((enter) => {
      const queue = this.#waiting.get(source) ?? [];
      queue.push({ bytes, enter });
      this.#waiting.set(source, queue);
    });
  }

  #hasRoom(bytes: number): boolean {
    if (!this.#taker.isOpen) return false;
    return this.#bytes === 0 || this.#bytes + bytes <= this.#bytesMax;
  }

  #enter(bytes: number): Turn {
    let held = bytes;
    this.#bytes += bytes;
    const resize = (now: number) => {
      this.#bytes += now - held;
      held = now;
      this.#admit();
    };
    return { resize, [Symbol.dispose]: () => resize(0) };
  }

  #admit(): void {
    for (;;) {
      const [first] = this.#waiting;
      const next = first?.[1][0];
      if (first === undefined || next === undefined || !this.#hasRoom(next.bytes)) return;
      const [source, queue] = first;
      queue.shift();
      // Behind all the others.
      this.#waiting.delete(source);
      if (queue.length > 0) this.#waiting.set(source, queue);
      next.enter(this.#enter(next.bytes));
    }
  }
}
