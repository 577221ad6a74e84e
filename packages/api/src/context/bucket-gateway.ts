import type { BucketClient, BucketSettings } from "@pharos/domain";

/** The way to buckets; apps/server puts it together. */
export interface BucketGateway {
  /** There is a key of the deployment for sources without one of their own. */
  readonly hasOwnKey: boolean;
  open(settings: BucketSettings, secretAccessKey: string | undefined): Pick<BucketClient, "check">;
  /** Returns the ARN of the user or role that a key belongs to. Throws CollectionFailure. */
  findPrincipal(
    key: Pick<BucketSettings, "accessKeyId" | "region" | "endpoint">,
    secretAccessKey: string | undefined,
  ): Promise<string>;
}
