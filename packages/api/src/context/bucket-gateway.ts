import type { BucketClient, BucketSettings, S3Settings } from "@pharos/domain";

/** The way to buckets; apps/server puts it together. */
export interface BucketGateway {
  /** There is a key of the deployment for sources without one of their own. */
  readonly hasOwnKey: boolean;
  /** `secret` is undefined where the deployment's own key reads the bucket. */
  open(settings: BucketSettings, secret: string | undefined): Pick<BucketClient, "check">;
  /** Returns the ARN of the user or role that a key belongs to. Throws CollectionFailure. */
  findPrincipal(
    key: Pick<S3Settings, "accessKeyId" | "region" | "endpoint">,
    secretAccessKey: string | undefined,
  ): Promise<string>;
}
