import { type Actor, PharosError, signedOut, tokenInvalid } from "@pharos/domain";
import { Admission, BackPressureError } from "@pharos/pipeline";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import { createYoga, type GraphQLParams, type Plugin } from "graphql-yoga";
import type { Authenticate } from "../access/authenticate.ts";
import { localActor } from "../access/local-request.ts";
import { authenticateToken } from "../api-tokens/authenticate.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { createRequestContext, type RequestContext } from "../context/request-context.ts";
import { clientAddress } from "../http/client-address.ts";
import { extensionsOf, mapGraphqlError } from "../http/map-error.ts";
import { authenticateUser } from "../identity/authenticate.ts";
import { createIdentityContext } from "../identity/identity-context.ts";
import { queryBytesMax, queryLimits } from "./query-limits.ts";
import { readAddressParams, readParams } from "./read-params.ts";
import { createSchema } from "./schema.ts";

/** Of all requests that are under way. */
const bodiesBytesMax = 256 * 1024 * 1024;

/** What an endpoint hands to the executor along with the request. */
interface EndpointContext {
  readonly fastifyRequest: FastifyRequest;
  readonly actor: Actor;
  readonly parameters: GraphQLParams;
}

/** `/internal/graphql` for the console (identity token), `/public/graphql` for programs (API token): one executor. */
export async function registerGraphql(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream until its sender is known.
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    const schema = createSchema();
    const room = new Admission(bodiesBytesMax);
    const authenticateConsole = authenticateUser(createIdentityContext(dependencies));
    addEndpoint(scope, "/internal/graphql", schema, dependencies, authenticateConsole, room);
    addEndpoint(scope, "/public/graphql", schema, dependencies, authenticateToken(dependencies), room);
  });
}

function addEndpoint(
  scope: FastifyInstance,
  url: string,
  schema: GraphQLSchema,
  dependencies: ApiDependencies,
  authenticate: Authenticate,
  room: Admission,
): void {
  const isPublic = url.startsWith("/public/");
  const yoga = createYoga<EndpointContext, RequestContext>({
    schema,
    graphqlEndpoint: url,
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
    // Errors are mapped where the request is known, in errorMapping.
    maskedErrors: false,
    maxRequestBodySize: queryBytesMax,
    context: ({ actor }) => createRequestContext(dependencies, actor),
    plugins: [parametersAsRead, queryLimits, errorMapping],
  });
  if (isPublic) {
    // Tokens come in headers that no page sends by itself, so pages of any origin may ask.
    scope.addHook("onRequest", async ({ routeOptions }, reply) => {
      if (routeOptions.url === url) reply.header("access-control-allow-origin", "*");
    });
    scope.options(url, (_request, reply) => reply.code(204).headers(preflight).send());
  }
  const handler = async (fastifyRequest: FastifyRequest, reply: FastifyReply) => {
    const actor = localActor(fastifyRequest.raw) ?? (await authenticate(fastifyRequest.headers));
    if (actor === undefined) return refuse(reply, isPublic ? tokenInvalid() : signedOut());
    const source = `${actor.kind} ${actor.id}`;
    using reservation = room.open({ source, address: clientAddress(fastifyRequest.ip), isProven: true });
    let parameters: GraphQLParams;
    try {
      parameters =
        fastifyRequest.method === "GET"
          ? readAddressParams(fastifyRequest.query)
          : await readParams(fastifyRequest, actor, reservation, dependencies.threads);
    } catch (error) {
      if (error instanceof PharosError) return refuse(reply, error);
      throw error;
    }
    const context = { fastifyRequest, actor, parameters };
    const response = await yoga.handleNodeRequestAndResponse(fastifyRequest, reply, context);
    response.headers.forEach((value, name) => {
      reply.header(name, value);
    });
    return reply.code(response.status).send(response.body);
  };
  scope.route({ method: isPublic ? ["GET", "POST"] : "POST", url, bodyLimit: queryBytesMax, handler });
}

const preflight = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "authorization, content-type, x-api-key",
  "access-control-max-age": "86400",
};

/** The body was read with limits before the executor was asked. */
const parametersAsRead: Plugin<object, EndpointContext> = {
  onRequestParse({ serverContext, setRequestParser }) {
    setRequestParser(() => serverContext.parameters);
  },
};

const errorMapping: Plugin<object, EndpointContext> = {
  onResultProcess({ result, setResult, serverContext: { fastifyRequest } }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result || !result.errors) return;
    const log = (err: unknown) => fastifyRequest.log.error({ err, requestId: fastifyRequest.id }, "query failed");
    setResult({ ...result, errors: result.errors.map((error) => mapGraphqlError(error, fastifyRequest.id, log)) });
  },
};

/** A refusal in the shape that GraphQL clients read. */
function refuse(reply: FastifyReply, error: PharosError): FastifyReply {
  const seconds = error instanceof BackPressureError ? error.retryAfterSeconds : undefined;
  if (seconds !== undefined) reply.header("retry-after", seconds);
  return reply.code(error.httpStatus).send({ errors: [{ message: error.message, extensions: extensionsOf(error) }] });
}
