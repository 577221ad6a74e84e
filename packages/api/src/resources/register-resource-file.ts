import { Readable } from "node:stream";
import { complianceStatuses, rollUp, signedOut } from "@pharos/domain";
import { csvLine } from "@pharos/pipeline";
import type { ResourceListRequest } from "@pharos/store";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { localActor } from "../access/local-request.ts";
import type { ApiDependencies } from "../context/api-dependencies.ts";
import { createRequestContext, type RequestContext } from "../context/request-context.ts";
import { present } from "../graphql/present.ts";
import { replyWithError } from "../http/error-reply.ts";
import { authenticateUser } from "../identity/authenticate.ts";
import { createIdentityContext } from "../identity/identity-context.ts";
import { listResources } from "./resource-service.ts";

/** Rows that are read and written before others get their turn. */
const pageSize = 500;

/** A parameter that is there once is a list of one. */
const listOf = <T extends z.ZodType>(value: T) =>
  z.preprocess((said) => (said === undefined ? undefined : [said].flat()), z.array(value).optional());
/** The filters of the list of resources, by their names in GraphQL. */
const filters = z.strictObject({
  types: listOf(z.string()),
  accountIds: listOf(z.string()),
  nameContains: z.string().optional(),
  complianceStatuses: listOf(z.enum(complianceStatuses)),
  suppressed: z.enum(["true", "false"]).optional(),
});

/** All resources that match the filters of the console's list as a file: `GET /internal/resources.csv?types=AWS.S3.Bucket`. */
export async function registerResourceFile(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const authenticate = authenticateUser(createIdentityContext(dependencies));
  await app.register(async (scope) => {
    scope.setErrorHandler(replyWithError);
    scope.get("/internal/resources.csv", async (request, reply) => {
      const actor = localActor(request.raw) ?? (await authenticate(request.headers));
      if (!actor) throw signedOut();
      const context = createRequestContext(dependencies, actor);
      const { suppressed, ...said } = filters.parse(request.query);
      const filter = present({ ...said, suppressed: suppressed === undefined ? undefined : suppressed === "true" });
      // What is wrong is told before the file begins.
      const first = await listResources(context, { filter, pageSize });
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="resources.csv"')
        .header("cache-control", "private, no-store")
        .send(Readable.from(csvPages(context, filter, first)));
    });
  });
}

const columns = ["id", "type", "name", "accountId", "region", "complianceStatus"] as const;
const counted = ["passed", "failed", "errored", "suppressed"] as const;
const times = ["createdAt", "changedAt", "seenAt"] as const;

/** By id: one that changes meanwhile keeps its place, and is neither missed nor there twice. */
async function* csvPages(
  context: RequestContext,
  filter: NonNullable<ResourceListRequest["filter"]>,
  first: Awaited<ReturnType<typeof listResources>>,
): AsyncGenerator<string> {
  yield csvLine([...columns, ...counted, ...times]);
  for (let page = first; ; page = await listResources(context, { filter, pageSize, cursor: page.nextCursor })) {
    const counts = await context.store.compliance.countsByResource(page.items.map(({ id }) => id));
    const lines = page.items.map((resource) => {
      const own = counts.get(resource.id);
      const said = { ...resource, complianceStatus: own && rollUp(own) };
      return csvLine([
        ...columns.map((name) => said[name]),
        ...counted.map((name) => own?.[name] ?? 0),
        ...times.map((name) => resource[name].toISOString()),
      ]);
    });
    yield lines.join("");
    if (page.nextCursor === undefined) return;
  }
}
