import { CollectionFailure } from "@pharos/domain";
import type { ReadLookupObject } from "@pharos/pipeline";
import { type AwsSettings, createBucketGateway } from "../buckets/start-bucket-collector.ts";

/** Buckets elsewhere redirect to their region. */
const regionDefault = "us-east-1";

/**
 * Reads the objects of lookup tables, from S3 by the deployment's key and the role that it assumes, and from Google
 * Cloud Storage by the credentials of the table.
 */
export function createLookupObjectReader(config: AwsSettings): ReadLookupObject {
  const { hasOwnKey, open } = createBucketGateway(config);
  return async ({ path, settings }, bytesMax) => {
    const [, scheme, bucket = "", key = ""] = /^(s3|gs):\/\/([^/]+)\/(.+)$/.exec(path) ?? [];
    const object = { key, etag: "", bytes: 0 };
    if (scheme === "gs") throw new CollectionFailure("missing", "Google Cloud Storage is not read yet.");
    if (!hasOwnKey) {
      throw new CollectionFailure(
        "denied",
        "Pharos has no key to assume the role with. Give it awsAccessKeyId and awsSecretAccessKey.",
      );
    }
    const roleArn = String(settings.RoleARN);
    const client = open({ bucket, prefixes: [], region: regionDefault, roleArn, externalId: "" }, undefined);
    return (await client.read(object, bytesMax)).content;
  };
}
