/** A delivery that asks to be let in. */
export interface SlotRequest {
  readonly sender: string;
  /** As sent. */
  readonly bytes: number;
  /** That may come now, as sent. */
  readonly bytesPerSecond: number;
  readonly nowMs: number;
}

interface Slot {
  readonly atMs: number;
  readonly lengthMs: number;
}

interface Usage {
  bytes: number;
  atMs: number;
}

/** Slots are given out for so long ahead; who comes for one later than that after its time finds it gone. */
const horizonMs = 60_000;
const claimedWithinMs = 10_000;
/** Of the horizon, the share of one sender. */
const senderShare = 1 / 2;
/** So far behind the pace is no queue. */
const burstMs = 500;
/** A sender brings little that brings less than this share of what may come, over some seconds. */
const little = { share: 1 / 16, overMs: 10_000 };
/** Those who bring little do not wait, as long as all of them together stay below this share. */
const littleLane = { share: 1 / 2, burstMs: 1_000 };
const sendersMax = 4_096;

/**
 * Lets deliveries in at a pace. Who comes too early is given a slot, after those that were given out before, and is let
 * in when it comes back for it, so that nobody has to try its luck again and again. Senders that bring little pass. Times
 * are milliseconds of a clock that never goes back.
 */
export class DeliverySlots {
  readonly #slots = new Map<string, Slot[]>();
  readonly #usages = new Map<string, Usage>();
  #freeAtMs = 0;
  #littleFreeAtMs = 0;

  /** In how many milliseconds to come back; undefined when it is let in. */
  ask(request: SlotRequest): number | undefined {
    const { sender, bytes, bytesPerSecond, nowMs } = request;
    const lengthMs = (bytes / bytesPerSecond) * 1_000;
    this.#forget(nowMs);
    if (this.#claim(sender, nowMs) || this.#passAsLittle(request, lengthMs)) return this.#letIn(request);
    const atMs = Math.max(nowMs, this.#freeAtMs);
    if (atMs - nowMs <= burstMs) {
      this.#freeAtMs = atMs + lengthMs;
      return this.#letIn(request);
    }
    const own = this.#slots.get(sender) ?? [];
    const ownMs = own.reduce((sum, slot) => sum + slot.lengthMs, 0);
    if (atMs - nowMs > horizonMs || (own.length > 0 && ownMs + lengthMs > horizonMs * senderShare)) {
      return Math.min(horizonMs, atMs - nowMs);
    }
    this.#slots.set(sender, [...own, { atMs, lengthMs }]);
    this.#freeAtMs = atMs + lengthMs;
    return atMs - nowMs;
  }

  /** Whether a slot of the sender has come. */
  hasSlot(sender: string, nowMs: number): boolean {
    const first = this.#slots.get(sender)?.[0];
    return first !== undefined && first.atMs <= nowMs && nowMs - first.atMs <= claimedWithinMs;
  }

  /** A delivery that was let in turned out to have so many bytes more, or less. */
  correct(bytes: number, bytesPerSecond: number): void {
    this.#freeAtMs += (bytes / bytesPerSecond) * 1_000;
  }

  #claim(sender: string, nowMs: number): boolean {
    if (!this.hasSlot(sender, nowMs)) return false;
    const [, ...later] = this.#slots.get(sender) ?? [];
    if (later.length === 0) this.#slots.delete(sender);
    else this.#slots.set(sender, later);
    return true;
  }

  #passAsLittle({ sender, bytes, bytesPerSecond, nowMs }: SlotRequest, lengthMs: number): boolean {
    const most = (bytesPerSecond * little.share * little.overMs) / 1_000;
    const atMs = Math.max(nowMs, this.#littleFreeAtMs);
    if (this.#usedBy(sender, nowMs) + bytes > most || atMs - nowMs > littleLane.burstMs) return false;
    this.#littleFreeAtMs = atMs + lengthMs / littleLane.share;
    return true;
  }

  #letIn({ sender, bytes, nowMs }: SlotRequest): undefined {
    const used = this.#usedBy(sender, nowMs);
    this.#usages.delete(sender);
    this.#usages.set(sender, { bytes: used + bytes, atMs: nowMs });
  }

  #usedBy(sender: string, nowMs: number): number {
    const usage = this.#usages.get(sender);
    return usage === undefined ? 0 : usage.bytes * Math.exp((usage.atMs - nowMs) / little.overMs);
  }

  /** The first of each map came longest ago. */
  #forget(nowMs: number): void {
    for (const [sender, { atMs }] of this.#usages) {
      if (nowMs - atMs < 3 * little.overMs && this.#usages.size < sendersMax) break;
      this.#usages.delete(sender);
    }
    for (const [sender, slots] of this.#slots) {
      const kept = slots.filter(({ atMs }) => nowMs - atMs <= claimedWithinMs);
      if (kept.length === 0) this.#slots.delete(sender);
      else if (kept.length < slots.length) this.#slots.set(sender, kept);
    }
  }
}
