import { defineError } from "@pharos/domain";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { eventMember } from "./event-member.ts";
import { createShipperCheck } from "./identify-shipper.ts";
import { openShipperScope } from "./open-shipper-scope.ts";
import { isOtlpJson, type OtlpAnswer, toOtlpFailure, toOtlpSuccess } from "./otlp-answer.ts";
import { limitsOf, receiveShipment } from "./receive-shipment.ts";

const otlpMalformed = defineError(
  "ingest.otlp_malformed",
  "InvalidInput",
  (reason: string) => `The body is not an export of OTLP logs, and nothing of it was stored. ${reason}`,
);

/** `/v1/logs`: logs of OpenTelemetry over HTTP, as protobuf or JSON. */
export async function registerOtlp(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const { threads, store } = dependencies;
  const toFailure = (error: Error, contentType?: string) => toOtlpFailure(error, isOtlpJson(contentType));
  await openShipperScope(app, toFailure, async (scope) => {
    const identify = createShipperCheck(store);
    scope.post("/v1/logs", async (request, reply) => {
      const source = await identify(request);
      const isJson = isOtlpJson(request.headers["content-type"]);
      const member = eventMember(request.query);
      await receiveShipment(dependencies, source, request, async (packed) => {
        const logs = await threads.run("readOtlpShipment", { ...packed, isJson, member }, limitsOf(source));
        if ("problem" in logs) throw otlpMalformed(logs.problem);
        return { events: logs.lines, contents: undefined, repeatKey: logs.repeatKey };
      });
      return send(reply, toOtlpSuccess(isJson));
    });
  });
}

function send(reply: FastifyReply, { status, type, answer }: OtlpAnswer): FastifyReply {
  return reply.code(status).type(type).send(answer);
}
