import { type ChunkLimits, chunksOf, type DemoChunk } from "./chunks.ts";
import { type DemoEvent, dayMs, hourMs, minuteMs, type Slot } from "./event.ts";
import { incidentsIn, usualIncidentsPerHour } from "./incidents/incidents.ts";
import { randomOf } from "./random.ts";
import { stories } from "./stories/stories.ts";
import { startOf } from "./stories/story.ts";
import { berlinNetwork } from "./traffic/berlin-network.ts";
import { cloudMachines, cloudWork } from "./traffic/cloud-work.ts";
import { codeWork } from "./traffic/code-work.ts";
import { laptops } from "./traffic/laptops.ts";
import { officeWork } from "./traffic/office-work.ts";
import { oktaSignIns } from "./traffic/okta-sign-ins.ts";
import type { Traffic } from "./traffic/traffic.ts";
import { vpcConnections, webVisits } from "./traffic/web-visits.ts";

const traffic: Readonly<Record<string, Traffic>> = {
  oktaSignIns,
  officeWork,
  codeWork,
  cloudWork,
  cloudMachines,
  webVisits,
  vpcConnections,
  berlinNetwork,
  laptops,
};

export interface DemoOptions {
  readonly seed: number;
  /** The end of the month. */
  readonly now: Date;
  readonly days: number;
}

const monthChunks: ChunkLimits = { events: 2000, everyMs: 3 * hourMs };

/** Everything that happened up to `now`, in chunks in the order of their arrival; the same options give the same bytes. */
export function generateDemo(options: DemoOptions): Generator<DemoChunk> {
  return chunksOf(monthOf(options), monthChunks);
}

/** The events of the month in the order of time. */
export function* monthOf({ seed, now, days }: DemoOptions): Generator<DemoEvent> {
  const nowMs = now.getTime();
  const beginMs = nowMs - days * dayMs;
  const told = stories.flatMap((story) => story.events(startOf(story, now)));
  // Some events end after the slot that they began in.
  let later: DemoEvent[] = [];
  for (let startMs = Math.floor(beginMs / hourMs) * hourMs; startMs < nowMs; startMs += hourMs) {
    const endMs = startMs + hourMs;
    const slot = { startMs, endMs, ...busyness(startMs, nowMs) };
    const due = [
      ...later,
      ...eventsOf(seed, slot, usualIncidentsPerHour(startMs)),
      ...told.filter((event) => event.atMs >= startMs && event.atMs < endMs),
    ];
    later = due.filter((event) => event.atMs >= endMs);
    yield* inOrder(due.filter((event) => event.atMs < endMs && event.atMs >= beginMs && event.atMs < nowMs));
  }
}

/** The last days are kept in more detail, as a newcomer looks at them first. */
function busyness(startMs: number, nowMs: number): Pick<Slot, "people" | "machines"> {
  const factor = nowMs - startMs < 3 * dayMs ? 1.6 : 0.85;
  return { people: factor, machines: factor };
}

function eventsOf(seed: number, slot: Slot, incidentsPerHour: number): DemoEvent[] {
  const usual = Object.entries(traffic).flatMap(([name, make]) => make(slot, randomOf(seed, name, slot.startMs)));
  return [...usual, ...incidentsIn(slot, randomOf(seed, "incidents", slot.startMs), incidentsPerHour)];
}

function inOrder(events: DemoEvent[]): DemoEvent[] {
  return events.sort((a, b) => a.atMs - b.atMs);
}

export interface TrickleOptions {
  readonly seed: number;
  /** From this time on, up to but not including `to`. */
  readonly from: Date;
  readonly to: Date;
}

/** No event comes later than this after the slot that it began in. */
const tailMs = 5 * minuteMs;
const trickleChunks: ChunkLimits = { events: 500, everyMs: minuteMs };
/** Machines make up for the people who sleep: together some three events a second, and an alert every few minutes. */
const trickle = { people: 4, machines: 50, incidentsPerHour: 18 };

/** What happens live. Consecutive stretches of time join without a gap or a repeat, however they are cut. */
export function generateTrickle({ seed, from, to }: TrickleOptions): Generator<DemoChunk> {
  const [fromMs, toMs] = [from.getTime(), to.getTime()];
  const events: DemoEvent[] = [];
  for (let startMs = Math.floor((fromMs - tailMs) / minuteMs) * minuteMs; startMs < toMs; startMs += minuteMs) {
    const slot = { startMs, endMs: startMs + minuteMs, people: trickle.people, machines: trickle.machines };
    events.push(...eventsOf(seed, slot, trickle.incidentsPerHour));
  }
  return chunksOf(inOrder(events.filter((event) => event.atMs >= fromMs && event.atMs < toMs)), trickleChunks);
}
