import type { Readable } from "node:stream";
import { type Actor, defineError } from "@pharos/domain";
import type { Reservation } from "@pharos/pipeline";
import type { FastifyRequest } from "fastify";
import type { GraphQLParams } from "graphql-yoga";
import { z } from "zod";
import { readBody } from "../http/read-body.ts";
import { type ContentThreads, taskOf } from "../threads/content-threads.ts";
import { parseJson } from "../threads/parse-json.ts";
import { queryBytesMax } from "./query-limits.ts";

/** A body up to this size is parsed at once: sending it to a thread would take longer. */
const smallBytesMax = 64 * 1024;
const documentBytesMax = 256 * 1024;
const documentDepthMax = 100;

const notJsonType = defineError(
  "request.content_type",
  "InvalidInput",
  (type: string) => `A query is sent with the Content-Type application/json, not ${type}`,
);
const noQuery = defineError(
  "request.no_query",
  "InvalidInput",
  () => "Send the query as the parameter `query` of the address, or with POST as JSON",
);
const documentTooLarge = defineError(
  "request.query_too_large",
  "TooLarge",
  () => `A GraphQL document can have at most ${documentBytesMax / 1024} KB. Send long values as variables.`,
);
const documentTooDeep = defineError(
  "request.query_too_deep",
  "TooLarge",
  () => `This GraphQL document nests brackets more than ${documentDepthMax} deep`,
);

/** The parameters of a query, of a request whose sender is known. @throws PharosError */
export async function readParams(
  request: FastifyRequest,
  actor: Actor,
  reservation: Reservation,
  threads: ContentThreads,
): Promise<GraphQLParams> {
  const type = request.headers["content-type"] ?? "";
  if (!/^application\/(?:graphql\+)?json\s*(?:;|$)/i.test(type)) throw notJsonType(type);
  const body = await readBody(request.body as Readable, queryBytesMax, (_piece, total) => reservation.cover(total));
  const params = await parseBody(body, actor, threads);
  const { query } = (params ?? {}) as GraphQLParams;
  if (typeof query === "string") checkDocument(query);
  return params as GraphQLParams;
}

const inAddress = z.object({
  query: z.string(),
  variables: z.string().optional(),
  operationName: z.string().optional(),
});

/** The parameters of a query that is in the address. @throws PharosError */
export function readAddressParams(address: unknown): GraphQLParams {
  const read = inAddress.safeParse(address);
  if (!read.success) throw noQuery();
  const { query, variables, operationName } = read.data;
  checkDocument(query);
  return {
    query,
    ...(variables && { variables: parseJson(Buffer.from(variables)) as Record<string, unknown> }),
    ...(operationName && { operationName }),
  };
}

function parseBody(body: Buffer, actor: Actor, threads: ContentThreads): unknown {
  if (body.byteLength <= smallBytesMax) return parseJson(body);
  const bytes = new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength);
  const isWhole = bytes.byteLength === bytes.buffer.byteLength;
  const run = { ...taskOf(actor, "The body of this request"), ...(isWhole && { transfer: [bytes.buffer] }) };
  return threads.run("parseJson", bytes, run);
}

/** Cheap, and before the parser recurses. @throws documentTooLarge, documentTooDeep */
function checkDocument(query: string): void {
  if (query.length > documentBytesMax) throw documentTooLarge();
  let depth = 0;
  for (const [bracket] of query.matchAll(/[{}[\]()]/g)) {
    depth += "{[(".includes(bracket) ? 1 : -1;
    if (depth > documentDepthMax) throw documentTooDeep();
  }
}
