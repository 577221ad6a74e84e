/** Room for one slice. Dispose it when the slice is committed, or never will be. */
export interface Turn extends Disposable {
  /** So many bytes it turned out to be. */
  resize(bytes: number): void;
}

interface Waiting {
  readonly bytes: number;
  readonly isLater: boolean;
  readonly enter: (turn: Turn) => void;
}

/** What takes the slices afterwards. */
export interface SlicesTaker {
  readonly isOpen: boolean;
  /** Calls back whenever it is open again. */
  follow(onOpen: () => void): void;
  /** A later slice of so many bytes has its turn. */
  noteSlice(bytes: number): void;
}

const alwaysOpen: SlicesTaker = { isOpen: true, follow: () => undefined, noteSlice: () => undefined };

/**
 * Limits the unpacked bytes that are processed and committed at once: a slice waits until others are done. Sources take
 * turns, so that one with much to store holds up the others by a slice, not by a delivery. The later slices of a long
 * delivery wait until what takes them afterwards is open as well; its first one was admitted at that pace already.
 */
export class SliceTurns {
  readonly #bytesMax: number;
  /** In the order in which sources are served; each has at least one that waits. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #taker: SlicesTaker;
  #bytes = 0;

  constructor(bytesMax: number, taker: SlicesTaker = alwaysOpen) {
    this.#bytesMax = bytesMax;
    this.#taker = taker;
    taker.follow(() => this.#admit());
  }

  /** Of slices that have a turn. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A slice that is larger than all the room enters when no other is there. */
  take(source: string, bytes: number, { isLater = false } = {}): Turn | Promise<Turn> {
    if (this.#waiting.size === 0 && this.#hasRoom(bytes) && !this.#mustWait(isLater))
      return this.#enter(bytes, isLater);
    // Those that wait for the lake do not hold up the others of their source.
    const key = isLater ? `later ${source}` : source;
    return new Promise((enter) => {
      const queue = this.#waiting.get(key) ?? [];
      queue.push({ bytes, isLater, enter });
      this.#waiting.set(key, queue);
      this.#admit();
    });
  }

  #hasRoom(bytes: number): boolean {
    return this.#bytes === 0 || this.#bytes + bytes <= this.#bytesMax;
  }

  #mustWait(isLater: boolean): boolean {
    return isLater && !this.#taker.isOpen;
  }

  #enter(bytes: number, isLater: boolean): Turn {
    if (isLater) this.#taker.noteSlice(bytes);
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
      const next = [...this.#waiting].find(([, [first]]) => first !== undefined && !this.#mustWait(first.isLater));
      const [source, [first, ...rest]] = next ?? [undefined, []];
      if (source === undefined || first === undefined || !this.#hasRoom(first.bytes)) return;
      // Behind all the others.
      this.#waiting.delete(source);
      if (rest.length > 0) this.#waiting.set(source, rest);
      first.enter(this.#enter(first.bytes, first.isLater));
    }
  }
}
