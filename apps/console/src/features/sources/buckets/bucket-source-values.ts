import { sourceLabelProblem } from "@pharos/domain";
import type {
  BucketConnectionInput,
  BucketKind,
  BucketSourceSettingsFragment,
  CheckBucketConnectionInput,
  CreateBucketSourceInput,
  PreviewBucketObjectsInput,
} from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";
import {
  type AwsAccessValues,
  awsAccessInput,
  awsAccessProblems,
  awsAccessValuesOf,
  newAwsAccessValues,
} from "../form/aws-access-values.ts";
import { keyProblem, subscriptionProblem } from "../form/google-problems.ts";
import {
  newPrefixValues,
  type PrefixValues,
  prefixInput,
  prefixRowProblems,
  prefixValuesOf,
} from "../form/prefix-values.ts";
import { bucketPattern, urlProblem } from "../form/s3-source-values.ts";
import {
  newStreamValues,
  required,
  type StreamValues,
  streamOptionsInput,
  streamProblems,
  streamValuesOf,
} from "../form/stream-values.ts";

/** The form's fields, flat, with a value for each; those of other kinds are not sent. */
export interface BucketSourceValues extends StreamValues, AwsAccessValues {
  readonly kind: BucketKind;
  readonly label: string;
  readonly prefixes: PrefixValues[];
  readonly bucket: string;
  readonly endpoint: string;
  readonly projectId: string;
  readonly subscriptionId: string;
  readonly userProject: string;
  /** Empty: the stored ones stay, as with the other secrets. */
  readonly credentials: string;
  readonly region: string;
  readonly queueUrl: string;
  readonly storageAccount: string;
  readonly containers: string[];
  readonly queueName: string;
  readonly tenantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly queueEndpoint: string;
  readonly loginEndpoint: string;
}

/** The classes of events that Security Lake has schemas for. */
const lakeLogTypes = [
  "OCSF.AccountChange",
  "OCSF.ApiActivity",
  "OCSF.Authentication",
  "OCSF.DnsActivity",
  "OCSF.NetworkActivity",
  "OCSF.UserAccess",
];

export function newBucketSourceValues(kind: BucketKind): BucketSourceValues {
  return {
    ...newStreamValues,
    ...newAwsAccessValues,
    usesRole: kind === "AmazonSecurityLake",
    kind,
    label: "",
    prefixes: [kind === "AmazonSecurityLake" ? { ...newPrefixValues, logTypes: lakeLogTypes } : newPrefixValues],
    bucket: "",
    endpoint: "",
    projectId: "",
    subscriptionId: "",
    userProject: "",
    credentials: "",
    region: "us-east-1",
    queueUrl: "",
    storageAccount: "",
    containers: [],
    queueName: "",
    tenantId: "",
    clientId: "",
    clientSecret: "",
    queueEndpoint: "",
    loginEndpoint: "",
  };
}

/** The form of a source that exists. */
export function valuesOfBucketSource(source: BucketSourceSettingsFragment): BucketSourceValues {
  const { connection } = source;
  return {
    ...newBucketSourceValues(connection.bucketKind),
    ...streamValuesOf(source),
    ...awsAccessValuesOf(connection),
    label: source.integrationLabel,
    prefixes: prefixValuesOf(source.prefixLogTypes),
    bucket: connection.bucket ?? "",
    endpoint: connection.endpoint ?? "",
    projectId: connection.projectId ?? "",
    subscriptionId: connection.subscriptionId ?? "",
    userProject: connection.userProject ?? "",
    region: connection.region ?? "",
    queueUrl: connection.queueUrl ?? "",
    storageAccount: connection.storageAccount ?? "",
    containers: [...(connection.containers ?? [])],
    queueName: connection.queueName ?? "",
    tenantId: connection.tenantId ?? "",
    clientId: connection.clientId ?? "",
    queueEndpoint: connection.queueEndpoint ?? "",
    loginEndpoint: connection.loginEndpoint ?? "",
  };
}

/** A source that exists: its secret stays as long as it goes where it was entered for. */
export interface StoredBucket {
  readonly sourceId: string;
  readonly logTypes: readonly string[];
  readonly values: BucketSourceValues;
}

/** What is wrong before anything is sent: path of the field → sentence. */
export function bucketSourceProblems(values: BucketSourceValues, stored?: StoredBucket): Record<string, string> {
  return defined({
    label: sourceLabelProblem(values.label.trim()),
    ...streamProblems(values),
    ...prefixRowProblems(values.prefixes, stored?.logTypes),
    ...containerPrefixProblems(values),
    ...bucketConnectionProblems(values, stored),
  }) as Record<string, string>;
}

export function bucketConnectionProblems(values: BucketSourceValues, stored?: StoredBucket): Record<string, string> {
  return defined(problemsOfKind[values.kind](values, stored)) as Record<string, string>;
}

const problemsOfKind = {
  Gcs: gcsProblems,
  AmazonSecurityLake: lakeProblems,
  AzureBlob: azureProblems,
} as const satisfies Record<BucketKind, unknown>;

function gcsProblems(values: BucketSourceValues, stored: StoredBucket | undefined) {
  const isStored = stored !== undefined && isSame(values, stored, ["endpoint"]);
  const subscription = values.subscriptionId.trim();
  const needsProject = subscription !== "" && values.projectId.trim() === "" && values.credentials.trim() === "";
  return {
    bucket: patternProblem(
      bucketName(values.bucket),
      /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/,
      "Must have at least 3 lowercase letters, digits, hyphens, underscores and dots",
    ),
    credentials: values.credentials.trim() === "" && !isStored ? required : keyProblem(values.credentials.trim()),
    subscriptionId: subscription === "" ? undefined : subscriptionProblem(subscription),
    projectId: needsProject && stored !== undefined ? required : undefined,
    endpoint: optionalUrl(values.endpoint),
  };
}

function lakeProblems(values: BucketSourceValues, stored: StoredBucket | undefined) {
  return {
    bucket: patternProblem(
      bucketName(values.bucket),
      bucketPattern,
      "Must have 3 to 63 lowercase letters, digits, hyphens and dots",
    ),
    region: values.region.trim() === "" ? required : undefined,
    ...awsAccessProblems(values, stored?.values.accessKeyId),
    externalId: values.externalId.trim() === "" ? required : undefined,
    queueUrl: urlProblem(values.queueUrl),
    endpoint: optionalUrl(values.endpoint),
  };
}

const azureSecretGoesTo = ["tenantId", "clientId", "loginEndpoint", "endpoint", "queueEndpoint"] as const;

function azureProblems(values: BucketSourceValues, stored: StoredBucket | undefined) {
  const isStored = stored !== undefined && isSame(values, stored, azureSecretGoesTo);
  return {
    storageAccount: patternProblem(
      values.storageAccount.trim(),
      /^[a-z0-9]{3,24}$/,
      "Must have 3 to 24 lowercase letters and digits",
    ),
    containers: values.containers.length === 0 ? required : undefined,
    tenantId: values.tenantId.trim() === "" ? required : undefined,
    clientId: values.clientId.trim() === "" ? required : undefined,
    clientSecret: values.clientSecret === "" && !isStored ? required : undefined,
    endpoint: optionalUrl(values.endpoint),
    queueEndpoint: optionalUrl(values.queueEndpoint),
    loginEndpoint: optionalUrl(values.loginEndpoint),
  };
}

/** Keys of Azure begin with the container. */
function containerPrefixProblems({ kind, prefixes, containers }: BucketSourceValues): Record<string, string> {
  if (kind !== "AzureBlob" || containers.length === 0) return {};
  const isInside = (prefix: string) =>
    containers.some((container) => `${container}/`.startsWith(prefix) || prefix.startsWith(`${container}/`));
  return Object.fromEntries(
    prefixes.flatMap(({ prefix }, at) =>
      isInside(prefix) ? [] : [[`prefixes.${at}.prefix`, `Must begin with a container, such as ${containers[0]}/`]],
    ),
  );
}

function patternProblem(text: string, pattern: RegExp, problem: string): string | undefined {
  if (text === "") return required;
  return pattern.test(text) ? undefined : problem;
}

function optionalUrl(url: string): string | undefined {
  return url.trim() === "" ? undefined : urlProblem(url);
}

function isSame(
  values: BucketSourceValues,
  { values: before }: StoredBucket,
  fields: readonly (keyof BucketSourceValues)[],
): boolean {
  return fields.every((field) => String(values[field]).trim() === before[field]);
}

/** People paste the address of a bucket. */
export function bucketName(text: string): string {
  return text.trim().replace(/^(gs|s3):\/\/([^/]*)\/?$/, "$2");
}

function connectionInput(values: BucketSourceValues): BucketConnectionInput {
  const { kind, endpoint } = values;
  const bucket = bucketName(values.bucket);
  if (kind === "Gcs") {
    const { projectId, subscriptionId, userProject, credentials } = values;
    return {
      kind,
      bucket,
      projectId: projectId.trim(),
      subscriptionId: subscriptionId.trim(),
      userProject: userProject.trim(),
      endpoint: endpoint.trim(),
      ...(credentials.trim() !== "" && { credentials: credentials.trim() }),
    };
  }
  if (kind === "AzureBlob") {
    return {
      kind,
      storageAccount: values.storageAccount.trim(),
      containers: values.containers,
      queueName: values.queueName.trim(),
      tenantId: values.tenantId.trim(),
      clientId: values.clientId.trim(),
      endpoint: endpoint.trim(),
      queueEndpoint: values.queueEndpoint.trim(),
      loginEndpoint: values.loginEndpoint.trim(),
      ...(values.clientSecret !== "" && { clientSecret: values.clientSecret }),
    };
  }
  return {
    kind,
    bucket,
    region: values.region.trim(),
    ...awsAccessInput(values),
    externalId: values.externalId.trim(),
    queueUrl: values.queueUrl.trim(),
    endpoint: endpoint.trim(),
  };
}

/** What the server is asked for, of a new source as of a changed one. */
export function bucketSourceInput(values: BucketSourceValues): CreateBucketSourceInput {
  return {
    label: values.label.trim(),
    logStreamType: values.streamType,
    logStreamTypeOptions: streamOptionsInput(values),
    prefixLogTypes: prefixInput(values.prefixes),
    connection: connectionInput(values),
  };
}

/** @param sourceId whose stored secret is used where none is given */
export function checkBucketInput(values: BucketSourceValues, sourceId: string | undefined): CheckBucketConnectionInput {
  const connection = connectionInput(values);
  const prefixLogTypes = prefixInput(values.prefixes);
  return { connection, prefixLogTypes, ...(sourceId !== undefined && { sourceId }) };
}

/** @param sourceId whose stored secret is used where none is given */
export function previewBucketInput(
  values: BucketSourceValues,
  sourceId: string | undefined,
  prefix: string,
): PreviewBucketObjectsInput {
  const connection = checkBucketInput(values, sourceId);
  return { connection, prefix, logStreamType: values.streamType, logStreamTypeOptions: streamOptionsInput(values) };
}

/** What the server says about single fields, by the form's names for them. */
export function bucketFormErrors(fieldErrors: Readonly<Record<string, string>>): Record<string, string> {
  const { logProcessingRole: roleArn, prefixLogTypes, ...rest } = fieldErrors;
  return {
    ...rest,
    ...(roleArn !== undefined && { roleArn }),
    ...(prefixLogTypes !== undefined && { "prefixes.0.prefix": prefixLogTypes }),
  };
}
