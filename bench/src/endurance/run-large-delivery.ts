import { setTimeout as wait } from "node:timers/promises";
import { nginxLines } from "../access-logs.ts";
import type { BenchRow } from "../table.ts";
import type { ApiClient } from "./api-client.ts";
import { type Delivery, DeliveryClient } from "./delivery-client.ts";
import { findCountMistakes } from "./exact-counts.ts";
import { Installation } from "./installation.ts";
import type { LargeDelivery } from "./large-deliveries.ts";
import { largeDeliveryRows } from "./large-delivery-rows.ts";
import { Measurements } from "./measurements.ts";
import { MemoryWatch, memoryAtRest } from "./memory-watch.ts";
import { waitingBytesIn } from "./sampler.ts";

const small = { label: "Nginx", logType: "Nginx.Access", table: "nginx_access", streamType: "Lines" } as const;
const smallEveryMs = 500;
const smallEvents = 20;
/** A sender that gave up sooner would send it again, and hear how the first attempt ended. */
const answerMsMax = 30 * 60_000;
/** Until everything that starts with Pharos has started. */
const settleMs = 5_000;

/** Rows that were acknowledged are in the lake. */
async function untilNothingWaits(api: ApiClient): Promise<void> {
  while (waitingBytesIn(await api.metrics()) !== 0) await wait(500);
}

/** Sends it while another source goes on with small deliveries, and counts both; watches the memory until all is stored. */
export async function runLargeDelivery(large: LargeDelivery): Promise<BenchRow[]> {
  const measurements = new Measurements();
  const installation = await Installation.create(measurements);
  const deliveries = new DeliveryClient(4, answerMsMax);
  const deliver = (delivery: Delivery) =>
    deliveries.deliver(delivery, ({ status, reason }) => {
      // To come back later is no fault, as long as it does not take long: what is acknowledged late is seen below.
      if (status !== 200 && status !== 429) measurements.noteError(`delivery: ${status} ${reason.slice(0, 200)}`);
    });
  try {
    const { source } = large;
    const api = await installation.openApi();
    await large.prepare(api);
    const url = await installation.createSource(source);
    const smallUrl = await installation.createSource(small);
    const body = await large.writeBody();
    await wait(settleMs);
    const atRest = await memoryAtRest(installation.server);

    const watch = new MemoryWatch(installation.server);
    let [isStored, smallStored] = [false, 0];
    const startMs = performance.now();
    const storing = deliver({ url, key: "large", body: body.bytes }).then((isAcknowledged) => {
      isStored = true;
      return isAcknowledged;
    });
    for (let i = 0; !isStored; i++) {
      const sentMs = performance.now();
      const lines = nginxLines(smallEvents, i, Date.now()).join("\n");
      if (await deliver({ url: smallUrl, key: `small-${i}`, body: lines })) smallStored += smallEvents;
      measurements.noteMs("other sources", performance.now() - sentMs);
      await wait(smallEveryMs);
    }
    const isAcknowledged = await storing;
    measurements.noteMs("large delivery", performance.now() - startMs);
    await untilNothingWaits(api);
    const memory = await watch.stop();
    const mistakes = await findCountMistakes(installation, [
      { ...source, acknowledged: isAcknowledged ? body.events : 0 },
      { ...small, acknowledged: smallStored },
    ]);
    mistakes.push(...(await large.findMistakes(installation, body.events)));
    return largeDeliveryRows({ body, atRest, ...memory, measurements, mistakes });
  } finally {
    deliveries.close();
    await installation.discard();
  }
}
