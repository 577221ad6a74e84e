import { IconCloud, IconDatabase, IconSend, IconServer2, IconWorldUpload } from "@pharos/ui/icons";

export interface SourceType {
  /** As the address names it (specification 3 §3, transports). */
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  readonly icon: typeof IconCloud;
}

export const availableSourceTypes: readonly SourceType[] = [
  {
    id: "http-ingest",
    title: "HTTP",
    purpose: "Anything that can post to an address: agents, webhooks, scripts, curl",
    icon: IconWorldUpload,
  },
  {
    id: "syslog",
    title: "Syslog",
    purpose: "Network devices, servers, rsyslog and syslog-ng, over UDP, TCP or TLS",
    icon: IconServer2,
  },
];

/** Known to the specification, not in this release. */
export const laterSourceTypes: readonly SourceType[] = [
  { id: "aws-s3", title: "Amazon S3", purpose: "Objects of a bucket as they are written", icon: IconDatabase },
  { id: "aws-sqs", title: "Amazon SQS", purpose: "Messages of a queue", icon: IconSend },
  { id: "aws-cloudwatch-logs", title: "CloudWatch Logs", purpose: "Log groups through a stream", icon: IconCloud },
  { id: "amazon-eventbridge", title: "Amazon EventBridge", purpose: "Events of a bus", icon: IconSend },
  { id: "amazon-security-lake", title: "Amazon Security Lake", purpose: "Records of a lake", icon: IconDatabase },
  { id: "log-pulling", title: "Log pulling", purpose: "Polled APIs", icon: IconServer2 },
  { id: "azure-eventhub", title: "Azure Event Hub", purpose: "Events of a hub", icon: IconSend },
  { id: "azure-blob", title: "Azure Blob Storage", purpose: "Blobs of a container", icon: IconDatabase },
  { id: "gcp-gcs", title: "Google Cloud Storage", purpose: "Objects of a bucket", icon: IconDatabase },
  { id: "gcp-pubsub", title: "Google Pub/Sub", purpose: "Messages of a subscription", icon: IconSend },
];

/** In words, of a type that the address of a form or a source names. */
export function sourceTypeTitle(id: string): string {
  return [...availableSourceTypes, ...laterSourceTypes].find((type) => type.id === id)?.title ?? id;
}
