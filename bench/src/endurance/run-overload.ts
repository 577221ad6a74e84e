import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { BenchRow } from "../table.ts";
import type { ApiClient } from "./api-client.ts";
import { DeliveryClient } from "./delivery-client.ts";
import { eventSources } from "./event-sources.ts";
import { findCountMistakes } from "./exact-counts.ts";
import { Installation } from "./installation.ts";
import { Measurements } from "./measurements.ts";
import { overloadRows } from "./overload-rows.ts";
import { Sampler } from "./sampler.ts";

export interface OverloadOptions {
  readonly minutes: number;
  readonly senders: number;
  readonly file: string;
}

/** Large enough that the senders have more under way than may wait: about 6 MB each, packed to a tenth. */
const eventsPerDelivery = 4_000;

interface FloodedSource {
  readonly label: string;
  readonly table: string;
  readonly url: string;
  readonly body: Buffer;
  acknowledged: number;
}

/** As many senders as fast as they can, each with one delivery under way; and a person in the console. */
export async function runOverload({ minutes, senders, file }: OverloadOptions): Promise<BenchRow[]> {
  const measurements = new Measurements();
  const installation = await Installation.create(measurements);
  const deliveries = new DeliveryClient(senders);
  try {
    const api = await installation.openApi();
    const sources: FloodedSource[] = [];
    for (const source of eventSources) {
      const body = gzipSync(source.writeLines(eventsPerDelivery, 1, Date.now()).join("\n"));
      const { label, table } = source;
      sources.push({ label, table, url: await installation.createSource(source), body, acknowledged: 0 });
    }
    const sampler = new Sampler({ installation, api, measurements, tables: sources.map(({ table }) => table), file });
    const endMs = performance.now() + minutes * 60_000;
    const retries: number[] = [];
    const send = async (sender: number) => {
      const source = sources[sender % sources.length];
      for (let i = 0; source && performance.now() < endMs; i++) {
        let sentMs = performance.now();
        let attempt = 0;
        const isAcknowledged = await deliveries.deliver(
          { url: source.url, key: `${sender}-${i}`, body: source.body },
          (reply, number) => {
            attempt = number;
            const nowMs = performance.now();
            if (reply.status === 200) measurements.noteMs("admitted delivery", nowMs - sentMs);
            else if (reply.status === 429 && reply.retryAfterMs !== undefined) {
              measurements.noteMs("refusal", nowMs - sentMs);
              measurements.noteMs("Retry-After", reply.retryAfterMs);
            } else measurements.noteError(`delivery: ${reply.status} ${reply.reason.slice(0, 200)}`);
            sentMs = nowMs + (reply.retryAfterMs ?? 0);
          },
        );
        if (!isAcknowledged) continue;
        source.acknowledged += eventsPerDelivery;
        if (attempt > 1) retries.push(attempt - 1);
      }
    };
    const looking = lookAround(api, measurements, endMs);
    const sampling = sampler.sampleUntil(endMs);
    await Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)));
    await Promise.all([looking, sampling]);
    const mistakes = await findCountMistakes(installation, sources);
    return overloadRows({
      measurements,
      memoryBytes: sampler.samples.map(({ memoryBytes }) => memoryBytes),
      retries,
      eventsAcknowledged: sources.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      mistakes,
    });
  } finally {
    deliveries.close();
    await installation.discard();
  }
}

/** What the console's first pages ask for. */
async function lookAround(api: ApiClient, measurements: Measurements, endMs: number): Promise<void> {
  while (performance.now() < endMs) {
    const endTime = new Date();
    const startTime = new Date(endTime.getTime() - 24 * 3_600_000);
    const timed = async (what: string, query: string, variables: Record<string, unknown>) => {
      const startMs = performance.now();
      await api.graphql(what, query, variables);
      measurements.noteMs("console", performance.now() - startMs);
    };
    await timed("overview", overviewQuery, { startTime, endTime });
    await timed("alerts", alertsQuery, { input: { pageSize: 25 } });
    await wait(250);
  }
}

const overviewQuery = `query ($startTime: DateTime!, $endTime: DateTime!) {
  overview(startTime: $startTime, endTime: $endTime) {
    alertsBySeverity { label count } eventsOverTime { at series { label values } } totalEvents sourcesByHealth { label count }
  }
}`;
const alertsQuery = `query ($input: AlertsInput!) {
  alerts(input: $input) { totalCount edges { node { id title severity status createdAt } } }
}`;
