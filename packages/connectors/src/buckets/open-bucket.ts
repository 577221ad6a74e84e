import { type BucketClient, type BucketSettings, isS3 } from "@pharos/domain";
import { type AwsIdentity, chooseCredentials } from "../aws/aws-identity.ts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { openAzureContainers } from "./open-azure-containers.ts";
import { openGcsBucket } from "./open-gcs-bucket.ts";
import { openS3Bucket } from "./open-s3-bucket.ts";

export interface OpenBucketOptions {
  readonly settings: BucketSettings;
  /** The secret access key, the JSON key of a service account, or the client secret of an application. */
  readonly secret: string;
  /** Of the deployment, for buckets of S3 without a key of their own. */
  readonly identity: AwsIdentity | undefined;
  /** Where tokens for workload identity federation of Google may be. */
  readonly tokenFolder?: string | undefined;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

/** Opens the bucket of a source. Nothing is sent before it is used. */
export function openBucket({ settings, secret, identity, tokenFolder, fetch, clock }: OpenBucketOptions): BucketClient {
  if (settings.kind === "AzureBlob") return openAzureContainers({ settings, clientSecret: secret, fetch, clock });
  if (!isS3(settings)) return openGcsBucket({ settings, credentials: secret, tokenFolder, fetch, clock });
  const credentials = chooseCredentials({ ...settings, secretAccessKey: secret }, identity);
  return openS3Bucket({ settings, credentials, fetch, clock });
}
