import { IconCloud, IconDatabase, IconServer2, IconWorldUpload } from "@pharos/ui/icons";

/** A way for logs to come. To offer another one, add its entry to `sourceTypes` and its form to the routes. */
export interface SourceType {
  /** As the address of its form and `integrationType` name it (specification 3 §3, transports). */
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  /** How a product's logs come this way: "Send over HTTP". */
  readonly action: string;
  readonly categories: readonly SourceCategory[];
  readonly searchTerms: readonly string[];
  readonly icon: typeof IconCloud;
}

export const sourceCategories = [
  "AI",
  "Cloud",
  "Database",
  "Developer",
  "Email",
  "Endpoint",
  "Host",
  "Identity",
  "Network",
  "Productivity",
  "SaaS",
  "Security tools",
  "Generic",
  "Custom puller",
] as const;
export type SourceCategory = (typeof sourceCategories)[number];

export const sourceTypes: readonly SourceType[] = [
  {
    id: "aws-s3",
    title: "Amazon S3",
    purpose: "Objects of a bucket as they are written; also MinIO, R2 and other compatible stores",
    action: "Read from S3",
    categories: ["Generic", "Cloud"],
    searchTerms: ["aws", "bucket", "sqs", "minio", "r2", "wasabi", "parquet", "object store"],
    icon: IconDatabase,
  },
  {
    id: "amazon-security-lake",
    title: "Amazon Security Lake",
    purpose: "OCSF events of a data lake, as one of its subscribers",
    action: "Read from Security Lake",
    categories: ["Generic", "Cloud"],
    searchTerms: ["aws", "ocsf", "parquet", "subscriber", "bucket", "s3"],
    icon: IconDatabase,
  },
  {
    id: "gcp-gcs",
    title: "Google Cloud Storage",
    purpose: "Objects of a bucket as they are written",
    action: "Read from Cloud Storage",
    categories: ["Generic", "Cloud"],
    searchTerms: ["gcp", "google", "gcs", "bucket", "object store"],
    icon: IconDatabase,
  },
  {
    id: "azure-blob",
    title: "Azure Blob Storage",
    purpose: "Blobs of a storage account's containers, also those that grow, such as diagnostic logs",
    action: "Read from Blob Storage",
    categories: ["Generic", "Cloud"],
    searchTerms: ["azure", "microsoft", "container", "storage account", "object store", "insights-logs"],
    icon: IconDatabase,
  },
  {
    id: "aws-sqs",
    title: "Amazon SQS",
    purpose: "Messages of a queue, also those that SNS topics send to it",
    action: "Receive from SQS",
    categories: ["Generic", "Cloud"],
    searchTerms: ["aws", "queue", "sns", "elasticmq", "message"],
    icon: IconServer2,
  },
  {
    id: "amazon-eventbridge",
    title: "Amazon EventBridge",
    purpose: "Events of AWS services and partner buses, through an SQS queue",
    action: "Receive from EventBridge",
    categories: ["Generic", "Cloud"],
    searchTerms: ["aws", "event bus", "partner", "queue", "sqs", "rule"],
    icon: IconServer2,
  },
  {
    id: "aws-cloudwatch-logs",
    title: "Amazon CloudWatch Logs",
    purpose: "Log groups, such as those of Lambda, EKS, RDS or Route 53, asked for every minute",
    action: "Read from CloudWatch",
    categories: ["Generic", "Cloud"],
    searchTerms: ["aws", "log group", "lambda", "eks", "rds", "route 53", "filter pattern"],
    icon: IconCloud,
  },
  {
    id: "gcp-pubsub",
    title: "Google Cloud Pub/Sub",
    purpose: "Messages of a subscription, such as audit logs from a log sink",
    action: "Receive from Pub/Sub",
    categories: ["Generic", "Cloud"],
    searchTerms: ["gcp", "google", "subscription", "topic", "queue", "log sink"],
    icon: IconServer2,
  },
  {
    id: "kafka",
    title: "Apache Kafka",
    purpose: "Messages of topics; also Redpanda, MSK, Confluent and others that speak its protocol",
    action: "Read from Kafka",
    categories: ["Generic"],
    searchTerms: ["topic", "broker", "stream", "redpanda", "msk", "confluent", "consumer group", "queue"],
    icon: IconServer2,
  },
  {
    id: "azure-eventhub",
    title: "Azure Event Hubs",
    purpose: "Diagnostic and activity logs of Azure, and everything else that is sent to an event hub",
    action: "Read from Event Hubs",
    categories: ["Generic", "Cloud"],
    searchTerms: ["azure", "microsoft", "entra", "event hub", "diagnostic settings", "kafka", "stream"],
    icon: IconServer2,
  },
  {
    id: "http-ingest",
    title: "HTTP",
    purpose: "Anything that can post to an address: agents, webhooks, scripts, curl",
    action: "Send over HTTP",
    categories: ["Generic"],
    searchTerms: ["webhook", "splunk hec", "elasticsearch", "bulk", "opentelemetry", "otlp", "fluent bit", "vector"],
    icon: IconWorldUpload,
  },
  {
    id: "syslog",
    title: "Syslog",
    purpose: "Network devices, servers, rsyslog and syslog-ng, over UDP, TCP or TLS",
    action: "Listen for syslog",
    categories: ["Generic", "Network", "Host"],
    searchTerms: ["rsyslog", "syslog-ng", "rfc5424", "rfc3164", "cef", "leef", "udp", "firewall"],
    icon: IconServer2,
  },
  {
    id: "log-pulling",
    title: "Log pulling",
    purpose: "The audit log of a product, asked for through its API",
    action: "Pull from its API",
    categories: ["Generic", "SaaS"],
    searchTerms: ["api", "poll", "saas", "oauth"],
    icon: IconServer2,
  },
];

/** In words, of a type that the address of a form or a source names. */
export function sourceTypeTitle(id: string): string {
  return sourceTypes.find((type) => type.id === id)?.title ?? id;
}
