import type { BucketClient } from "@pharos/domain";
import type { ReadLookupObject } from "@pharos/pipeline";
import type { Configuration } from "../../configuration/configuration.ts";
import { type AwsSettings, openAwsIdentity } from "../aws/open-aws-identity.ts";
import { createBucketGateway } from "../buckets/start-bucket-collector.ts";

/** A bucket of another region redirects to its own. */
const regionDefault = "us-east-1";

/**
 * Reads the objects of lookup tables: from S3 by the deployment's identity, which assumes the role of the table, and from
 * Google Cloud Storage by the credentials of the table.
 */
export function createLookupObjectReader(
  config: AwsSettings & Pick<Configuration, "googleTokenFolder">,
): ReadLookupObject {
  const { open } = createBucketGateway(config, openAwsIdentity(config));
  return async ({ path, settings }, bytesMax) => {
    const [, scheme, bucket = "", key = ""] = /^(s3|gs):\/\/([^/]+)\/(.+)$/.exec(path) ?? [];
    const client = scheme === "gs" ? openGcs(bucket) : openS3(bucket);
    return (await client.read({ key, etag: "", bytes: 0 }, bytesMax)).content;

    function openGcs(name: string): BucketClient {
      return open({ kind: "Gcs", bucket: name, prefixes: [] }, String(settings.GCSCredentials));
    }

    function openS3(name: string): BucketClient {
      const role = { roleArn: String(settings.RoleARN), externalId: "" };
      return open({ kind: "S3", bucket: name, prefixes: [], region: regionDefault, ...role }, undefined);
    }
  };
}
