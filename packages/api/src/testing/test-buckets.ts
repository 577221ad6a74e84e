import type { BucketSettings, ConnectionCheck, FoundObject, S3Settings } from "@pharos/domain";
import type { BucketGateway } from "../context/bucket-gateway.ts";

/** Reaches no bucket; keeps what was to be checked. */
export class TestBuckets implements BucketGateway {
  awsIdentity: BucketGateway["awsIdentity"];
  checks: readonly ConnectionCheck[] = [{ name: "Objects", isHealthy: true, message: "Pharos could list the bucket." }];
  /** The objects of the bucket, by key. */
  objects: Readonly<Record<string, string>> = {};
  readonly opened: { readonly settings: BucketSettings; readonly secret: string | undefined }[] = [];

  open(settings: BucketSettings, secret: string | undefined) {
    this.opened.push({ settings, secret });
    const keys = Object.keys(this.objects).filter((key) =>
      settings.prefixes.some(({ prefix }) => key.startsWith(prefix)),
    );
    const found = keys.map((key) => ({ key, etag: key, bytes: Buffer.byteLength(this.objects[key] ?? "") }));
    return {
      check: async () => [...this.checks],
      list: async () => ({ objects: found, keys: found.length, after: undefined }),
      read: async ({ key, bytes }: FoundObject) => ({
        content: Buffer.from(this.objects[key] ?? ""),
        etag: key,
        bytes,
      }),
    };
  }

  async findPrincipal({ accessKeyId }: Pick<S3Settings, "accessKeyId">) {
    return `arn:aws:iam::123456789012:user/${accessKeyId ?? "deployment"}`;
  }
}
