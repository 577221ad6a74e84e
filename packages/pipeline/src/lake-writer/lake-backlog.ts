/** So far behind the lake may be before new rows are held back, and so little room is not worth it. */
const behindSecondsMin = 10;
const calmBytes = 64 * 1024 ** 2;
/**
 * Of what the lake takes, the share that new rows may replace: from twice as much to half of it, the further the lake
 * is behind. Little by little, so that admission sees its throughput change. It levels off half a minute behind.
 */
const replacedShares = { from: 2, to: 1 / 2, overSeconds: 30 };
/** Idle time is not saved up for a burst. */
const creditBytesMax = 32 * 1024 ** 2;
/** What the pace was longer ago than this says little about what it is now. */
const rememberedMs = 20_000;

/**
 * What was acknowledged and is not in the lake yet. While the lake takes rows and is far behind, new ones are let in at
 * its pace only: deliveries by `rowBytesPerSecond`, the later slices of long ones while it is open. While a table takes
 * none they are let in: the outbox is there to carry on without the lake. It knows nothing of time but what it is told,
 * and changes with an insert or a commit only.
 */
export class LakeBacklog {
  #onOpen: () => void = () => undefined;
  #waitingBytes = 0;
  #rowBytes = 0;
  /** Of recent inserts, the older the less. */
  #recent = { bytes: 0, ms: 0 };
  #creditBytes = 0;
  #isFailing = false;

  get waitingBytes(): number {
    return this.#waitingBytes;
  }

  /** How long the lake would take for all that waits; 0 while its pace is not known. */
  get behindSeconds(): number {
    const { bytes, ms } = this.#recent;
    return bytes === 0 ? 0 : (this.#waitingBytes * ms) / bytes / 1_000;
  }

  /** Bytes of rows that were committed, since the start. */
  get rowBytes(): number {
    return this.#rowBytes;
  }

  /** Bytes of new rows that may come in a second; undefined where they need not wait. */
  get rowBytesPerSecond(): number | undefined {
    if (this.#isFailing || !this.#isBehind) return undefined;
    const { bytes, ms } = this.#recent;
    return ((bytes * 1_000) / ms) * replacedShareAt(this.behindSeconds);
  }

  /** Whether another slice of a long delivery may come. */
  get isOpen(): boolean {
    return this.#isFailing || !this.#isBehind || this.#creditBytes > 0;
  }

  get #isBehind(): boolean {
    return this.#waitingBytes > calmBytes && this.behindSeconds > behindSecondsMin;
  }

  /** Calls back whenever new rows may come again. */
  follow(onOpen: () => void): void {
    this.#onOpen = onOpen;
  }

  /** So many bytes wait, those of other processes among them. */
  noteLook(waitingBytes: number): void {
    this.#change(() => {
      this.#waitingBytes = waitingBytes;
    });
  }

  noteCommit(bytes: number): void {
    this.#waitingBytes += bytes;
    this.#rowBytes += bytes;
  }

  /** A slice of so many bytes came because it was open. */
  noteSlice(bytes: number): void {
    if (this.#isBehind) this.#creditBytes -= bytes;
  }

  /** The lake took so many bytes in `ms`. */
  noteInsert(bytes: number, ms: number): void {
    this.#change(() => {
      const credit = this.#creditBytes + bytes * replacedShareAt(this.behindSeconds);
      if (this.#isBehind) this.#creditBytes = Math.min(creditBytesMax, credit);
      this.#waitingBytes = Math.max(0, this.#waitingBytes - bytes);
      const left = Math.exp(-ms / rememberedMs);
      this.#recent = { bytes: this.#recent.bytes * left + bytes, ms: this.#recent.ms * left + ms };
    });
  }

  /** Whether there is a table now that does not take its rows. */
  noteFailing(isFailing: boolean): void {
    this.#change(() => {
      this.#isFailing = isFailing;
    });
  }

  #change(change: () => void): void {
    const wasOpen = this.isOpen;
    change();
    if (this.isOpen && !wasOpen) this.#onOpen();
  }
}

function replacedShareAt(behindSeconds: number): number {
  const { from, to, overSeconds } = replacedShares;
  const way = Math.min(1, Math.max(0, (behindSeconds - behindSecondsMin) / overSeconds));
  return from + (to - from) * way;
}
