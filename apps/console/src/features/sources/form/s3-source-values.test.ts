import { expect, test } from "vitest";
import { rowOfKey } from "./prefix-values.ts";
import {
  checkS3Input,
  createS3SourceInput,
  newS3SourceValues,
  type S3SourceValues,
  type S3Step,
  s3StepProblems,
  updateS3SourceInput,
} from "./s3-source-values.ts";

const role = "arn:aws:iam::123456789012:role/pharos";
const good: S3SourceValues = {
  ...newS3SourceValues,
  label: "Trail",
  bucket: "acme-trail",
  prefixes: [{ prefix: "AWSLogs/", logTypes: ["AWS.CloudTrail"], excludedPrefixes: [] }],
  accessKeyId: "AKIA",
  secretAccessKey: "sesame",
  externalId: "e1",
};

test.each<{ name: string; step: S3Step; part: Partial<S3SourceValues>; fields: string[] }>([
  { name: "nothing wrong", step: "bucket", part: {}, fields: [] },
  { name: "a bucket in capitals", step: "bucket", part: { bucket: "Acme" }, fields: ["bucket"] },
  { name: "a store without an address", step: "bucket", part: { isCompatible: true }, fields: ["endpoint"] },
  { name: "an address that nobody uses", step: "bucket", part: { endpoint: "x" }, fields: [] },
  {
    name: "no schema",
    step: "prefixes",
    part: { prefixes: [{ ...newS3SourceValues.prefixes[0], prefix: "/a" }] as never },
    fields: ["prefixes.0.prefix", "prefixes.0.logTypes"],
  },
  {
    name: "no key",
    step: "access",
    part: { accessKeyId: "", secretAccessKey: "" },
    fields: ["accessKeyId", "secretAccessKey"],
  },
  {
    name: "the deployment's identity without its role",
    step: "access",
    part: { keyOwner: "deployment", usesRole: true },
    fields: ["roleArn"],
  },
  { name: "a queue that is no address", step: "access", part: { queueUrl: "queue" }, fields: ["queueUrl"] },
])("finds $name", ({ step, part, fields }) => {
  expect(Object.keys(s3StepProblems[step]({ ...good, ...part }))).toEqual(fields);
});

test("the secret of the stored key need not be typed again, that of another must", () => {
  const untouched = { ...good, secretAccessKey: "" };
  expect(s3StepProblems.access(untouched, "AKIA")).toEqual({});
  expect(Object.keys(s3StepProblems.access({ ...untouched, accessKeyId: "AKIB" }, "AKIA"))).toEqual([
    "secretAccessKey",
  ]);
  expect(updateS3SourceInput(untouched)).not.toHaveProperty("secretAccessKey");
});

test("what a switch turned off is not sent", () => {
  const values: S3SourceValues = {
    ...good,
    endpoint: "https://minio",
    keyOwner: "deployment",
    usesRole: true,
    roleArn: role,
  };
  expect(createS3SourceInput(values)).toMatchObject({ endpoint: "", accessKeyId: "", logProcessingRole: role });
  expect(createS3SourceInput(values)).not.toHaveProperty("secretAccessKey");
  expect(createS3SourceInput({ ...good, roleArn: role })).toMatchObject({ logProcessingRole: "", accessKeyId: "AKIA" });
  expect(checkS3Input(good, "s1")).toMatchObject({ sourceId: "s1", s3Bucket: "acme-trail", externalId: "e1" });
});

test("an object belongs to the row with its longest prefix, unless that excludes it", () => {
  const rows = [
    { prefix: "", logTypes: [], excludedPrefixes: [] },
    { prefix: "logs/", logTypes: [], excludedPrefixes: ["logs/tmp/"] },
  ];
  expect(["logs/a", "b", "logs/tmp/c"].map((key) => rowOfKey(rows, key))).toEqual([1, 0, undefined]);
});
