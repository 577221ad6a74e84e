import { isObject } from "../text/is-object.ts";
import type { BucketSettings } from "./bucket.ts";

/** The object of a bucket that an event was read from, as `p_source_file` has it. */
export type SourceFile =
  | { readonly aws_s3_bucket: string; readonly aws_s3_key: string }
  | { readonly gcs_bucket: string; readonly gcs_object: string }
  | { readonly azure_storage_account: string; readonly azure_container: string; readonly azure_blob: string };

export function sourceFileOf({ kind, bucket }: Pick<BucketSettings, "kind" | "bucket">, key: string): SourceFile {
  if (kind === "Gcs") return { gcs_bucket: bucket, gcs_object: key };
  if (kind !== "AzureBlob") return { aws_s3_bucket: bucket, aws_s3_key: key };
  const [container = "", ...blob] = key.split("/");
  return { azure_storage_account: bucket, azure_container: container, azure_blob: blob.join("/") };
}

/** Returns undefined for what is no file. */
export function readSourceFile(value: unknown): SourceFile | undefined {
  if (!isObject(value)) return undefined;
  const { aws_s3_bucket, aws_s3_key, gcs_bucket, gcs_object } = value;
  const { azure_storage_account, azure_container, azure_blob } = value;
  if (isText(aws_s3_bucket) && isText(aws_s3_key)) return { aws_s3_bucket, aws_s3_key };
  if (isText(gcs_bucket) && isText(gcs_object)) return { gcs_bucket, gcs_object };
  return isText(azure_storage_account) && isText(azure_container) && isText(azure_blob)
    ? { azure_storage_account, azure_container, azure_blob }
    : undefined;
}

/** The key of the object, as the source's list of objects has it. */
export function sourceFileKey(file: SourceFile): string {
  if ("aws_s3_key" in file) return file.aws_s3_key;
  return "gcs_object" in file ? file.gcs_object : `${file.azure_container}/${file.azure_blob}`;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
