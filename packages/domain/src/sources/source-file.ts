import { isObject } from "../text/is-object.ts";

/** The object of a bucket that an event was read from, as `p_source_file` has it. */
export interface SourceFile {
  readonly aws_s3_bucket: string;
  readonly aws_s3_key: string;
}

/** Returns undefined for what is no file. */
export function readSourceFile(value: unknown): SourceFile | undefined {
  if (!isObject(value)) return undefined;
  const { aws_s3_bucket, aws_s3_key } = value;
  return typeof aws_s3_bucket === "string" && typeof aws_s3_key === "string"
    ? { aws_s3_bucket, aws_s3_key }
    : undefined;
}
