import { CopyButton } from "@pharos/ui";
import type { ReactNode } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./source-page.module.css";

const bucketFacts = graphql(`
  fragment BucketFacts on S3LogIntegration {
    s3Bucket
    region
    endpoint
    queueUrl
    accessKeyId
    logProcessingRole
    externalId
    awsAccountId
    kmsKey
    objectCounts { waiting done failed }
    s3PrefixLogTypes { prefix excludedPrefixes }
  }
`);

/** What is true of a bucket, in the order in which somebody asks. */
export function listBucketFacts(source: FragmentType<typeof bucketFacts>): [name: string, value: ReactNode][] {
  const bucket = readFragment(bucketFacts, source);
  return [
    ["Bucket", <code key="bucket">{bucket.s3Bucket}</code>],
    ["Region", bucket.region],
    ["Endpoint", bucket.endpoint],
    ["Objects", countsFact(bucket.objectCounts)],
    ["New objects", bucket.queueUrl ? <code key="queue">{bucket.queueUrl}</code> : "Listed every minute"],
    ["Credentials", bucket.accessKeyId ? <code key="key">{bucket.accessKeyId}</code> : "The deployment's AWS identity"],
    ["Role", bucket.logProcessingRole && <code key="role">{bucket.logProcessingRole}</code>],
    [
      "External ID",
      bucket.logProcessingRole && (
        <span key="external">
          <code>{bucket.externalId}</code> <CopyButton value={bucket.externalId} label="Copy the external ID" />
        </span>
      ),
    ],
    ["AWS account", bucket.awsAccountId],
    ["KMS key", bucket.kmsKey && <code key="kms">{bucket.kmsKey}</code>],
    ["Prefixes", prefixesFact(bucket.s3PrefixLogTypes, "Whole bucket")],
  ];
}

export function countsFact({ waiting, done, failed }: Readonly<Record<"waiting" | "done" | "failed", number>>): string {
  const count = (objects: number) => objects.toLocaleString("en");
  return `${count(done)} read, ${count(waiting)} waiting, ${count(failed)} failed`;
}

interface PrefixRow {
  readonly prefix: string;
  readonly excludedPrefixes: readonly string[];
}

/** @param whole what a row without a prefix takes */
export function prefixesFact(rows: readonly PrefixRow[], whole: string): ReactNode {
  return (
    <ul key="prefixes" className={classes.prefixes}>
      {rows.map(({ prefix, excludedPrefixes }) => (
        <li key={prefix}>
          {prefix === "" ? whole : <code>{prefix}</code>}
          {excludedPrefixes.length > 0 ? (
            <span className={classes.quiet}>
              {" "}
              without <code>{excludedPrefixes.join(", ")}</code>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
