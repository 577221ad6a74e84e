import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import {
  clusterFacts,
  failWith,
  healthFacts,
  licenseFacts,
  toBulkAnswer,
  toElasticsearchFailure,
} from "./elasticsearch-answer.ts";
import { eventMember } from "./event-member.ts";
import { createShipperCheck } from "./identify-shipper.ts";
import { openShipperScope } from "./open-shipper-scope.ts";
import { limitsOf, receiveShipment } from "./receive-shipment.ts";

const base = "/elasticsearch";
const bulkParams = z.object({ index: z.string().optional() });

/** `/elasticsearch`: `_bulk`, and what shippers ask before they use it. */
export async function registerElasticsearch(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  await openShipperScope(app, toElasticsearchFailure, async (scope) => {
    const identify = createShipperCheck(dependencies.store);
    // The official clients refuse to work with an answer that lacks it.
    scope.addHook("onRequest", async (_request, reply) => void reply.header("x-elastic-product", "Elasticsearch"));
    for (const url of [`${base}/_bulk`, `${base}/:index/_bulk`]) {
      scope.route({
        method: ["POST", "PUT"],
        url,
        handler: (request, reply) => storeBulk(dependencies, identify, request, reply),
      });
    }
    const facts = {
      [base]: clusterFacts,
      [`${base}/`]: clusterFacts,
      [`${base}/_license`]: licenseFacts,
      [`${base}/_cluster/health`]: healthFacts,
    };
    for (const [url, answer] of Object.entries(facts)) {
      scope.get(url, async (request) => {
        await identify(request);
        return answer;
      });
    }
  });
}

async function storeBulk(
  dependencies: ApiDependencies,
  identify: ReturnType<typeof createShipperCheck>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const source = await identify(request);
  const begun = performance.now();
  const member = eventMember(request.query);
  const { contents } = await receiveShipment(dependencies, source, request, async (packed) => {
    const bulk = await dependencies.threads.run("readBulkShipment", { ...packed, member }, limitsOf(source));
    return { events: "lines" in bulk ? bulk.lines : undefined, contents: bulk, repeatKey: bulk.repeatKey };
  });
  if ("badLine" in contents) return sendBadLine(reply, contents.badLine);
  const { index } = bulkParams.parse(request.params);
  return toBulkAnswer(contents.actions, index, Math.round(performance.now() - begun));
}

function sendBadLine(reply: FastifyReply, line: number): FastifyReply {
  const { status, answer } = failWith(
    400,
    `Line ${line} of the body is not an action such as {"create":{}} followed by a document on the next line. Nothing was stored.`,
  );
  return reply.code(status).send(answer);
}
