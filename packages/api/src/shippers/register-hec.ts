import type { FastifyInstance } from "fastify";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { hecAckDisabled, hecHealthy, hecSuccess, toHecFailure, toHecProblem } from "./hec-answer.ts";
import { createShipperCheck } from "./identify-shipper.ts";
import { openShipperScope } from "./open-shipper-scope.ts";
import { limitsOf, receiveShipment } from "./receive-shipment.ts";

/** `/services/collector`: what Splunk's HTTP Event Collector answers, without indexer acknowledgement. */
export async function registerHec(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const { threads, store } = dependencies;
  await openShipperScope(app, toHecFailure, async (scope) => {
    const identify = createShipperCheck(store);
    for (const path of withVersion("/services/collector", "/services/collector/event")) {
      scope.post(path, async (request, reply) => {
        const source = await identify(request);
        const { contents } = await receiveShipment(dependencies, source, request, async (packed) => {
          const shipment = await threads.run("readHecShipment", packed, limitsOf(source));
          return "lines" in shipment
            ? { events: shipment.lines, contents: undefined, repeatKey: shipment.repeatKey }
            : { events: undefined, contents: shipment.problem };
        });
        return contents ? reply.code(400).send(toHecProblem(contents)) : hecSuccess;
      });
    }
    for (const path of withVersion("/services/collector/raw")) {
      scope.post(path, async (request, reply) => {
        const source = await identify(request);
        const { receipt } = await receiveShipment(dependencies, source, request, async (packed) => {
          // gzip and zstd are left to the normalizer.
          const isPacked = packed.encoding !== undefined;
          const format = { ...packed, isFirehose: false };
          const events = isPacked ? await threads.run("unpackBody", format, limitsOf(source)) : packed.bytes;
          return { events, contents: undefined };
        });
        return receipt.received === 0 && !receipt.isQueued
          ? reply.code(400).send(toHecProblem({ code: 5 }))
          : hecSuccess;
      });
    }
    for (const path of withVersion("/services/collector/health")) scope.get(path, async () => hecHealthy);
    for (const path of withVersion("/services/collector/ack")) {
      scope.post(path, async (request, reply) => {
        await identify(request);
        return reply.code(400).send(hecAckDisabled);
      });
    }
  });
}

function withVersion(...paths: string[]): string[] {
  return paths.flatMap((path) => [path, `${path}/1.0`]);
}
