import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createOutboundFetch } from "@pharos/connectors";
import type { Alert } from "@pharos/domain";
import { DeliveryWorker, type SendAlert } from "@pharos/pipeline";
import type { Store } from "@pharos/store";
import { addWebhookDestination, stoppedTrail } from "@pharos/testkit/stopped-trails";
import { administrator } from "../administrator.ts";
import { cloudTrailLines } from "../cloudtrail-events.ts";
import { realisticRules } from "../realistic-rules.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import type { Arrival } from "../slow-webhook.ts";
import { type BenchPipeline, startPipeline } from "../start-pipeline.ts";
import { type BenchRow, median, percentile, ratio } from "../table.ts";

/** Alerts on their way to a destination: how soon one is there, how fast a queue empties, and what ingest feels of it. */
export async function deliveryRows(): Promise<BenchRow[]> {
  return [...(await latencyRows()), ...(await queueRows())];
}

const alertsPerSecond = 100;
const alertsPerRequest = 5;
/** A detection opens 1,000 alerts an hour at most. */
const alertSeconds = 9;

async function latencyRows(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "pharos-bench-delivery-"));
  const tool = await startTool(0);
  const environment = {
    PHAROS_ADMIN_EMAIL: administrator.email,
    PHAROS_ADMIN_PASSWORD: administrator.password,
    PHAROS_ALLOWED_PRIVATE_HOSTS: "127.0.0.1",
  };
  const server = await startServer(folder, { environment });
  try {
    await addWebhookDestination(server, administrator, tool.url);
    const sourceUrl = await addTrail(server);
    const sending: Promise<void>[] = [];
    for (let i = 0; i < alertsPerSecond * alertSeconds; i += alertsPerRequest) {
      sending.push(stopTrails(sourceUrl, i));
      await wait((1000 * alertsPerRequest) / alertsPerSecond);
    }
    await Promise.all(sending);
    const arrivals = await arrivedAt(tool, alertsPerSecond * alertSeconds);
    // In the first second connections are opened and code is compiled.
    const latencies = arrivals.slice(alertsPerSecond).map(({ atMs, createdAt }) => atMs - Date.parse(createdAt));
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    return [
      {
        what: `alert → first byte at its destination, ${alertsPerSecond} alerts/s, p50`,
        figure: `${Math.round(p50)} ms`,
        target: "",
        isReached: true,
      },
      {
        what: `alert → first byte at its destination, ${alertsPerSecond} alerts/s, p99`,
        figure: `${Math.round(p99)} ms`,
        target: "< 1,000 ms",
        isReached: p99 < 1_000,
      },
    ];
  } finally {
    await server.stop();
    tool.process.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function addTrail(server: RunningServer): Promise<string> {
  const what = ["--label", "Bench", "--log-type", "AWS.CloudTrail", "--stream-type", "JSON", "--auth", "None"];
  return (JSON.parse(await server.command("source", "create", "http", ...what, "--json")) as { url: string }).url;
}

/** Events for each of which a shipped rule opens an alert of its own; sent again while there is no room for them. */
async function stopTrails(url: string, first: number): Promise<void> {
  const body = Array.from({ length: alertsPerRequest }, (_, i) => stoppedTrail(first + i)).join("\n");
  for (;;) {
    const answer = await fetch(url, { method: "POST", body });
    const text = await answer.text();
    if (answer.status === 200) return;
    if (answer.status !== 429) throw new Error(`The source answered ${answer.status}: ${text}`);
    await wait(Number(answer.headers.get("retry-after") ?? 1) * 1000);
  }
}

const queued = 10_000;
const thinkMs = 50;
const drainSecondsMax = 60;
/** A queue that is not empty by then is stuck. */
const drainMsMax = 300_000;
const ingestShareMin = 0.9;
const eventsPerChunk = 2_000;
const chunks = 40;
const warmUpChunks = 6;
const runs = 3;

/** A queue of alerts for a slow tool, emptied by itself, and while events come in as fast as they go. */
async function queueRows(): Promise<BenchRow[]> {
  const tool = await startTool(thinkMs);
  const bench = await startPipeline(() => realisticRules(100));
  try {
    const destinationId = await addTool(bench.store);
    await ingestChunks(bench, warmUpChunks);
    const alone: number[] = [];
    const beside: number[] = [];
    for (let run = 0; run < runs; run++) {
      // Before both, because the store goes on writing for a while.
      await queueAlerts(bench.store, destinationId, run, queued);
      alone.push(await ingestMs(bench));
      const queue = createWorker(bench.store, tool.url);
      await using _running = queue.worker.start();
      beside.push(await ingestMs(bench));
      await queue.drained(queued);
    }
    await queueAlerts(bench.store, destinationId, runs, queued);
    const start = performance.now();
    {
      const queue = createWorker(bench.store, tool.url);
      await using _running = queue.worker.start();
      await queue.drained(queued);
    }
    const seconds = (performance.now() - start) / 1_000;
    const arrivals = await arrivedAt(tool, queued * (runs + 1));
    const speed = median(alone) / median(beside);
    return [
      {
        what: `${queued.toLocaleString("en")} queued alerts to a destination that answers in ${thinkMs} ms, until all are there (${arrivals.length - queued * runs} arrived)`,
        figure: `${seconds.toFixed(1)} s`,
        target: `≤ ${drainSecondsMax} s`,
        isReached: seconds <= drainSecondsMax,
      },
      {
        what: "ingest at full speed on all cores while such a queue empties, against ingest alone",
        figure: ratio(speed),
        target: `≥ ${ingestShareMin}×`,
        isReached: speed >= ingestShareMin,
      },
    ];
  } finally {
    await bench.stop();
    tool.process.kill();
  }
}

async function addTool(store: Store): Promise<string> {
  const routing = { defaultForSeverity: [], alertTypes: [], logTypes: [] };
  const content = { type: "customwebhook", displayName: "Tool", settings: {}, ...routing };
  return (await store.destinations.create(content, "bench", new Date())).id;
}

function createWorker(store: Store, url: string) {
  const outbound = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
  let delivered = 0;
  const send: SendAlert = async ({ alert }) => {
    const body = JSON.stringify({ title: alert.title, createdAt: alert.createdAt });
    const answer = await outbound(url, { method: "POST", body });
    await answer.text();
    delivered += 1;
    return { kind: "delivered", statusCode: answer.status, message: "ok" };
  };
  const onProblem = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  return {
    worker: new DeliveryWorker({ store, send, holder: "bench", clock: () => new Date(), onProblem }),
    drained: async (count: number) => {
      const deadline = performance.now() + drainMsMax;
      while (delivered < count) {
        if (performance.now() > deadline) throw new Error(`${delivered} of ${count} alerts were delivered`);
        await wait(20);
      }
    },
  };
}

/** Queues them as an alert's transaction does. */
async function queueAlerts(store: Store, destinationId: string, run: number, count: number): Promise<void> {
  const now = new Date();
  for (let i = 0; i < count; i += 500) {
    const alerts = Array.from({ length: Math.min(500, count - i) }, (_, j) => anAlert(run, i + j, now));
    await store.transaction(async (inside) => {
      await inside.alerts.insert(alerts);
      const deliveries = alerts.map(
        ({ id }) => ({ alertId: id, destinationIds: [destinationId], trigger: "CREATED" }) as const,
      );
      await inside.deliveries.add(deliveries, now);
    });
  }
}

function anAlert(run: number, i: number, at: Date): Alert {
  return {
    id: `${run}${String(i).padStart(7, "0")}`.padEnd(32, "0"),
    type: "ALERT",
    subtype: "RULE",
    status: "OPEN",
    severity: "HIGH",
    title: `Alert ${run}-${i}`,
    description: "",
    runbook: "",
    reference: "",
    ruleId: "Bench.Rule",
    dedupString: `${run}-${i}`,
    context: {},
    logTypes: ["AWS.CloudTrail"],
    sourceIds: [],
    tags: [],
    eventCount: 1,
    createdAt: at,
    firstEventMatchedAt: at,
    lastReceivedEventAt: at,
    updatedAt: at,
    updatedBy: undefined,
    assigneeId: undefined,
    revision: 0,
  };
}

let seed = 0;
async function ingestMs(bench: BenchPipeline): Promise<number> {
  const start = performance.now();
  await ingestChunks(bench, chunks);
  return performance.now() - start;
}

async function ingestChunks({ send, settle }: BenchPipeline, count: number): Promise<void> {
  const bodies = Array.from({ length: count }, () => {
    seed += 1;
    return Buffer.from(cloudTrailLines(eventsPerChunk, seed, 100).join("\n"));
  });
  const queue = bodies.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const body of queue) await send(body);
    }),
  );
  await settle();
}

interface Tool {
  readonly process: ChildProcess;
  readonly url: string;
}

/** In a process of its own: its time is the tool's. */
async function startTool(thinksMs: number): Promise<Tool> {
  const child = fork(new URL("../slow-webhook.ts", import.meta.url), [String(thinksMs)]);
  const [url] = await once(child, "message");
  return { process: child, url: String(url) };
}

async function arrivedAt({ process }: Tool, count: number): Promise<readonly Arrival[]> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    process.send({});
    const [arrivals] = (await once(process, "message")) as [readonly Arrival[]];
    if (arrivals.length >= count) return arrivals;
    if (performance.now() > deadline) throw new Error(`${arrivals.length} of ${count} alerts arrived`);
    await wait(200);
  }
}
