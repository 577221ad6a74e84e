import type { BucketSettings, ConnectionCheck, S3Settings } from "@pharos/domain";
import type { BucketGateway } from "../context/bucket-gateway.ts";

/** Reaches no bucket; keeps what was to be checked. */
export class TestBuckets implements BucketGateway {
  awsIdentity: BucketGateway["awsIdentity"];
  checks: readonly ConnectionCheck[] = [{ name: "Objects", isHealthy: true, message: "Pharos could list the bucket." }];
  readonly opened: { readonly settings: BucketSettings; readonly secret: string | undefined }[] = [];

  open(settings: BucketSettings, secret: string | undefined) {
    this.opened.push({ settings, secret });
    return { check: async () => [...this.checks] };
  }

  async findPrincipal({ accessKeyId }: Pick<S3Settings, "accessKeyId">) {
    return `arn:aws:iam::123456789012:user/${accessKeyId ?? "deployment"}`;
  }
}
