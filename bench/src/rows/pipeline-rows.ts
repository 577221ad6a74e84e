import { cloudTrailLines } from "../cloudtrail-events.ts";
import { realisticRules } from "../realistic-rules.ts";
import { startPipeline } from "../start-pipeline.ts";
import { type BenchRow, perSecond, ratio } from "../table.ts";

const eventsPerChunk = 2_000;
const chunks = 60;
const warmUpChunks = 6;
const atOnce = 4;
const target = 10_000;

/** The whole way: bytes to durable alerts and rows in the lake, with more and more rules. */
export async function pipelineRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  let without = 0;
  for (const rules of [0, 10, 100, 500]) {
    const eventsPerSecond = await measure(rules);
    if (rules === 0) without = eventsPerSecond;
    rows.push({
      what: `whole pipeline, CloudTrail events with ${rules} rules${rules === 0 ? "" : ` (${ratio(eventsPerSecond / without)} the speed without rules)`}`,
      figure: perSecond(eventsPerSecond),
      target: rules === 100 ? `≥ ${target.toLocaleString("en")} /s` : "",
      isReached: eventsPerSecond >= target,
    });
  }
  return rows;
}

async function measure(ruleCount: number): Promise<number> {
  const { send, settle, stop } = await startPipeline(() => realisticRules(ruleCount));
  try {
    const bodies = Array.from({ length: chunks }, (_, i) =>
      Buffer.from(cloudTrailLines(eventsPerChunk, i, Math.max(1, ruleCount)).join("\n")),
    );
    // The first chunks teach the engine's compiler; what counts is a program that has run for a while.
    for (const body of bodies.slice(0, warmUpChunks)) await send(body);
    await settle();
    const start = performance.now();
    const queue = bodies.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const body of queue) {
          const { stored } = await send(body);
          if (stored !== eventsPerChunk) throw new Error(`Stored ${stored} of ${eventsPerChunk}`);
        }
      }),
    );
    await settle();
    return (chunks * eventsPerChunk) / ((performance.now() - start) / 1000);
  } finally {
    await stop();
  }
}
