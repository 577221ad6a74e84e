import { sourceLabelProblem } from "@pharos/domain";
import type {
  CheckS3ConnectionInput,
  CreateS3SourceInput,
  PreviewS3ObjectsInput,
  S3SourceSettingsFragment,
  UpdateS3SourceInput,
} from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";
import {
  type AwsAccessValues,
  awsAccessInput,
  awsAccessProblems,
  awsAccessValuesOf,
  newAwsAccessValues,
} from "./aws-access-values.ts";
import { newPrefixValues, type PrefixValues, prefixInput, prefixRowProblems, prefixValuesOf } from "./prefix-values.ts";
import {
  newStreamValues,
  required,
  type StreamValues,
  streamOptionsInput,
  streamProblems,
  streamValuesOf,
} from "./stream-values.ts";

/** The form's fields, flat, with a value for each; what a switch turned off is not sent. */
export interface S3SourceValues extends StreamValues, AwsAccessValues {
  readonly label: string;
  readonly bucket: string;
  readonly region: string;
  readonly isCompatible: boolean;
  readonly endpoint: string;
  readonly prefixes: PrefixValues[];
  readonly awsAccountId: string;
  readonly kmsKey: string;
  readonly queueUrl: string;
}

export const newS3SourceValues: S3SourceValues = {
  ...newStreamValues,
  ...newAwsAccessValues,
  label: "",
  bucket: "",
  region: "us-east-1",
  isCompatible: false,
  endpoint: "",
  prefixes: [newPrefixValues],
  awsAccountId: "",
  kmsKey: "",
  queueUrl: "",
};

/** The form of a source that exists. */
export function valuesOfS3Source(source: S3SourceSettingsFragment): S3SourceValues {
  return {
    ...streamValuesOf(source),
    ...awsAccessValuesOf(source),
    label: source.integrationLabel,
    bucket: source.s3Bucket,
    region: source.region,
    isCompatible: Boolean(source.endpoint),
    endpoint: source.endpoint ?? "",
    prefixes: prefixValuesOf(source.s3PrefixLogTypes),
    awsAccountId: source.awsAccountId,
    kmsKey: source.kmsKey ?? "",
    queueUrl: source.queueUrl ?? "",
  };
}

type Problems = Record<string, string>;

export const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const keyPattern = /^arn:[\w-]+:kms:[\w-]+:\d{12}:key\/.+$/;

/** The steps of the form, each with what is wrong in it before anything is sent: path of the field → sentence. */
export const s3StepProblems = {
  bucket: (values: S3SourceValues): Problems =>
    defined({
      label: sourceLabelProblem(values.label.trim()),
      bucket: bucketPattern.test(values.bucket.trim())
        ? undefined
        : "Must have 3 to 63 lowercase letters, digits, hyphens and dots",
      region: values.region.trim() === "" ? required : undefined,
      endpoint: values.isCompatible ? urlProblem(values.endpoint) : undefined,
      ...streamProblems(values),
    }) as Problems,
  prefixes: (values: S3SourceValues, storedLogTypes: readonly string[] = []): Problems =>
    prefixRowProblems(values.prefixes, storedLogTypes),
  access: (values: S3SourceValues, storedKeyId?: string): Problems =>
    defined({
      ...awsAccessProblems(values, storedKeyId),
      awsAccountId:
        values.awsAccountId.trim() === "" || /^\d{12}$/.test(values.awsAccountId.trim())
          ? undefined
          : "Must be 12 digits",
      kmsKey:
        values.kmsKey.trim() === "" || keyPattern.test(values.kmsKey.trim())
          ? undefined
          : "Must be the ARN of a KMS key",
      queueUrl: values.queueUrl.trim() === "" ? undefined : urlProblem(values.queueUrl),
    }) as Problems,
} as const;
export type S3Step = keyof typeof s3StepProblems;

/** What is wrong with a URL that has to be there. */
export function urlProblem(url: string): string | undefined {
  if (url.trim() === "") return required;
  return /^https?:\/\/[^/\s]+/.test(url.trim()) ? undefined : "Must be a valid URL";
}

function settings(values: S3SourceValues) {
  return {
    s3PrefixLogTypes: prefixInput(values.prefixes),
    region: values.region.trim(),
    endpoint: values.isCompatible ? values.endpoint.trim() : "",
    queueUrl: values.queueUrl.trim(),
    ...awsAccessInput(values),
  };
}

const reading = (values: S3SourceValues) => ({
  label: values.label.trim(),
  logStreamType: values.streamType,
  logStreamTypeOptions: streamOptionsInput(values),
  kmsKey: values.kmsKey.trim(),
});

export function createS3SourceInput(values: S3SourceValues): CreateS3SourceInput {
  const { externalId, awsAccountId, bucket } = values;
  return {
    ...settings(values),
    ...reading(values),
    s3Bucket: bucket.trim(),
    awsAccountId: awsAccountId.trim(),
    externalId,
  };
}

export function updateS3SourceInput(values: S3SourceValues): Omit<UpdateS3SourceInput, "id"> {
  return { ...settings(values), ...reading(values) };
}

/** @param sourceId whose stored secret is used where none is given */
export function checkS3Input(values: S3SourceValues, sourceId: string | undefined): CheckS3ConnectionInput {
  return {
    ...settings(values),
    ...(sourceId !== undefined && { sourceId }),
    s3Bucket: values.bucket.trim(),
    awsAccountId: values.awsAccountId.trim(),
    externalId: values.externalId,
  };
}

/** @param sourceId whose stored secret is used where none is given */
export function previewS3Input(
  values: S3SourceValues,
  sourceId: string | undefined,
  prefix: string,
): PreviewS3ObjectsInput {
  const connection = checkS3Input(values, sourceId);
  return { connection, prefix, logStreamType: values.streamType, logStreamTypeOptions: streamOptionsInput(values) };
}

const fieldNames: Readonly<Record<string, string>> = { s3Bucket: "bucket", logProcessingRole: "roleArn" };

/** What the server says about single fields, by the form's names for them. */
export function formErrors(fieldErrors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldErrors).map(([name, problem]) => [fieldNames[name] ?? name, problem]));
}
