import { setTimeout as wait } from "node:timers/promises";
import type { BenchRow } from "../table.ts";
import type { ApiClient } from "./api-client.ts";
import { DeliveryClient } from "./delivery-client.ts";
import { enduranceRows } from "./endurance-rows.ts";
import { type EventSource, eventSources } from "./event-sources.ts";
import { findCountMistakes, type SentEvents } from "./exact-counts.ts";
import { Installation } from "./installation.ts";
import { Measurements } from "./measurements.ts";
import { Sampler } from "./sampler.ts";
import { customLogType, customTable, MeanwhileWork, saveCustomSchema, saveRule } from "./work-meanwhile.ts";

export interface EnduranceOptions {
  readonly minutes: number;
  readonly eventsPerSecond: number;
  readonly file: string;
  /** The machine is full of other work. */
  readonly isBesideTests: boolean;
}

const eventsPerDelivery = 20;
const connections = 16;
const changeEveryMsMax = 60_000;
const custom = {
  label: "Endurance",
  logType: customLogType,
  table: customTable,
  streamType: "JSON",
  uniqueColumn: "id",
} as const;

/** Sends for so many minutes what four log shippers would, while people work; then counts. */
export async function runEndurance(options: EnduranceOptions): Promise<BenchRow[]> {
  const { minutes, eventsPerSecond, file, isBesideTests } = options;
  const measurements = new Measurements();
  // To be told to come back is no fault of a server that has little of the machine.
  const isError = (status: number) => status !== 200 && !(isBesideTests && status === 429);
  const installation = await Installation.create(measurements);
  const deliveries = new DeliveryClient(connections);
  try {
    const api = await installation.openApi();
    await saveCustomSchema(api, 0);
    await saveRule(api, "never");
    const customUrl = await installation.createSource(custom);
    const senders: Sender[] = [];
    for (const source of eventSources) senders.push(new Sender(source, await installation.createSource(source)));
    const tables = [...eventSources.map(({ table }) => table), customTable];
    const sampler = new Sampler({ installation, api, measurements, tables, file });
    const durationMs = minutes * 60_000;
    const cloudTrail = senders.find(({ source }) => source.logType === "AWS.CloudTrail");
    const meanwhile = new MeanwhileWork({
      api,
      deliveries,
      measurements,
      attackUrl: cloudTrail?.url ?? "",
      customUrl,
      userId: await readUserId(api),
      isError,
      alertMsMax: isBesideTests ? 180_000 : 30_000,
      changeEveryMs: Math.min(changeEveryMsMax, durationMs / 4),
    });
    const working = meanwhile.run();
    const startMs = performance.now();
    const endMs = startMs + durationMs;
    const sampling = sampler.sampleUntil(endMs);
    await sendAtRate(senders, eventsPerSecond / eventsPerDelivery, endMs, { deliveries, measurements, isError });
    const sentMs = performance.now() - startMs;
    meanwhile.stop();
    await Promise.all([working, sampling]);

    const sent: SentEvents[] = senders.map(({ source, acknowledged }) => {
      return { ...source, acknowledged: acknowledged + (source.logType === "AWS.CloudTrail" ? meanwhile.attacks : 0) };
    });
    const mistakes = await findCountMistakes(installation, [
      ...sent,
      { ...custom, acknowledged: meanwhile.customEvents },
    ]);
    deliveries.close();
    const stopMs = await installation.stop();
    const startAgainMs = performance.now();
    await installation.start();
    await installation.query(`SELECT count() FROM pharos_logs.public.${customTable}`);
    const answeredMs = performance.now() - startAgainMs;
    return enduranceRows({
      minutes,
      eventsPerSecond: senders.reduce((sum, { acknowledged }) => sum + acknowledged, 0) / (sentMs / 1000),
      eventsPerSecondWanted: eventsPerSecond,
      measurements,
      samples: sampler.samples,
      mistakes,
      stopMs,
      isBesideTests,
      readyMs: installation.server.readyMs,
      answeredMs,
    });
  } finally {
    deliveries.close();
    await installation.discard();
  }
}

async function readUserId(api: ApiClient): Promise<string> {
  const found = await api.graphql<{ users: readonly { id: string }[] }>("list users", "{ users { id } }");
  return found?.users[0]?.id ?? "";
}

class Sender {
  acknowledged = 0;
  readonly source: EventSource;
  readonly url: string;

  constructor(source: EventSource, url: string) {
    this.source = source;
    this.url = url;
  }
}

interface SendingOptions {
  readonly deliveries: DeliveryClient;
  readonly measurements: Measurements;
  readonly isError: (status: number) => boolean;
}

/**
 * Begins deliveries at their times, however long others take: a sender that is held up does not send less. Latency
 * counts from when a delivery was due, its wait for a free connection included.
 */
async function sendAtRate(
  senders: readonly Sender[],
  deliveriesPerSecond: number,
  endMs: number,
  { deliveries, measurements, isError }: SendingOptions,
): Promise<void> {
  const startMs = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let i = 0; ; i++) {
    const dueMs = startMs + (i * 1000) / deliveriesPerSecond;
    if (dueMs >= endMs) break;
    const pauseMs = dueMs - performance.now();
    if (pauseMs > 1) await wait(pauseMs);
    const sender = senders[i % senders.length];
    if (!sender) break;
    const body = sender.source.writeLines(eventsPerDelivery, i, Date.now()).join("\n");
    const delivered = deliveries
      .deliver({ url: sender.url, key: `delivery-${i}`, body }, ({ status, reason }) => {
        if (isError(status)) measurements.noteError(`delivery: ${status} ${reason.slice(0, 200)}`);
      })
      .then((isAcknowledged) => {
        underWay.delete(delivered);
        if (!isAcknowledged) return;
        measurements.noteMs("acknowledgement", performance.now() - dueMs);
        sender.acknowledged += eventsPerDelivery;
      });
    underWay.add(delivered);
  }
  await Promise.all(underWay);
}
