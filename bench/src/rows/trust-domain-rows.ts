import { readdirSync, readFileSync } from "node:fs";
import type { TrustDomains } from "@pharos/detection";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { realisticRules } from "../realistic-rules.ts";
import { type BenchPipeline, startPipeline } from "../start-pipeline.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";

const ruleCount = 500;
const domainCount = 4;
const eventsPerChunk = 2_000;
const atOnce = 4;
const warmUpChunks = 6;
const bodiesKept = 30;
/** Of each way, in turn. `PHAROS_BENCH_EVENTS` sets all events of each way, for the long form with ten millions. */
const rounds = 5;
const events = Number(process.env.PHAROS_BENCH_EVENTS ?? 300_000);
const slowestRatio = 0.85;

/** The whole pipeline with the rules of four trust domains, side by side with the same rules in one. */
export async function trustDomainRows(): Promise<BenchRow[]> {
  const rules = realisticRules(ruleCount);
  const together = await startPipeline(() => rules);
  const memoryOfOne = pythonBytes();
  const apart = await startPipeline(() => rules, domainsOf(rules));
  const memoryOfFour = pythonBytes() - memoryOfOne;
  try {
    const bodies = Array.from({ length: bodiesKept }, (_, seed) =>
      Buffer.from(cloudTrailLines(eventsPerChunk, seed, ruleCount).join("\n")),
    );
    for (const pipeline of [together, apart]) await sendAll(pipeline, bodies, warmUpChunks);
    const chunks = Math.ceil(events / eventsPerChunk / rounds);
    const speeds: { readonly one: number; readonly four: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const one = await sendAll(together, bodies, chunks);
      speeds.push({ one, four: await sendAll(apart, bodies, chunks) });
    }
    const [one, four] = [median(speeds.map((speed) => speed.one)), median(speeds.map((speed) => speed.four))];
    const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;
    return [
      {
        what: `whole pipeline, ${events.toLocaleString("en")} events with ${ruleCount} rules in ${domainCount} trust domains (${perSecond(four)}), against one domain (${perSecond(one)})`,
        figure: ratio(four / one),
        target: `≥ ${slowestRatio}×`,
        isReached: four / one >= slowestRatio,
      },
      {
        what: `memory of the Python processes of ${domainCount} trust domains (of one: ${inMegabytes(memoryOfOne)})`,
        figure: inMegabytes(memoryOfFour),
        target: "",
        isReached: true,
      },
    ];
  } finally {
    await together.stop();
    await apart.stop();
  }
}

function domainsOf(rules: readonly { readonly id: string }[]): TrustDomains {
  return {
    detections: new Map(rules.map(({ id }, at) => [id, `domain ${at % domainCount}`])),
    globals: new Map(),
    dataModels: new Map(),
    trusted: new Map(),
  };
}

/** Events a second. */
async function sendAll({ send }: BenchPipeline, bodies: readonly Buffer[], chunks: number): Promise<number> {
  const start = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < chunks) {
        const body = bodies[next++ % bodies.length] ?? Buffer.alloc(0);
        const { stored } = await send(body);
        if (stored !== eventsPerChunk) throw new Error(`Stored ${stored} of ${eventsPerChunk}`);
      }
    }),
  );
  return (chunks * eventsPerChunk) / ((performance.now() - start) / 1000);
}

/** Resident memory of the sandboxed processes below this one. */
function pythonBytes(): number {
  const processes = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? statusOf(Number(name)) : []));
  const below = new Set([process.pid]);
  for (let known = 0; known < below.size; ) {
    known = below.size;
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  }
  return processes
    .filter(({ pid, name }) => below.has(pid) && name === "deno")
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

interface ProcessStatus {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly bytes: number;
}

/** Nothing for a process that has ended meanwhile. */
function statusOf(pid: number): ProcessStatus[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(status)?.[1] ?? "";
    return [{ pid, parent: Number(field("PPid")), name: field("Name"), bytes: Number(field("VmRSS")) * 1024 }];
  } catch {
    return [];
  }
}
