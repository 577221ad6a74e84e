import { type LogSource, sourceNotFound } from "@pharos/domain";
import { z } from "zod";
import type { RequestContext } from "../context/request-context.ts";
import { present } from "../graphql/present.ts";
import { checkCredentialsType, findCredentialsType } from "../sources/google-settings.ts";
import { createQueueSource, queueOf, updateQueueSource } from "../sources/queue-service.ts";
import { deleteSource, getSource } from "../sources/source-service.ts";
import type { RestRoute } from "./rest-route.ts";
import { readingBody, readingOf, shownReading } from "./source-body.ts";

const text = z.string().nullish();
/** What may be left out is nullish. */
const sourceBody = readingBody.extend({
  subscriptionId: z.string(),
  projectId: text,
  credentials: text,
  credentialsType: z.enum(["service_account", "wif"]).nullish(),
  logTypes: z.array(z.string()),
  regionalEndpoint: text,
});

export const pubSubRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "/log-sources/pubsub",
    answer: async (context, { body }) =>
      shownSource(context, await createQueueSource(context, settingsOf(sourceBody.parse(body)))),
  },
  {
    method: "GET",
    path: "/log-sources/pubsub/:id",
    answer: async (context, { params }) => shownSource(context, await getPubSubSource(context, String(params.id))),
  },
  {
    method: "PUT",
    path: "/log-sources/pubsub/:id",
    async answer(context, { params, body }) {
      const settings = settingsOf(sourceBody.parse(body));
      const { id, revision } = await getPubSubSource(context, String(params.id));
      return shownSource(context, await updateQueueSource(context, id, revision, settings));
    },
  },
  {
    method: "DELETE",
    path: "/log-sources/pubsub/:id",
    answer: async (context, { params }) =>
      deleteSource(context, (await getPubSubSource(context, String(params.id))).id),
  },
];

/** @throws sourceNotFound */
async function getPubSubSource(context: RequestContext, id: string): Promise<LogSource> {
  const source = await getSource(context, id);
  if (source.type !== "GcpPubSub") throw sourceNotFound(id);
  return source;
}

function settingsOf(body: z.infer<typeof sourceBody>) {
  const { logTypes, subscriptionId } = body;
  checkCredentialsType(body.credentialsType ?? undefined, body.credentials ?? undefined);
  const connection = {
    kind: "GcpPubSub" as const,
    subscriptionId,
    // Clients send back the empty texts that they were shown.
    ...present({
      projectId: body.projectId || undefined,
      credentials: body.credentials || undefined,
      regionalEndpoint: body.regionalEndpoint || undefined,
    }),
  };
  return { ...readingOf(body), logTypes, connection };
}

/** Credentials are written and never read. */
async function shownSource(context: RequestContext, source: LogSource) {
  const { settings } = await queueOf(context, source);
  if (settings.kind !== "GcpPubSub") throw sourceNotFound(source.id);
  return {
    ...shownReading(source),
    subscriptionId: settings.subscriptionId,
    projectId: settings.projectId,
    credentials: "",
    credentialsType: findCredentialsType(await context.store.sources.secret(source.id)) ?? "service_account",
    logTypes: source.logTypes,
    regionalEndpoint: settings.regionalEndpoint ?? "",
  };
}
