import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { SyslogListeners } from "@pharos/pipeline";
import { startPipeline } from "../start-pipeline.ts";
import { type BenchRow, median, perSecond, ratio } from "../table.ts";

const messages = 500_000;
const runs = 3;
const logType = "Syslog.RFC5424";
const perSecondTarget = 50_000;
const overheadTarget = 3;

/** Small lines over TCP: what listening costs beside reading a bare socket, and from the socket to durable rows. */
export async function syslogRows(): Promise<BenchRow[]> {
  const bench = await startPipeline(() => [], undefined, logType);
  try {
    const bare = await bareMs();
    const received: number[] = [];
    const whole: Whole[] = [];
    for (let run = 0; run < runs; run++) {
      received.push(await listenMs(bench.store, noPipeline()));
      whole.push(await storeAll(bench));
    }
    const listening = median(received);
    const lost = Math.max(...whole.map((one) => messages - one.stored));
    const processorMs = median(whole.map((one) => one.processorMs));
    const eachProcessorSecond = (messages / processorMs) * 1_000;
    const eachSecond = median(whole.map((one) => (messages / one.elapsedMs) * 1_000));
    return [
      {
        what: "syslog over TCP, framing and batching, processor time against reading the bare socket",
        figure: ratio(listening / bare),
        target: `≤ ${overheadTarget}×`,
        isReached: listening / bare <= overheadTarget,
      },
      {
        what: "syslog over TCP, messages of 130 bytes until they wait for the pipeline, each second of processor time",
        figure: perSecond((messages / listening) * 1_000),
        target: "",
        isReached: true,
      },
      {
        what: `syslog over TCP, ${messages.toLocaleString("en")} messages from the socket to durable rows, lost`,
        figure: String(lost),
        target: "0",
        isReached: lost === 0,
      },
      {
        what: `the same, messages in each second of processor time, all threads (${perSecond(eachSecond)} by the clock)`,
        figure: perSecond(eachProcessorSecond),
        target: `≥ ${perSecondTarget.toLocaleString("en")} /s`,
        isReached: eachProcessorSecond >= perSecondTarget,
      },
    ];
  } finally {
    await bench.stop();
  }
}

type Bench = Awaited<ReturnType<typeof startPipeline>>;
type ListenerPipeline = ConstructorParameters<typeof SyslogListeners>[0]["pipeline"];

interface Whole {
  readonly stored: number;
  readonly elapsedMs: number;
  readonly processorMs: number;
}

function send(port: number): Promise<unknown> {
  const sender = spawn(
    process.execPath,
    [new URL("../send-syslog.ts", import.meta.url).pathname, String(port), String(messages)],
    {
      stdio: "inherit",
    },
  );
  return once(sender, "exit");
}

function usedMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

async function bareMs(): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const ended: PromiseWithResolvers<void> = Promise.withResolvers();
    const server = createServer((socket: Socket) => {
      socket.on("data", () => undefined);
      socket.on("close", () => ended.resolve());
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const before = process.cpuUsage();
    await Promise.all([send((server.address() as { port: number }).port), ended.promise]);
    times.push(usedMs(before));
    server.close();
  }
  return median(times);
}

/** Takes everything and does nothing with it. */
function noPipeline(): ListenerPipeline {
  const reservation = {
    cover: () => undefined,
    hold: () => undefined,
    prove: () => undefined,
    begin: () => undefined,
    isLong: () => undefined,
    progress: () => undefined,
    [Symbol.dispose]: () => undefined,
  };
  return {
    admission: { open: () => reservation },
    ingest: async () => ({ received: 0, stored: 0, failed: 0, dropped: 0, repeated: 0 }),
  };
}

async function listenMs(store: Bench["store"], pipeline: ListenerPipeline): Promise<number> {
  const { listeners, port, sourceId } = await listen(store, pipeline);
  const before = process.cpuUsage();
  await send(port);
  await listeners.stop();
  const used = usedMs(before);
  await store.sources.delete(sourceId);
  return used;
}

async function storeAll({ store, pipeline }: Bench): Promise<Whole> {
  const { listeners, port, sourceId } = await listen(store, pipeline);
  const [before, beganMs] = [process.cpuUsage(), performance.now()];
  await send(port);
  await listeners.stop();
  const [processorMs, elapsedMs] = [usedMs(before), performance.now() - beganMs];
  const now = Date.now();
  const range = { from: new Date(now - 3_600_000), to: new Date(now + 3_600_000) };
  const { stored } = await store.ingest.counts.total(range, sourceId);
  await store.sources.delete(sourceId);
  return { stored, elapsedMs, processorMs };
}

async function listen(store: Bench["store"], pipeline: ListenerPipeline) {
  const source = await store.sources.create(
    {
      type: "SYSLOG",
      label: "Syslog",
      logTypes: [logType],
      streamType: "Lines",
      streamOptions: { hasSyslogHeaders: true },
      auth: { method: "None" },
      enabled: true,
      createdBy: "bench",
    },
    new Date(),
  );
  await store.syslog.put(source.id, { protocols: ["TCP"], port: 0, networks: [], idleMinutes: 60 }, undefined);
  const listeners = new SyslogListeners({
    host: "127.0.0.1",
    store,
    pipeline,
    clock: () => new Date(),
    findIntakeProblem: () => undefined,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
    wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
  });
  await listeners.follow();
  await listeners.report();
  const [listener] = await store.syslog.listeners(source.id, new Date());
  return { listeners, port: Number(listener?.addresses[0]?.split(":").at(-1)), sourceId: source.id };
}
