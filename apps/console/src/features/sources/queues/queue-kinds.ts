import type { QueueKind } from "@pharos/domain";

interface QueueKindText {
  readonly title: string;
  readonly purpose: string;
  /** What is reached. */
  readonly target: string;
}

/** What people read about each kind of queue. */
export const queueKindTexts: Readonly<Record<QueueKind, QueueKindText>> = {
  Sqs: {
    title: "New SQS source",
    purpose: "Messages of a queue, each with one or more events.",
    target: "the queue",
  },
  EventBridge: {
    title: "New EventBridge source",
    purpose: "Events that a rule sends to an SQS queue. The detail of each is the log.",
    target: "the queue",
  },
  GcpPubSub: {
    title: "New Pub/Sub source",
    purpose: "Messages of a Google Cloud Pub/Sub subscription.",
    target: "the subscription",
  },
  Kafka: {
    title: "New Kafka source",
    purpose: "Messages of topics of Kafka, Redpanda or another service that speaks its protocol.",
    target: "the brokers",
  },
  AzureEventHub: {
    title: "New Event Hubs source",
    purpose: "Events of an event hub, by its endpoint for Kafka.",
    target: "the event hub",
  },
};
