import type { StreamType } from "@pharos/domain";
import type { BucketKind } from "../../../graphql/generated/graphql.ts";
import { type PrefixTexts, s3PrefixTexts } from "../form/prefix-fields.tsx";

interface BucketKindText {
  readonly title: string;
  readonly purpose: string;
  /** What is reached. */
  readonly target: string;
  readonly prefixes: PrefixTexts;
  /** Stream types that its objects do not have. */
  readonly withoutStreams: readonly StreamType[];
}

/** What people read about each kind of bucket. */
export const bucketKindTexts: Readonly<Record<BucketKind, BucketKindText>> = {
  Gcs: {
    title: "New Google Cloud Storage source",
    purpose: "Objects of a bucket, read as they are written.",
    target: "the bucket",
    prefixes: {
      whole: "Whole bucket",
      wholeInText: "the whole bucket",
      example: "Such as activity/",
      excludedExample: "activity/tmp/",
      keyExample: "activity/2026/03/01/…",
    },
    withoutStreams: ["CloudWatchLogs"],
  },
  AmazonSecurityLake: {
    title: "New Security Lake source",
    purpose: "OCSF events of a data lake, in the Parquet files that its subscribers are told about.",
    target: "the lake",
    prefixes: {
      ...s3PrefixTexts,
      example: "Such as aws/VPC_FLOW/",
      excludedExample: "aws/VPC_FLOW/1.0/",
      keyExample: "aws/VPC_FLOW/2.0/region=eu-west-1/…",
    },
    withoutStreams: [],
  },
  AzureBlob: {
    title: "New Azure Blob Storage source",
    purpose: "Blobs of the containers of a storage account, read as they are written.",
    target: "the storage account",
    prefixes: {
      whole: "All containers",
      wholeInText: "all containers",
      note: "Keys begin with the container.",
      example: "Such as logs/firewall/",
      excludedExample: "logs/firewall/tmp/",
      keyExample: "logs/firewall/2026/03/01/…",
    },
    withoutStreams: ["CloudWatchLogs"],
  },
};
