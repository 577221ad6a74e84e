import { createHash } from "node:crypto";
import { sourceLabelProblem } from "@pharos/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Rehearsal, type Rehearser, startRehearser } from "../detections/start-rehearser.ts";
import type { DemoChunk } from "./chunks.ts";
import { dayMs, minuteMs } from "./event.ts";
import { generateDemo } from "./generate-demo.ts";
import { generateTrickle } from "./generate-trickle.ts";
import { incidents } from "./incidents/incidents.ts";
import { demoSources } from "./sources.ts";
import { stories } from "./stories/stories.ts";
import { startOf } from "./stories/story.ts";

const now = new Date("2026-11-20T06:30:00Z");
const seed = 7;

let rehearser: Rehearser;
beforeAll(async () => {
  rehearser = await startRehearser();
});
afterAll(() => rehearser.close());

function digestOf(chunks: Iterable<DemoChunk>): string {
  const hash = createHash("sha256");
  for (const { source, atMs, bytes } of chunks) hash.update(`${source.label} ${atMs} `).update(bytes);
  return hash.digest("hex");
}

function* deliveries(chunks: Iterable<DemoChunk>) {
  for (const { source, atMs, bytes } of chunks) yield { ...source, atMs, bytes };
}

describe("the demo's month", () => {
  it("is the same, byte for byte, for the same seed and end", () => {
    const digest = digestOf(generateDemo({ seed, now, days: 2 }));
    expect(digestOf(generateDemo({ seed, now, days: 2 }))).toBe(digest);
    expect(digestOf(generateDemo({ seed: seed + 1, now, days: 2 }))).not.toBe(digest);
  });

  it("arrives in the order of time, in chunks of at most 2,000 events, within its days", () => {
    const chunks = [...generateDemo({ seed, now, days: 3 })];
    const times = chunks.map((chunk) => chunk.atMs);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...chunks.map((chunk) => chunk.events))).toBeLessThanOrEqual(2000);
    expect(times[0]).toBeGreaterThanOrEqual(now.getTime() - 3 * dayMs);
    expect(times.at(-1)).toBeLessThan(now.getTime());
  });

  it("has between 80,000 and 130,000 events from every source", () => {
    const counts = new Map<string, number>();
    for (const { source, events } of generateDemo({ seed, now, days: 30 })) {
      counts.set(source.label, (counts.get(source.label) ?? 0) + events);
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(80_000);
    expect(total).toBeLessThan(130_000);
    expect([...counts.keys()].sort()).toEqual(demoSources.map((source) => source.label).sort());
  });

  it("comes from sources whose labels may be used", () => {
    expect(demoSources.map((source) => sourceLabelProblem(source.label)).filter(Boolean)).toEqual([]);
  });
});

describe("the shipped detections on seventeen days of the demo", () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await rehearser.rehearse(deliveries(generateDemo({ seed, now, days: 17 })));
  });

  it("read every line and raise no error", () => {
    expect(rehearsal.problems).toEqual([]);
  });

  it.each(stories)("tell the story of $name", (story) => {
    const beginMs = startOf(story, now);
    const during = rehearsal.alerts.filter((alert) => alert.atMs >= beginMs && alert.atMs < beginMs + dayMs);
    expect(during.map((alert) => alert.ruleId)).toEqual(expect.arrayContaining([...story.raises]));
  });

  it("say little about a week without a story", () => {
    const [leak, phish] = stories.map((story) => startOf(story, now));
    const between = rehearsal.alerts.filter((alert) => alert.atMs > (leak ?? 0) + dayMs && alert.atMs < (phish ?? 0));
    expect(between.length).toBeGreaterThan(3);
    expect(between.length).toBeLessThan(25);
  });

  it("speak up for incidents and stories only", () => {
    const expected = new Set([...incidents, ...stories].flatMap((told) => told.raises));
    expect(rehearsal.alerts.map((alert) => alert.ruleId).filter((ruleId) => !expected.has(ruleId))).toEqual([]);
  });
});

describe("the trickle", () => {
  const minutes = (count: number) => new Date(now.getTime() + count * minuteMs);
  const eventsIn = (chunks: Iterable<DemoChunk>) => {
    const lines: string[] = [];
    for (const { source, bytes } of chunks) {
      const text = new TextDecoder().decode(bytes);
      if (source.label === "AWS CloudTrail")
        lines.push(...JSON.parse(text).Records.map((r: object) => JSON.stringify(r)));
      else lines.push(...text.trimEnd().split("\n"));
    }
    return lines.sort();
  };

  it("has neither gap nor repeat where two stretches meet", () => {
    const whole = eventsIn(generateTrickle({ seed, from: now, to: minutes(4) }));
    const cut = new Date(now.getTime() + 97_123);
    const first = eventsIn(generateTrickle({ seed, from: now, to: cut }));
    const second = eventsIn(generateTrickle({ seed, from: cut, to: minutes(4) }));
    expect([...first, ...second].sort()).toEqual(whole);
  });

  it("is as busy as the month was at the same hours", () => {
    const dayAfter = new Date(now.getTime() + dayMs);
    const live = eventsIn(generateTrickle({ seed, from: now, to: dayAfter })).length;
    const month = eventsIn(generateDemo({ seed, now: dayAfter, days: 1 })).length;
    expect(live / month).toBeGreaterThan(0.85);
    expect(live / month).toBeLessThan(1.15);
  });

  it("is read by the shipped detections without an error", async () => {
    const trickle = generateTrickle({ seed, from: now, to: minutes(60) });
    const { events, problems } = await rehearser.rehearse(deliveries(trickle));
    expect(problems).toEqual([]);
    expect(events).toBeGreaterThan(60);
  });
});
