/** A queue of Amazon SQS, and who reads it, without the secret access key. */
export interface SqsSettings {
  /** EventBridge: each message is an event of a bus, and its `detail` is the log. */
  readonly kind: "Sqs" | "EventBridge";
  readonly queueUrl: string;
  readonly region: string;
  /** The deployment's own key when absent. */
  readonly accessKeyId?: string | undefined;
  /** The role that is assumed with the access key. */
  readonly roleArn?: string | undefined;
  /** Made by Pharos, so that the role cannot be used for another source. */
  readonly externalId: string;
}

/** A subscription of Google Cloud Pub/Sub, without the key of the service account that reads it. */
export interface PubSubSettings {
  readonly kind: "GcpPubSub";
  readonly projectId: string;
  readonly subscriptionId: string;
  /** A region such as europe-west3, where messages are to stay. */
  readonly regionalEndpoint?: string | undefined;
  /** Of a private endpoint or an emulator; Google's own when absent. */
  readonly endpoint?: string | undefined;
}

export const kafkaMechanisms = ["PLAIN", "SCRAM-SHA-256", "SCRAM-SHA-512"] as const;
export type KafkaMechanism = (typeof kafkaMechanisms)[number];

/** Topics of Kafka, and who reads them, without the password. */
export interface KafkaSettings {
  /** AzureEventHub: an event hub by its endpoint for Kafka; the password is its connection string. */
  readonly kind: "Kafka" | "AzureEventHub";
  /** Each a host and a port. */
  readonly brokers: readonly string[];
  readonly topics: readonly string[];
  readonly groupId: string;
  readonly usesTls: boolean;
  /** PEM; the authorities of the system when absent. */
  readonly certificateAuthority?: string | undefined;
  /** Nothing is asked for when absent. */
  readonly mechanism?: KafkaMechanism | undefined;
  readonly username?: string | undefined;
  /** Where a group begins that has not read a partition before. */
  readonly startAt: "EARLIEST" | "LATEST";
}

export type QueueSettings = SqsSettings | PubSubSettings | KafkaSettings;
export type QueueKind = QueueSettings["kind"];
export const queueKinds = [
  "Sqs",
  "EventBridge",
  "GcpPubSub",
  "Kafka",
  "AzureEventHub",
] as const satisfies readonly QueueKind[];

export function isQueueKind(type: string): type is QueueKind {
  return queueKinds.some((kind) => kind === type);
}

/** True where messages come from partitions, which a consumer group shares. */
export function isStream(settings: QueueSettings): settings is KafkaSettings {
  return settings.kind === "Kafka" || settings.kind === "AzureEventHub";
}

const subscriptionPath = ({ projectId, subscriptionId }: PubSubSettings) =>
  `projects/${projectId}/subscriptions/${subscriptionId}`;

/** The queue or subscription, as its provider names it. */
export function queueName(settings: QueueSettings): string {
  if (isStream(settings)) return `${settings.topics.join(", ")} on ${settings.brokers.join(", ")}`;
  return settings.kind === "GcpPubSub" ? subscriptionPath(settings) : settings.queueUrl;
}

/** Queues deliver a message again for as long as they retain it: SQS up to 14 days, Pub/Sub up to 31. */
export const queueMessagesKeptDays = { Sqs: 15, EventBridge: 15, GcpPubSub: 32 } as const;
