import { type LogSource, sourceNotFound } from "@pharos/domain";
import { z } from "zod";
import type { RequestContext } from "../context/request-context.ts";
import { present } from "../graphql/present.ts";
import { bucketOf, createBucketSource, updateBucketSource } from "../sources/bucket-service.ts";
import { checkCredentialsType, findCredentialsType } from "../sources/google-settings.ts";
import { deleteSource, getSource } from "../sources/source-service.ts";
import type { RestRoute } from "./rest-route.ts";
import { prefixRows, readingBody, readingOf, shownReading } from "./source-body.ts";

const text = z.string().nullish();
/** What may be left out is nullish. */
const changeBody = readingBody.extend({
  prefixLogTypes: prefixRows,
  subscriptionId: text,
  projectId: text,
  credentials: text,
  credentialsType: z.enum(["service_account", "wif"]).nullish(),
  userProject: text,
  endpoint: text,
});
const newBody = changeBody.extend({ gcsBucket: z.string() });

export const gcsRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "/log-sources/gcs",
    async answer(context, { body }) {
      const { gcsBucket, ...rest } = newBody.parse(body);
      const given = { kind: "Gcs" as const, bucket: gcsBucket.replace(/^gs:\/\//, ""), ...settingsOf(rest) };
      return shownSource(context, await createBucketSource(context, given));
    },
  },
  {
    method: "GET",
    path: "/log-sources/gcs/:id",
    answer: async (context, { params }) => shownSource(context, await getGcsSource(context, String(params.id))),
  },
  {
    method: "PUT",
    path: "/log-sources/gcs/:id",
    async answer(context, { params, body }) {
      const { id } = await getGcsSource(context, String(params.id));
      return shownSource(context, await updateBucketSource(context, id, settingsOf(changeBody.parse(body))));
    },
  },
  {
    method: "DELETE",
    path: "/log-sources/gcs/:id",
    answer: async (context, { params }) => deleteSource(context, (await getGcsSource(context, String(params.id))).id),
  },
];

/** @throws sourceNotFound */
async function getGcsSource(context: RequestContext, id: string): Promise<LogSource> {
  const source = await getSource(context, id);
  if (source.type !== "Gcs") throw sourceNotFound(id);
  return source;
}

function settingsOf(body: z.infer<typeof changeBody>) {
  const { subscriptionId, projectId, credentials, userProject, endpoint } = body;
  checkCredentialsType(body.credentialsType ?? undefined, credentials ?? undefined);
  return {
    ...readingOf(body),
    prefixes: body.prefixLogTypes,
    // Clients send back the empty text that they were shown.
    ...present({ subscriptionId, projectId, credentials: credentials || undefined, userProject, endpoint }),
  };
}

/** The credentials are written and never read. */
async function shownSource(context: RequestContext, source: LogSource) {
  const { settings } = await bucketOf(context, source);
  if (settings.kind !== "Gcs") throw sourceNotFound(source.id);
  return {
    ...shownReading(source),
    gcsBucket: settings.bucket,
    subscriptionId: settings.subscriptionId ?? "",
    projectId: settings.projectId ?? "",
    credentials: "",
    credentialsType: findCredentialsType(await context.store.sources.secret(source.id)) ?? "service_account",
    prefixLogTypes: settings.prefixes,
    userProject: settings.userProject ?? "",
    endpoint: settings.endpoint ?? "",
  };
}
