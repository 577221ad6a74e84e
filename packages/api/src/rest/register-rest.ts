import { type Actor, tokenInvalid } from "@pharos/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { localActor } from "../access/local-request.ts";
import { authenticateToken, tokenIn } from "../api-tokens/authenticate.ts";
import { TestsFailed } from "../content/check-items.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { createRequestContext, type RequestContext } from "../context/request-context.ts";
import { replyWithError } from "../http/error-reply.ts";
import { alertRoutes } from "./alert-routes.ts";
import type { Collection } from "./collection.ts";
import { detectionCollections } from "./detection-collections.ts";
import { identityRoutes } from "./identity-routes.ts";
import { itemCollections } from "./item-collections.ts";
import { listParams } from "./list-params.ts";
import { queryCollection } from "./query-collection.ts";
import type { RestRoute } from "./rest-route.ts";
import { shownTestResult } from "./shown-detection.ts";
import { sourceRoutes } from "./source-routes.ts";

const bodyLimit = 4 * 1024 * 1024;
const collections = [...detectionCollections, ...itemCollections, queryCollection];
const routes: readonly RestRoute[] = [...alertRoutes, ...identityRoutes, ...sourceRoutes];
/** Where something can be read, without what is read one by one. */
export const collectionPaths = [
  ...collections.map(({ path }) => path),
  ...routes.filter(({ method, path }) => method === "GET" && !path.includes(":")).map(({ path }) => path),
];

type RestRequest = FastifyRequest<{ Params: { id: string } }>;
type Answer = (context: RequestContext, request: RestRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Content, alerts, people and sources by REST at the root, for programs with an API token. Paths of the console that are spelled the same stay the
 * console's: a request without a token is none of ours.
 */
export async function registerRest(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof TestsFailed)) return replyWithError(error, request, reply);
      const testResults = error.results.map(shownTestResult);
      return reply.code(error.httpStatus).send({ message: error.message, testResults });
    });
    const actors = new WeakMap<FastifyRequest, Actor>();
    const authenticate = authenticateToken(dependencies);
    // Before the body is read: it is large, and only from senders who are known.
    scope.addHook("onRequest", async (request, reply) => {
      const local = localActor(request.raw);
      if (local === undefined && tokenIn(request.headers) === undefined) {
        reply.callNotFound();
        return reply;
      }
      const actor = local ?? (await authenticate(request.headers));
      if (actor === undefined) throw tokenInvalid();
      actors.set(request, actor);
      return undefined;
    });
    const answerAs = (answer: Answer) => async (request: RestRequest, reply: FastifyReply) => {
      const actor = actors.get(request);
      if (actor === undefined) throw tokenInvalid();
      return answer(createRequestContext(dependencies, actor), request, reply);
    };
    for (const collection of collections) addRoutes(scope, collection, answerAs);
    for (const { method, path, answer } of routes) {
      const handler = answerAs(async (context, { params, query, body }, reply) => {
        const found = await answer(context, { params, query, body });
        return found === undefined ? sendNothing(reply) : found;
      });
      scope.route<{ Params: { id: string } }>({ method, url: path, bodyLimit, handler });
    }
  });
}

function addRoutes(
  scope: FastifyInstance,
  collection: Collection,
  answering: (answer: Answer) => (request: RestRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const { path, updateMethod = "PUT" } = collection;
  scope.get(
    path,
    answering((context, { query }) => collection.list(context, listParams.parse(query))),
  );
  scope.get<{ Params: { id: string } }>(
    `${path}/:id`,
    answering((context, { params }) => collection.get(context, params.id)),
  );
  scope.post(
    path,
    { bodyLimit },
    answering(async (context, { body, query }, reply) => {
      const item = await collection.create(context, { body, query });
      return item === undefined ? sendNothing(reply) : item;
    }),
  );
  scope.route<{ Params: { id: string } }>({
    method: updateMethod,
    url: `${path}/:id`,
    bodyLimit,
    handler: answering(async (context, { params, body, query }, reply) => {
      const { item, isCreated } = await collection.update(context, params.id, { body, query });
      if (item === undefined) return sendNothing(reply);
      return reply.code(isCreated ? 201 : 200).send(item);
    }),
  });
  scope.delete<{ Params: { id: string } }>(
    `${path}/:id`,
    answering(async (context, { params }, reply) => {
      await collection.delete(context, params.id);
      return sendNothing(reply);
    }),
  );
}

/** Clients read every answer as JSON, also one without a body. */
function sendNothing(reply: FastifyReply): FastifyReply {
  return reply.code(204).header("content-type", "application/json").send();
}
