import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import {
  clusterFacts,
  failWith,
  healthFacts,
  licenseFacts,
  toBulkAnswer,
  toDocumentAnswer,
  toElasticsearchFailure,
} from "./elasticsearch-answer.ts";
import { eventMember } from "./event-member.ts";
import { createShipperCheck } from "./identify-shipper.ts";
import { openShipperScope } from "./open-shipper-scope.ts";
import { limitsOf, receiveShipment } from "./receive-shipment.ts";

const base = "/elasticsearch";
const bulkParams = z.object({ index: z.string().optional() });
const documentParams = z.object({ index: z.string(), id: z.string().optional() });

/** `/elasticsearch`: `_bulk`, single documents, and what shippers ask before they use it. */
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
    for (const url of [`${base}/:index/_doc`, `${base}/:index/_doc/:id`, `${base}/:index/_create/:id`]) {
      scope.route({
        method: ["POST", "PUT"],
        url,
        handler: (request, reply) => storeDocument(dependencies, identify, request, reply),
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

async function storeDocument(
  dependencies: ApiDependencies,
  identify: ReturnType<typeof createShipperCheck>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const source = await identify(request);
  const { index, id } = documentParams.parse(request.params);
  const member = eventMember(request.query);
  const { receipt } = await receiveShipment(dependencies, source, request, async (packed) => {
    const task = { ...packed, id, member };
    const { lines, repeatKey } = await dependencies.threads.run("readDocumentShipment", task, limitsOf(source));
    return { events: lines, contents: undefined, repeatKey };
  });
  if (receipt.received > 0 || receipt.isQueued)
    return reply.code(201).send(toDocumentAnswer(index, id ?? randomUUID()));
  const { status, answer } = failWith(400, "The body is empty. Send a document, such as a JSON object.");
  return reply.code(status).send(answer);
}

function sendBadLine(reply: FastifyReply, line: number): FastifyReply {
  const { status, answer } = failWith(
    400,
    `Line ${line} of the body is not an action such as {"create":{}} followed by a document on the next line. Nothing was stored.`,
  );
  return reply.code(status).send(answer);
}
