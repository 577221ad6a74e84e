import type { DemoEvent } from "./event.ts";
import { type DemoSource, type DemoSourceLabel, demoSources } from "./sources.ts";

export interface DemoChunk {
  readonly source: DemoSource;
  /** When it arrived at Pharos, in milliseconds; never before its last event. */
  readonly atMs: number;
  readonly events: number;
  readonly bytes: Uint8Array;
}

export interface ChunkLimits {
  readonly events: number;
  /** How often sources deliver what they have, at that time. */
  everyMs(atMs: number): number;
}

/** Gathers events, which come in the order of time, into chunks, which leave in the order of their arrival. */
export function* chunksOf(events: Iterable<DemoEvent>, limits: ChunkLimits): Generator<DemoChunk> {
  const open = new Map<DemoSourceLabel, DemoEvent[]>();
  let deliveryMs = 0;
  let nowMs = 0;
  for (const event of events) {
    nowMs = Math.max(nowMs, event.atMs);
    const everyMs = limits.everyMs(nowMs);
    const begunMs = Math.floor(nowMs / everyMs) * everyMs;
    if (begunMs !== deliveryMs) {
      yield* deliverAll(open, nowMs);
      deliveryMs = begunMs;
    }
    const gathered = open.get(event.source) ?? [];
    gathered.push(event);
    open.set(event.source, gathered);
    if (event.notable || gathered.length >= limits.events) {
      open.delete(event.source);
      yield chunkOf(event.source, gathered, nowMs);
    }
  }
  yield* deliverAll(open, nowMs);
}

function* deliverAll(open: Map<DemoSourceLabel, DemoEvent[]>, atMs: number): Generator<DemoChunk> {
  for (const [label, gathered] of open) yield chunkOf(label, gathered, atMs);
  open.clear();
}

const byLabel = new Map<string, DemoSource>(demoSources.map((source) => [source.label, source]));
const encoder = new TextEncoder();

function chunkOf(label: DemoSourceLabel, events: readonly DemoEvent[], atMs: number): DemoChunk {
  const source = byLabel.get(label);
  if (source === undefined) throw new RangeError(`No demo source is called ${label}`);
  return {
    source,
    atMs,
    events: events.length,
    bytes: encoder.encode(
      bodyOf(
        source,
        events.map((event) => event.line),
      ),
    ),
  };
}

/** CloudTrail delivers files that hold one object; the others write a line an event. */
function bodyOf({ label }: DemoSource, lines: readonly string[]): string {
  return label === "AWS CloudTrail" ? `{"Records":[${lines.join(",")}]}` : `${lines.join("\n")}\n`;
}
