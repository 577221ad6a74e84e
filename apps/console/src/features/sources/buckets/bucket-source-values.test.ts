import { expect, test } from "vitest";
import type { BucketKind } from "../../../graphql/generated/graphql.ts";
import {
  type BucketSourceValues,
  bucketConnectionProblems,
  bucketFormErrors,
  bucketName,
  bucketSourceInput,
  bucketSourceProblems,
  newBucketSourceValues,
} from "./bucket-source-values.ts";

const row = (prefix: string) => ({ prefix, logTypes: ["GCP.AuditLog"], excludedPrefixes: [] });
const key = '{ "type": "service_account", "private_key": "x" }';
const filled: Readonly<Record<BucketKind, Partial<BucketSourceValues>>> = {
  Gcs: { bucket: " gs://acme-audit/ ", credentials: key, subscriptionId: "pharos-gcs" },
  AmazonSecurityLake: {
    bucket: "aws-lake",
    roleArn: "arn:aws:iam::123456789012:role/AmazonSecurityLake-1",
    externalId: "ours",
    queueUrl: "https://sqs.eu-west-1.amazonaws.com/1/q",
    accessKeyId: "AKIA",
    secretAccessKey: "s",
  },
  AzureBlob: { storageAccount: "acmelogs", containers: ["logs"], tenantId: "t", clientId: "c", clientSecret: "s" },
};
const aForm = (kind: BucketKind, change: Partial<BucketSourceValues> = {}): BucketSourceValues => ({
  ...newBucketSourceValues(kind),
  label: "Bucket",
  prefixes: [row("")],
  ...filled[kind],
  ...change,
});

test.each(["Gcs", "AmazonSecurityLake", "AzureBlob"] as const)("a filled form of %s has no problems", (kind) => {
  expect(bucketSourceProblems(aForm(kind))).toEqual({});
});

test.each([
  ["Gcs", { bucket: "No bucket" }, "bucket"],
  ["Gcs", { credentials: "" }, "credentials"],
  ["Gcs", { credentials: "{}" }, "credentials"],
  ["Gcs", { subscriptionId: "projects/a/subscriptions/b" }, "subscriptionId"],
  ["Gcs", { endpoint: "storage" }, "endpoint"],
  ["AmazonSecurityLake", { externalId: "" }, "externalId"],
  ["AmazonSecurityLake", { roleArn: "pharos" }, "roleArn"],
  ["AmazonSecurityLake", { queueUrl: "" }, "queueUrl"],
  ["AzureBlob", { containers: [] }, "containers"],
  ["AzureBlob", { storageAccount: "acme.blob" }, "storageAccount"],
  ["AzureBlob", { clientSecret: "" }, "clientSecret"],
  ["AzureBlob", { prefixes: [row("other/")] }, "prefixes.0.prefix"],
] as const)("%s with %j has a problem at its field", (kind, change, field) => {
  const problems = bucketSourceProblems(aForm(kind, change as unknown as Partial<BucketSourceValues>));
  expect(Object.keys(problems)).toEqual([field]);
});

test.each([
  ["Gcs", { credentials: "" }, { endpoint: "https://other.example" }, "credentials"],
  ["AzureBlob", { clientSecret: "" }, { loginEndpoint: "https://other.example" }, "clientSecret"],
  ["AmazonSecurityLake", { secretAccessKey: "" }, { accessKeyId: "AKIAOTHER" }, "secretAccessKey"],
] as const)("a stored secret of %s stays until it would go elsewhere", (kind, untouched, moved, field) => {
  const values = aForm(kind, { ...untouched, projectId: "acme-logs" });
  const stored = { sourceId: "s1", logTypes: [], values };
  expect(bucketConnectionProblems(values, stored)).toEqual({});
  expect(Object.keys(bucketConnectionProblems({ ...values, ...moved }, stored))).toEqual([field]);
});

test("sends what belongs to its kind, and no secret that nobody typed", () => {
  expect(bucketSourceInput(aForm("Gcs", { credentials: "" })).connection).toEqual({
    kind: "Gcs",
    bucket: "acme-audit",
    projectId: "",
    subscriptionId: "pharos-gcs",
    userProject: "",
    endpoint: "",
  });
});

test.each([
  ["gs://acme/", "acme"],
  ["s3://acme", "acme"],
  [" acme ", "acme"],
])("%s is the bucket %s", (text, name) => {
  expect(bucketName(text)).toBe(name);
});

test("shows what the server says about the prefixes at the first of them", () => {
  expect(bucketFormErrors({ prefixLogTypes: "Wrong.", logProcessingRole: "No." })).toEqual({
    "prefixes.0.prefix": "Wrong.",
    roleArn: "No.",
  });
});
