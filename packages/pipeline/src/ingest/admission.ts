import { PharosError, requestBytesMax } from "@pharos/domain";
import { DeliverySlots } from "./delivery-slots.ts";
import { addStored, firstThroughput, isSettled, queueMs, type Throughput } from "./throughput.ts";

/** Says no, and when to ask again, instead of letting memory grow. */
export class BackPressureError extends PharosError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, who = "Pharos is busy") {
    super("ingest.busy", "TooManyRequests", `${who}; send this again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Where bytes come from: what it holds is counted by its source and by its network address. */
export interface Sender {
  readonly source: string;
  readonly address: string;
  /** Credentials were checked. A source without any, and a signature over a body still to come, prove nothing. */
  readonly isProven: boolean;
  /** As announced; it may be wrong. */
  readonly expectedBytes?: number | undefined;
}

/** What takes the rows of deliveries afterwards. */
export interface RowsTaker {
  /** Bytes of rows that may come in a second; undefined where they need not wait. */
  readonly rowBytesPerSecond: number | undefined;
  /** Of rows that came, since the start. */
  readonly rowBytes: number;
}

/** The room that one request takes in memory. Dispose it when the request is answered. */
export interface Reservation extends Disposable {
  /** Makes sure that so many bytes of the body have room. @throws BackPressureError when there is none */
  cover(bytes: number): void;
  /** What came out of a body that was unpacked whole takes its place. @throws BackPressureError when there is no room */
  hold(bytes: number): void;
  /** The sender's credentials turned out to be right: it leaves the strangers' part of the room. */
  prove(): void;
  /** The whole body came: from now on the sender waits for us. */
  begin(): void;
  /** Others have their turns before it is stored, so that nobody waits for it to end. */
  isLong(): void;
  /** This share of the body, up to 1, was processed. */
  progress(share: number): void;
}

/** A body grows in steps of so many bytes, not with every piece. */
const stepBytes = 256 * 1024;
const retryAfterSecondsMax = 60;
/** While nobody knows how fast deliveries are stored. */
const firstRetryAfterSecondsMax = 10;
/** A body is admitted where what came before it is expected to be stored within this. */
const waitMsMax = 3_000;
/** While nobody waits for long, so many bytes are no queue, whatever was measured before. */
const noQueueBytes = 4 * 1024 * 1024;

/** Of a delivery of many slices, what its first ones may take. */
const longBytes = 4 * 1024 * 1024;
/** What deliveries unpack to is measured over rows of so many bytes. */
const rememberedRowBytes = 64 * 1024 * 1024;

/** A sender that does not come back for so long after it should has given up. */
const promiseMs = 10_000;
const promisesMax = 4_096;

interface Open {
  readonly holders: readonly string[];
  readonly sender: string;
  /** For which it was let in at the pace of what takes the rows; undefined where there was no pace. */
  pacedBytes: number | undefined;
  /** Bytes as sent. */
  held: number;
  /** Bytes beyond those that came out of them. */
  unpacked: number;
  share: number;
  begunAtMs: number | undefined;
  /** Nobody waits for it to end, and its own time says nothing about how fast others are stored. */
  isLong: boolean;
}

export interface AdmissionOptions {
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
  readonly throughput?: Throughput;
  readonly taker?: RowsTaker;
}

/**
 * Admits bodies by the memory that they take and by the time that they will wait. It counts the bytes that came and are
 * not yet acknowledged. No source and no address may hold more than half of the room. The last quarter is for senders
 * that hold little, so that a few large ones never keep out the others. Senders that proved nothing have half of the
 * room, under the same rules. The same shares hold for the bytes that can be stored in `waitMsMax`, as measured. While
 * what takes the rows afterwards is behind, deliveries come in slots at its pace.
 */
export class Admission {
  readonly #everybody: Room;
  readonly #strangers: Room;
  readonly #now: () => number;
  readonly #open = new Set<Open>();
  #throughput: Throughput;
  #measuredAtMs = 0;
  /** Until when those who were told to come back keep us busy. */
  #promisedUntilMs = 0;
  /** When they were told to come back. */
  readonly #promises = new Map<string, number>();
  readonly #taker: RowsTaker;
  readonly #slots = new DeliverySlots();
  /** Of recent deliveries, what was sent and the rows that came of it. */
  #recent = { bytes: 0, rowBytes: 0 };
  #rowBytesSeen = 0;

  constructor(bytesMax: number, { now, throughput, taker }: AdmissionOptions = {}) {
    this.#everybody = new Room(bytesMax);
    this.#strangers = new Room(bytesMax / 2);
    this.#now = now ?? (() => performance.now());
    this.#throughput = throughput ?? firstThroughput;
    this.#taker = taker ?? { rowBytesPerSecond: undefined, rowBytes: 0 };
  }

  get bytes(): number {
    return this.#everybody.bytes;
  }

  get chunks(): number {
    return this.#open.size;
  }

  /** Opens a reservation of no bytes; it grows as they come. */
  open({ source, address, isProven, expectedBytes = 0 }: Sender): Reservation {
    const holders = [`source ${source}`, `address ${address}`];
    const own: Open = {
      holders,
      sender: holders.join(" "),
      pacedBytes: undefined,
      held: 0,
      unpacked: 0,
      share: 0,
      begunAtMs: undefined,
      isLong: false,
    };
    let isStranger = !isProven;
    this.#open.add(own);
    const leaveStrangers = () => {
      if (isStranger) this.#strangers.remove(holders, own.held + own.unpacked);
      isStranger = false;
    };
    return {
      cover: (bytes) => {
        const { held } = own;
        if (bytes <= held) return;
        const wanted = held === 0 ? bytes : Math.min(held + stepBytes, requestBytesMax);
        const step = Math.max(wanted, bytes) - held;
        this.#checkRoom(own, step, isStranger);
        if (held === 0) this.#checkPace(own, Math.min(requestBytesMax, Math.max(bytes, expectedBytes)));
        this.#everybody.add(holders, step);
        if (isStranger) this.#strangers.add(holders, step);
        own.held += step;
      },
      hold: (bytes) => {
        const more = bytes - own.held - own.unpacked;
        if (more <= 0) return;
        this.#checkRoom(own, more, isStranger);
        this.#everybody.add(holders, more);
        if (isStranger) this.#strangers.add(holders, more);
        own.unpacked += more;
      },
      prove: leaveStrangers,
      begin: () => {
        if (this.#longestWaitMs() === undefined) this.#measuredAtMs = this.#now();
        own.begunAtMs = this.#now();
        const pace = this.#bytesPerSecond();
        if (own.pacedBytes === undefined || pace === undefined) return;
        this.#slots.correct(Math.min(own.held, longBytes) - own.pacedBytes, pace);
      },
      isLong: () => {
        own.isLong = true;
      },
      progress: (share) => this.#note(own, share),
      [Symbol.dispose]: () => {
        if (!this.#open.has(own)) return;
        leaveStrangers();
        this.#everybody.remove(holders, own.held + own.unpacked);
        this.#open.delete(own);
      },
    };
  }

  #note(own: Open, share: number): void {
    const bytes = Math.max(0, share - own.share) * own.held;
    own.share = Math.max(own.share, share);
    this.#noteRows(bytes);
    if (own.isLong) return;
    const nowMs = this.#now();
    const longestWaitMs = this.#longestWaitMs() ?? 0;
    this.#throughput = addStored(this.#throughput, { bytes, busyMs: nowMs - this.#measuredAtMs, longestWaitMs }, nowMs);
    this.#measuredAtMs = nowMs;
  }

  /** Of a sender that is not answered yet; undefined where there is none. */
  #longestWaitMs(): number | undefined {
    const nowMs = this.#now();
    let longest: number | undefined;
    for (const { begunAtMs, isLong } of this.#open) {
      if (begunAtMs !== undefined && !isLong) longest = Math.max(longest ?? 0, nowMs - begunAtMs);
    }
    return longest;
  }

  #checkRoom(own: Open, bytes: number, isStranger: boolean): void {
    const { holders, sender } = own;
    const refusal =
      this.#everybody.refusalOf(holders, bytes) ??
      (isStranger ? this.#strangers.refusalOf(holders, bytes) : undefined) ??
      this.#refusalByWait(own, bytes);
    if (refusal === undefined) {
      this.#promises.delete(sender);
      return;
    }
    const seconds = this.#retryAfterSeconds(own.held + bytes);
    this.#promise(sender, seconds);
    throw new BackPressureError(seconds, refusal);
  }

  /** Lets a delivery in at the pace of what takes the rows. */
  #checkPace(own: Open, bytes: number): void {
    const bytesPerSecond = this.#bytesPerSecond();
    if (bytesPerSecond === undefined) return;
    // A delivery of many slices is held back slice by slice.
    own.pacedBytes = Math.min(bytes, longBytes);
    const { sender, pacedBytes } = own;
    const waitMs = this.#slots.ask({ sender, bytes: pacedBytes, bytesPerSecond, nowMs: this.#now() });
    if (waitMs === undefined) return;
    const seconds = Math.min(retryAfterSecondsMax, Math.max(1, Math.ceil(waitMs / 1_000)));
    throw new BackPressureError(seconds, "The data lake is behind");
  }

  /** Bytes of bodies that may come in a second, so that what takes their rows keeps up; undefined where it does. */
  #bytesPerSecond(): number | undefined {
    const { rowBytesPerSecond } = this.#taker;
    const { bytes, rowBytes } = this.#recent;
    if (rowBytesPerSecond === undefined || rowBytes === 0) return undefined;
    return Math.max(1, Math.min(this.#throughput.bytesPerSecond, (rowBytesPerSecond * bytes) / rowBytes));
  }

  #noteRows(bytes: number): void {
    const { rowBytes } = this.#taker;
    const older = this.#recent.rowBytes > rememberedRowBytes ? 1 / 2 : 1;
    this.#recent = {
      bytes: this.#recent.bytes * older + bytes,
      rowBytes: this.#recent.rowBytes * older + rowBytes - this.#rowBytesSeen,
    };
    this.#rowBytesSeen = rowBytes;
  }

  #promise(sender: string, seconds: number): void {
    const nowMs = this.#now();
    for (const [other, atMs] of this.#promises) {
      const isForgotten = nowMs - atMs > promiseMs || this.#promises.size >= promisesMax;
      if (!isForgotten) break;
      this.#promises.delete(other);
    }
    this.#promises.delete(sender);
    this.#promises.set(sender, nowMs + seconds * 1_000);
  }

  /** While others were told to come back, a sender that was not leaves them room. */
  #mustLeaveRoom(sender: string): boolean {
    const promisedAtMs = this.#promises.get(sender);
    return this.#promises.size > 0 && !(promisedAtMs !== undefined && promisedAtMs <= this.#now());
  }

  /** Why others before it would take too long; a body that is alone is never refused for its own size. */
  #refusalByWait(own: Open, bytes: number): string | undefined {
    const queue = findQueue(own, this.#open);
    if (queue.others === 0) return undefined;
    const allowed = (this.#throughput.bytesPerSecond * waitMsMax) / 1_000;
    const isQueue = (this.#longestWaitMs() ?? 0) > queueMs;
    const most = isQueue ? allowed : Math.max(allowed, noQueueBytes);
    const mustLeaveRoom = !this.#slots.hasSlot(own.sender, this.#now()) && this.#mustLeaveRoom(own.sender);
    if (queue.ofSameSender > most * (mustLeaveRoom ? 3 / 8 : 1 / 2))
      return "Too much of this sender's data is on its way already";
    const isLittle = queue.ofSameSender + own.held + bytes <= most / 8;
    const share = mustLeaveRoom ? 1 / 2 : isLittle ? 1 : 3 / 4;
    return queue.others > most * share ? "Pharos is busy" : undefined;
  }

  /** When what is on its way will be stored, and what others were told to send again before. */
  #retryAfterSeconds(bytes: number): number {
    const nowMs = this.#now();
    const { bytesPerSecond } = this.#throughput;
    const mostSeconds = isSettled(this.#throughput) ? retryAfterSecondsMax : firstRetryAfterSecondsMax;
    let left = 0;
    for (const open of this.#open) left += leftOf(open);
    const freeAtMs = Math.max(nowMs + (left / bytesPerSecond) * 1_000 - waitMsMax / 2, this.#promisedUntilMs);
    const seconds = Math.ceil((freeAtMs - nowMs) / 1_000);
    this.#promisedUntilMs = Math.min(
      Math.max(freeAtMs, nowMs) + (bytes / bytesPerSecond) * 1_000,
      nowMs + mostSeconds * 1_000,
    );
    return Math.min(mostSeconds, Math.max(1, seconds));
  }
}

function leftOf({ held, share }: Open): number {
  return held * (1 - share);
}

/** Bytes that are still to be processed: of all other requests, and of those that come from the same place. */
function findQueue(own: Open, all: Iterable<Open>): { readonly others: number; readonly ofSameSender: number } {
  const byHolder = own.holders.map(() => 0);
  let others = 0;
  for (const open of all) {
    if (open === own || open.isLong) continue;
    const left = leftOf(open);
    others += left;
    for (const [at, holder] of own.holders.entries()) {
      if (open.holders[at] === holder) byHolder[at] = (byHolder[at] ?? 0) + left;
    }
  }
  return { others, ofSameSender: Math.max(...byHolder) };
}

class Room {
  readonly #bytesMax: number;
  readonly #heldBy = new Map<string, number>();
  bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** Why so many more bytes of these holders have no room; undefined when they have. */
  refusalOf(holders: readonly string[], more: number): string | undefined {
    const reserve = this.#bytesMax / 4;
    const most = Math.max(...holders.map((holder) => this.#heldBy.get(holder) ?? 0)) + more;
    if (this.bytes + more > this.#bytesMax) return "Pharos is busy";
    if (most <= reserve / 8) return undefined;
    if (most > this.#bytesMax / 2) return "Too much of this sender's data is on its way already";
    return this.bytes + more > this.#bytesMax - reserve ? "Pharos is busy" : undefined;
  }

  add(holders: readonly string[], bytes: number): void {
    this.bytes += bytes;
    for (const holder of holders) this.#heldBy.set(holder, (this.#heldBy.get(holder) ?? 0) + bytes);
  }

  remove(holders: readonly string[], bytes: number): void {
    this.bytes -= bytes;
    for (const holder of holders) {
      const left = (this.#heldBy.get(holder) ?? 0) - bytes;
      if (left > 0) this.#heldBy.set(holder, left);
      else this.#heldBy.delete(holder);
    }
  }
}
