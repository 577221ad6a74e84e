import { cloudTrailLines } from "../cloudtrail-events.ts";
import { realisticRules } from "../realistic-rules.ts";
import { startPipeline } from "../start-pipeline.ts";
import type { BenchRow } from "../table.ts";

const ruleCount = 1_000;
const eventsPerChunk = 1_000;
const sendersAtOnce = 3;
const reloads = 5;
const target = 2_000;

/** A rule is changed while events come in: how soon the new one runs, and whether every event was stored. */
export async function reloadRows(): Promise<BenchRow[]> {
  const [first, ...others] = realisticRules(ruleCount);
  if (first === undefined) throw new Error("there are no rules");
  let changed = first;
  const { pipeline, send, stop } = await startPipeline(() => [changed, ...others]);
  const counts = { sent: 0, stored: 0 };
  let isSending = true;
  async function sendOn(seed: number): Promise<void> {
    const body = Buffer.from(cloudTrailLines(eventsPerChunk, seed, ruleCount).join("\n"));
    while (isSending) {
      counts.sent += eventsPerChunk;
      const { stored } = await send(body);
      counts.stored += stored;
    }
  }
  try {
    const senders = Array.from({ length: sendersAtOnce }, (_, seed) => sendOn(seed));
    const times: number[] = [];
    for (let run = 0; run < reloads; run++) {
      const body = `def rule(event):\n    return event.get("eventName") == "Changed${run}"`;
      changed = { ...first, body, lastModified: new Date() };
      const start = performance.now();
      await pipeline.reload();
      times.push(performance.now() - start);
      await send(
        Buffer.from(JSON.stringify({ ...JSON.parse(cloudTrailLines(1, run)[0] ?? ""), eventName: `Changed${run}` })),
      );
      if (pipeline.ruleActivity(first.id)?.runs !== 1) throw new Error("the changed rule did not run");
    }
    isSending = false;
    await Promise.all(senders);
    const longest = Math.max(...times);
    const isWhole = counts.stored === counts.sent;
    return [
      {
        what: `a changed rule among ${ruleCount.toLocaleString("en")} runs, with ${counts.sent.toLocaleString("en")} events coming in and ${counts.sent - counts.stored} of them lost; longest of ${reloads}`,
        figure: `${Math.round(longest)} ms`,
        target: `≤ ${target.toLocaleString("en")} ms`,
        isReached: longest <= target && isWhole,
      },
    ];
  } finally {
    isSending = false;
    await stop();
  }
}
