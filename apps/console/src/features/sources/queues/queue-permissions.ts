import type { QueueSourceValues } from "./queue-source-values.ts";

/** A text to copy, with what to do with it. */
export interface QueuePermissions {
  readonly hint: string;
  readonly fileName: string;
  readonly text: string;
}

type Placed = Pick<
  QueueSourceValues,
  "kind" | "queueUrl" | "projectId" | "subscriptionId" | "brokers" | "topics" | "groupId" | "username"
>;

/** Writes what grants the rights that receiving takes, with the names of the form filled in. */
export function renderQueuePermissions(values: Placed): QueuePermissions {
  switch (values.kind) {
    case "GcpPubSub":
      return gcloudCommands(values);
    case "Kafka":
      return kafkaCommands(values);
    case "AzureEventHub":
      return azureCommands(values);
    default:
      return sqsPolicy(values);
  }
}

function sqsPolicy({ queueUrl }: Placed): QueuePermissions {
  const statement = {
    Effect: "Allow",
    Action: ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"],
    Resource: queueArn(queueUrl.trim()) ?? "QUEUE_ARN",
  };
  return {
    hint: "Attach this policy to the key's user, or to the role. A queue that is encrypted with a KMS key of your own also takes kms:Decrypt on that key.",
    fileName: "policy.json",
    text: JSON.stringify({ Version: "2012-10-17", Statement: [statement] }, undefined, 2),
  };
}

/** Returns the ARN of the queue that a URL of Amazon's names; undefined for another. */
function queueArn(queueUrl: string): string | undefined {
  const found = /^https:\/\/sqs\.([a-z0-9-]+)\.amazonaws\.com(\.cn)?\/(\d{12})\/([\w.-]+)$/.exec(queueUrl);
  return found ? `arn:aws${found[2] ? "-cn" : ""}:sqs:${found[1]}:${found[3]}:${found[4]}` : undefined;
}

function gcloudCommands({ projectId, subscriptionId }: Placed): QueuePermissions {
  const project = projectId.trim() || "PROJECT";
  const subscription = subscriptionId.trim() || "pharos-logs";
  const account = `pharos-reader@${project}.iam.gserviceaccount.com`;
  return {
    hint: "Makes a subscription and a service account that may read it. Replace TOPIC, and paste the content of key.json above.",
    fileName: "setup.sh",
    text: [
      `gcloud config set project ${project}`,
      `gcloud pubsub subscriptions create ${subscription} --topic=TOPIC --ack-deadline=120 --message-retention-duration=7d --expiration-period=never`,
      "gcloud iam service-accounts create pharos-reader",
      `gcloud pubsub subscriptions add-iam-policy-binding ${subscription} --member=serviceAccount:${account} --role=roles/pubsub.subscriber`,
      `gcloud iam service-accounts keys create key.json --iam-account=${account}`,
    ].join("\n"),
  };
}

function kafkaCommands({ brokers, topics, groupId, username }: Placed): QueuePermissions {
  const [broker = "BROKER"] = brokers.split(/[\s,]+/).filter(Boolean);
  const named = topics.split(/[\s,]+/).filter(Boolean);
  const acl = `kafka-acls.sh --bootstrap-server ${broker} --add --allow-principal User:${username.trim() || "USER"}`;
  return {
    hint: "The user needs Read and Describe on the topics, and Read on the group. Where brokers check no rights, nothing has to be done.",
    fileName: "acls.sh",
    text: [
      ...(named.length > 0 ? named : ["TOPIC"]).map(
        (topic) => `${acl} --operation Read --operation Describe --topic ${topic}`,
      ),
      `${acl} --operation Read --group ${groupId.trim() || "pharos"}`,
    ].join("\n"),
  };
}

function azureCommands({ topics }: Placed): QueuePermissions {
  const [hub = "HUB"] = topics.split(/[\s,]+/).filter(Boolean);
  const place = `-g GROUP --namespace-name NAMESPACE --eventhub-name ${hub}`;
  return {
    hint: "Makes a rule that may listen, and prints its connection string. The namespace needs the Standard tier or a higher one.",
    fileName: "setup.sh",
    text: [
      `az eventhubs eventhub authorization-rule create ${place} -n pharos --rights Listen`,
      `az eventhubs eventhub authorization-rule keys list ${place} -n pharos --query primaryConnectionString -o tsv`,
    ].join("\n"),
  };
}
