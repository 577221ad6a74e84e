import { CopyButton, TimeText } from "@pharos/ui";
import type { ReactNode } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { QueueFactsFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";

const queueFacts = graphql(`
  fragment QueueFacts on QueueLogSource {
    connection {
      kind queueUrl region accessKeyId logProcessingRole externalId
      projectId subscriptionId regionalEndpoint endpoint
      brokers topics groupId usesTls mechanism username
    }
    lastPollAtTime
    waitingMessages
    topicLags { topic partitions messages }
    repeatedMessages
    messageCounts { inFlight failed }
  }
`);

const count = (messages: number) => messages.toLocaleString("en");

/** What is true of a queue, in the order in which somebody asks. */
export function listQueueFacts(source: FragmentType<typeof queueFacts>): [name: string, value: ReactNode][] {
  const queue = readFragment(queueFacts, source);
  const { lastPollAtTime, repeatedMessages, messageCounts, topicLags } = queue;
  // Of topics it is the sum of their lags.
  const waitingMessages = topicLags.length > 0 ? undefined : queue.waitingMessages;
  return [
    ...listPlace(queue.connection),
    ["Reached", lastPollAtTime ? <TimeText key="reached" value={lastPollAtTime} relative /> : "Not yet"],
    ...listLags(queue),
    ["Waiting in the queue", waitingMessages == null ? undefined : `About ${count(waitingMessages)}`],
    ["Being stored", messageCounts.inFlight > 0 ? count(messageCounts.inFlight) : undefined],
    ["Delivered again", `${count(repeatedMessages)} messages, not stored twice`],
  ];
}

function listLags({ topicLags }: QueueFactsFragment): [name: string, value: ReactNode][] {
  return topicLags.map(({ topic, partitions, messages }) => [
    `Lag of ${topic}`,
    `${messages === 1 ? "1 message" : `${count(messages)} messages`} in ${partitions === 1 ? "1 partition" : `${partitions} partitions`}`,
  ]);
}

function listPlace(connection: QueueFactsFragment["connection"]): [name: string, value: ReactNode][] {
  switch (connection.kind) {
    case "GcpPubSub":
      return [
        ["Subscription", <code key="subscription">{connection.subscriptionId}</code>],
        ["Project", <code key="project">{connection.projectId}</code>],
        ["Region", connection.regionalEndpoint],
        ["Endpoint", connection.endpoint],
      ];
    case "Kafka":
    case "AzureEventHub":
      return [
        ["Topics", <code key="topics">{connection.topics?.join(", ")}</code>],
        ["Brokers", <code key="brokers">{connection.brokers?.join(", ")}</code>],
        ["Consumer group", <code key="group">{connection.groupId}</code>],
        ["Encryption", connection.usesTls ? "TLS" : "None"],
        ["User", connection.mechanism && `${connection.username} (${connection.mechanism.replaceAll("_", "-")})`],
      ];
    default:
      return [
        ["Queue", <code key="queue">{connection.queueUrl}</code>],
        ["Region", connection.region],
        [
          "Credentials",
          connection.accessKeyId ? <code key="key">{connection.accessKeyId}</code> : "The deployment's AWS identity",
        ],
        ["Role", connection.logProcessingRole && <code key="role">{connection.logProcessingRole}</code>],
        [
          "External ID",
          connection.logProcessingRole && connection.externalId && (
            <span key="external">
              <code>{connection.externalId}</code>{" "}
              <CopyButton value={connection.externalId} label="Copy the external ID" />
            </span>
          ),
        ],
      ];
  }
}
