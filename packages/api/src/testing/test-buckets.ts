import type { BucketSettings, ConnectionCheck } from "@pharos/domain";
import type { BucketGateway } from "../context/bucket-gateway.ts";

/** Reaches no bucket; keeps what was to be checked. */
export class TestBuckets implements BucketGateway {
  hasOwnKey = false;
  checks: readonly ConnectionCheck[] = [{ name: "Objects", isHealthy: true, message: "Pharos could list the bucket." }];
  readonly opened: { readonly settings: BucketSettings; readonly secretAccessKey: string | undefined }[] = [];

  open(settings: BucketSettings, secretAccessKey: string | undefined) {
    this.opened.push({ settings, secretAccessKey });
    return { check: async () => [...this.checks] };
  }

  async findPrincipal({ accessKeyId }: Pick<BucketSettings, "accessKeyId">) {
    return `arn:aws:iam::123456789012:user/${accessKeyId ?? "deployment"}`;
  }
}
