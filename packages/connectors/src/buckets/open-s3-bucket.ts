import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { STSClient } from "@aws-sdk/client-sts";
import { type BucketClient, bucketAddress, CollectionFailure, type FoundObject, type S3Settings } from "@pharos/domain";
import { assumeRole } from "../aws/assume-role.ts";
import { createAwsRequestHandler } from "../aws/aws-request-handler.ts";
import { checkQueue, checkRole } from "../aws/check-aws.ts";
import { type AwsAction, attemptAws } from "../aws/judge-aws-failure.ts";
import { openSqsQueue } from "../aws/open-sqs-queue.ts";
import type { FindCredentials } from "../aws/renew-credentials.ts";
import type { AwsCredentials } from "../aws/sign-aws-request.ts";
import { runChecks } from "../check/run-checks.ts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { collectBytes } from "./collect-bytes.ts";
import { wantedTimes } from "./listed-range.ts";
import { parseS3Notice } from "./parse-s3-notice.ts";
import { prefixesToList } from "./prefixes-to-list.ts";

interface S3BucketOptions {
  readonly settings: S3Settings;
  /** Credentials that sign requests, or assume the role. */
  readonly credentials: AwsCredentials | FindCredentials;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

const pageSize = 1000;
/** Long enough that no queue server is asked in vain, short enough for a stop. */
const waitSeconds = 1;

/** Opens a bucket of Amazon S3 or of a store that is compatible with it. Nothing is sent before it is used. */
export function openS3Bucket({ settings, credentials: own, fetch, clock }: S3BucketOptions): BucketClient {
  const { bucket, region, endpoint, queueUrl } = settings;
  const common = {
    region,
    // Stays a plain object: the SDK reads its members alone.
    requestHandler: createAwsRequestHandler(fetch) as never,
    maxAttempts: 2,
    ...(endpoint !== undefined && { endpoint }),
  };
  const sts = new STSClient({ ...common, credentials: own });
  const credentials =
    settings.roleArn === undefined ? own : () => assumeRole(sts, settings.roleArn ?? "", settings.externalId);
  const s3 = new S3Client({
    ...common,
    credentials,
    forcePathStyle: endpoint !== undefined,
    followRegionRedirects: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const queue = queueUrl === undefined ? undefined : openSqsQueue(queueUrl, { ...common, credentials });
  const owner =
    settings.awsAccountId !== undefined && endpoint === undefined ? { ExpectedBucketOwner: settings.awsAccountId } : {};
  const onBucket = (right: string): AwsAction => ({ right, target: bucketAddress(settings) });
  const place = ({ key, versionId }: FoundObject) => ({
    Bucket: bucket,
    Key: key,
    ...(versionId !== undefined && { VersionId: versionId }),
    ...owner,
  });

  const listPage = (prefix: string, after: string | undefined, limit = pageSize) =>
    attemptAws(onBucket("s3:ListBucket"), () =>
      s3.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          MaxKeys: limit,
          ...(after?.startsWith(prefix) && { StartAfter: after }),
          ...owner,
        }),
      ),
    );

  const list: BucketClient["list"] = async (after, range) => {
    const isWanted = wantedTimes(range, clock());
    const objects: FoundObject[] = [];
    let keys = 0;
    for (const prefix of prefixesToList(settings.prefixes, after)) {
      const { Contents = [], IsTruncated } = await listPage(prefix, after);
      keys += Contents.length;
      for (const { Key: key = "", ETag = "", Size: bytes = 0, LastModified } of Contents) {
        if (bytes > 0 && isWanted(LastModified)) objects.push({ key, etag: unquoted(ETag), bytes });
      }
      if (IsTruncated) return { objects, keys, after: Contents.at(-1)?.Key };
    }
    return { objects, keys, after: undefined };
  };

  const probe: BucketClient["probe"] = async (object) => {
    try {
      await attemptAws(onBucket("s3:GetObject"), () => s3.send(new HeadObjectCommand(place(object))));
    } catch (error) {
      if (!(error instanceof CollectionFailure) || error.kind !== "gone") throw error;
    }
  };

  const checkReading = async (): Promise<string> => {
    for (const prefix of prefixesToList(settings.prefixes)) {
      const { Contents = [] } = await listPage(prefix, undefined, 1);
      const [first] = Contents;
      if (first?.Key === undefined) continue;
      await probe({ key: first.Key, etag: "", bytes: 0 });
      return `Pharos could read the object ${first.Key}.`;
    }
    return "Pharos could list the bucket. It has no object yet that could be read.";
  };

  return {
    receiveNotices: async () => {
      const messages = (await queue?.receive({ waitSeconds })) ?? [];
      return messages.map(({ receipt, body }) => ({ receipt, objects: parseS3Notice(body, bucket) }));
    },
    deleteNotices: async (receipts) => queue?.delete(receipts),
    list,
    probe,
    read: (object, bytesMax) =>
      attemptAws(onBucket("s3:GetObject"), async () => {
        const { Body, ETag, ContentLength } = await s3.send(new GetObjectCommand(place(object)));
        const content = await collectBytes((Body ?? []) as AsyncIterable<Uint8Array>, bytesMax);
        return { content, etag: unquoted(ETag ?? object.etag), bytes: ContentLength ?? content.byteLength };
      }),
    check: () =>
      runChecks([
        ...(settings.roleArn === undefined ? [] : [checkRole(sts, settings.roleArn, settings.externalId)]),
        { name: "Objects", run: checkReading },
        ...(queue ? [checkQueue(queue)] : []),
      ]),
  };
}

/** As notices write it. */
function unquoted(etag: string): string {
  return etag.replaceAll('"', "");
}
