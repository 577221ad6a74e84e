import { isS3, type LogSource, sourceNotFound } from "@pharos/domain";
import { z } from "zod";
import type { RequestContext } from "../context/request-context.ts";
import { present } from "../graphql/present.ts";
import { bucketOf, createBucketSource, updateBucketSource } from "../sources/bucket-service.ts";
import { deleteSource, getSource } from "../sources/source-service.ts";
import type { RestRoute } from "./rest-route.ts";
import { prefixRows, readingBody, readingOf, shownReading } from "./source-body.ts";

const text = z.string().nullish();
/** What may be left out is nullish. Saying yes to managed notifications would promise what nobody does. */
const changeBody = readingBody.extend({
  s3PrefixLogTypes: prefixRows,
  managedBucketNotifications: z
    .literal(false, {
      error:
        "Pharos changes nothing in AWS. Set managedBucketNotifications to false, and let the bucket notify a queue.",
    })
    .nullish(),
  logProcessingRole: text,
  kmsKey: text,
  region: text,
  endpoint: text,
  queueUrl: text,
  accessKeyId: text,
  secretAccessKey: text,
});
const newBody = changeBody.extend({ awsAccountId: text, s3Bucket: z.string(), externalId: text });

export const s3Routes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "/log-sources/s3",
    async answer(context, { body }) {
      const { awsAccountId, s3Bucket: bucket, externalId, ...rest } = newBody.parse(body);
      const given = { kind: "S3" as const, bucket, ...present({ awsAccountId, externalId }), ...settingsOf(rest) };
      return shownSource(context, await createBucketSource(context, given));
    },
  },
  {
    method: "GET",
    path: "/log-sources/s3/:id",
    answer: async (context, { params }) => shownSource(context, await getS3Source(context, String(params.id))),
  },
  {
    method: "PUT",
    path: "/log-sources/s3/:id",
    async answer(context, { params, body }) {
      const { id } = await getS3Source(context, String(params.id));
      return shownSource(context, await updateBucketSource(context, id, settingsOf(changeBody.parse(body))));
    },
  },
  {
    method: "DELETE",
    path: "/log-sources/s3/:id",
    answer: async (context, { params }) => deleteSource(context, (await getS3Source(context, String(params.id))).id),
  },
];

/** @throws sourceNotFound */
async function getS3Source(context: RequestContext, id: string): Promise<LogSource> {
  const source = await getSource(context, id);
  if (source.type !== "S3") throw sourceNotFound(id);
  return source;
}

function settingsOf(body: z.infer<typeof changeBody>) {
  return {
    ...readingOf(body),
    prefixes: body.s3PrefixLogTypes,
    ...present({
      roleArn: body.logProcessingRole,
      kmsKey: body.kmsKey,
      region: body.region,
      endpoint: body.endpoint,
      queueUrl: body.queueUrl,
      accessKeyId: body.accessKeyId,
      // Clients send back the empty text that they were shown.
      secretAccessKey: body.secretAccessKey || undefined,
    }),
  };
}

/** The secret is written and never read. */
async function shownSource(context: RequestContext, source: LogSource) {
  const { settings } = await bucketOf(context, source);
  if (!isS3(settings)) throw sourceNotFound(source.id);
  return {
    ...shownReading(source),
    awsAccountId: settings.awsAccountId ?? "",
    s3Bucket: settings.bucket,
    kmsKey: settings.kmsKey ?? "",
    logProcessingRole: settings.roleArn ?? "",
    managedBucketNotifications: false,
    s3PrefixLogTypes: settings.prefixes,
    region: settings.region,
    endpoint: settings.endpoint ?? "",
    queueUrl: settings.queueUrl ?? "",
    accessKeyId: settings.accessKeyId ?? "",
    secretAccessKey: "",
    externalId: settings.externalId,
  };
}
