import { logTypesProblem, type QueueKind, sourceLabelProblem } from "@pharos/domain";
import type {
  CheckQueueConnectionInput,
  CreateQueueSourceInput,
  KafkaMechanism,
  KafkaStart,
  QueueConnectionInput,
  QueueSourceSettingsFragment,
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
  newStreamValues,
  required,
  type StreamValues,
  streamOptionsInput,
  streamProblems,
  streamValuesOf,
} from "../form/stream-values.ts";

/** The form's fields, flat, with a value for each; those of other kinds are not sent. */
export interface QueueSourceValues extends StreamValues, AwsAccessValues {
  readonly kind: QueueKind;
  readonly label: string;
  readonly logTypes: string[];
  readonly queueUrl: string;
  readonly projectId: string;
  readonly subscriptionId: string;
  readonly regionalEndpoint: string;
  readonly endpoint: string;
  /** Empty: the stored ones stay. */
  readonly credentials: string;
  /** One on each line, as topics are. */
  readonly brokers: string;
  readonly topics: string;
  readonly groupId: string;
  readonly usesTls: boolean;
  readonly certificateAuthority: string;
  readonly mechanism: KafkaMechanism | "";
  readonly username: string;
  readonly password: string;
  readonly connectionString: string;
  readonly startAt: KafkaStart;
}

/** What Azure sends to event hubs. */
const eventHubStream = { streamType: "JsonArray", hasEnvelope: true, jsonArrayEnvelopeField: "records" } as const;

export function newQueueSourceValues(kind: QueueKind, externalId: string): QueueSourceValues {
  return {
    ...newStreamValues,
    ...newAwsAccessValues,
    kind,
    label: "",
    logTypes: [],
    queueUrl: "",
    externalId,
    projectId: "",
    subscriptionId: "",
    regionalEndpoint: "",
    endpoint: "",
    credentials: "",
    brokers: "",
    topics: "",
    groupId: kind === "AzureEventHub" ? "$Default" : "pharos",
    usesTls: true,
    certificateAuthority: "",
    mechanism: "",
    username: "",
    password: "",
    connectionString: "",
    startAt: "EARLIEST",
    ...(kind === "AzureEventHub" && eventHubStream),
  };
}

/** The form of a source that exists. */
export function valuesOfQueueSource(source: QueueSourceSettingsFragment): QueueSourceValues {
  const { connection } = source;
  return {
    ...newQueueSourceValues(connection.kind, connection.externalId ?? ""),
    ...streamValuesOf(source),
    ...awsAccessValuesOf(connection),
    label: source.integrationLabel,
    logTypes: [...source.logTypes],
    queueUrl: connection.queueUrl ?? "",
    projectId: connection.projectId ?? "",
    subscriptionId: connection.subscriptionId ?? "",
    regionalEndpoint: connection.regionalEndpoint ?? "",
    endpoint: connection.endpoint ?? "",
    brokers: (connection.brokers ?? []).join("\n"),
    topics: (connection.topics ?? []).join("\n"),
    groupId: connection.groupId ?? "",
    usesTls: connection.usesTls ?? true,
    certificateAuthority: connection.certificateAuthority ?? "",
    mechanism: connection.mechanism ?? "",
    username: connection.username ?? "",
    startAt: connection.startAt ?? "EARLIEST",
  };
}

export interface StoredQueue {
  readonly logTypes: readonly string[];
  readonly accessKeyId: string;
  readonly endpoint: string;
  readonly brokers: string;
  readonly username: string;
}

/** What is wrong before anything is sent: field → sentence. `stored`: of a source that exists. */
export function queueSourceProblems(values: QueueSourceValues, stored?: StoredQueue): Record<string, string> {
  return defined({
    label: sourceLabelProblem(values.label.trim()),
    logTypes: logTypesProblem(values.logTypes, stored?.logTypes),
    ...streamProblems(values),
    ...connectionProblems(values, stored),
  }) as Record<string, string>;
}

export function connectionProblems(values: QueueSourceValues, stored?: StoredQueue): Record<string, string> {
  return defined(problemsOfKind[values.kind](values, stored)) as Record<string, string>;
}

function sqsProblems(values: QueueSourceValues, stored: StoredQueue | undefined) {
  return {
    queueUrl: /^https?:\/\/[^/\s]+\/\S+/.test(values.queueUrl.trim())
      ? undefined
      : "Must be the URL of a queue, such as https://sqs.eu-west-1.amazonaws.com/123456789012/logs",
    ...awsAccessProblems(values, stored?.accessKeyId),
  };
}

function subscriptionProblems(values: QueueSourceValues, stored: StoredQueue | undefined) {
  const isStored = stored !== undefined && stored.endpoint === values.endpoint.trim();
  const isWithoutProject = stored !== undefined && values.projectId.trim() === "" && values.credentials === "";
  return {
    subscriptionId: subscriptionProblem(values.subscriptionId.trim()),
    projectId: isWithoutProject ? required : undefined,
    credentials: values.credentials.trim() === "" && !isStored ? required : keyProblem(values.credentials.trim()),
  };
}

function kafkaProblems(values: QueueSourceValues, stored: StoredQueue | undefined) {
  const isStored = stored?.brokers === linesOf(values.brokers).join("\n") && stored.username === values.username.trim();
  const asksUser = values.mechanism !== "";
  return {
    brokers: linesOf(values.brokers).length === 0 ? required : undefined,
    topics: linesOf(values.topics).length === 0 ? required : undefined,
    groupId: values.groupId.trim() === "" ? required : undefined,
    username: asksUser && values.username.trim() === "" ? required : undefined,
    password: asksUser && values.password === "" && !isStored ? required : undefined,
  };
}

function eventHubProblems(values: QueueSourceValues, stored: StoredQueue | undefined) {
  const text = values.connectionString.trim();
  const isNamed = linesOf(values.topics).length > 0 || /;\s*EntityPath=[^;]/i.test(text);
  const textProblem = /^Endpoint=sb:\/\//i.test(text)
    ? undefined
    : "Must be a connection string: it begins with Endpoint=sb://";
  return {
    connectionString: text === "" ? (stored ? undefined : required) : textProblem,
    topics: isNamed ? undefined : required,
    groupId: values.groupId.trim() === "" ? required : undefined,
  };
}

const problemsOfKind = {
  Sqs: sqsProblems,
  EventBridge: sqsProblems,
  GcpPubSub: subscriptionProblems,
  Kafka: kafkaProblems,
  AzureEventHub: eventHubProblems,
} as const satisfies Record<QueueKind, unknown>;

const linesOf = (text: string) => text.split(/[\s,]+/).filter((line) => line !== "");

function connectionInput(values: QueueSourceValues): QueueConnectionInput {
  const { kind } = values;
  if (kind === "GcpPubSub") {
    const { projectId, subscriptionId, regionalEndpoint, endpoint, credentials } = values;
    return {
      kind,
      projectId: projectId.trim(),
      subscriptionId: subscriptionId.trim(),
      regionalEndpoint: regionalEndpoint.trim(),
      endpoint: endpoint.trim(),
      ...(credentials.trim() !== "" && { credentials: credentials.trim() }),
    };
  }
  if (kind === "Kafka" || kind === "AzureEventHub") return streamInput(values);
  const { externalId, queueUrl } = values;
  return { kind, queueUrl: queueUrl.trim(), externalId, ...awsAccessInput(values) };
}

function streamInput(values: QueueSourceValues): QueueConnectionInput {
  const { kind, groupId, startAt, connectionString, password, mechanism, usesTls } = values;
  const common = { kind, topics: linesOf(values.topics), groupId: groupId.trim(), startAt };
  if (kind === "AzureEventHub")
    return { ...common, ...(connectionString.trim() !== "" && { connectionString: connectionString.trim() }) };
  return {
    ...common,
    brokers: linesOf(values.brokers),
    usesTls,
    certificateAuthority: usesTls ? values.certificateAuthority.trim() : "",
    ...(mechanism !== "" && { mechanism, username: values.username.trim(), ...(password !== "" && { password }) }),
  };
}

/** What the server is asked for, of a new source as of a changed one. */
export function queueSourceInput(values: QueueSourceValues): CreateQueueSourceInput {
  return {
    label: values.label.trim(),
    logTypes: values.logTypes,
    logStreamType: values.streamType,
    logStreamTypeOptions: streamOptionsInput(values),
    connection: connectionInput(values),
  };
}

/** @param sourceId whose stored secret is used where none is given */
export function checkQueueInput(values: QueueSourceValues, sourceId: string | undefined): CheckQueueConnectionInput {
  return { connection: connectionInput(values), ...(sourceId !== undefined && { sourceId }) };
}

/** What the server says about single fields, by the form's names for them. */
export function queueFormErrors(fieldErrors: Readonly<Record<string, string>>): Record<string, string> {
  const { logProcessingRole: roleArn, ...rest } = fieldErrors;
  return { ...rest, ...(roleArn !== undefined && { roleArn }) };
}
