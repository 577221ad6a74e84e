import type { DemoEvent, Slot } from "../event.ts";
import type { Random } from "../random.ts";

/** Makes what one kind of people or machines leaves in the logs during a slot, in any order. */
export type Traffic = (slot: Slot, random: Random) => DemoEvent[];

export function momentIn(slot: Slot, random: Random): number {
  return slot.startMs + Math.floor(random.next() * (slot.endMs - slot.startMs));
}

/** Of the traffic that such a company has, so that a month of it loads in half a minute. */
const shownShare = 0.5;

/** Calls `make` for the shown share of about `mean` times, each at its own moment of the slot. */
export function happen(
  mean: number,
  slot: Slot,
  random: Random,
  make: (atMs: number) => DemoEvent | DemoEvent[],
): DemoEvent[] {
  return Array.from({ length: random.count(mean * shownShare) }, () => make(momentIn(slot, random))).flat();
}
