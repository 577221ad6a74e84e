import type { QueueKind } from "@pharos/domain";
import { Navigate, useParams, useSearch } from "@tanstack/react-router";
import type { BucketKind } from "../../../graphql/generated/graphql.ts";
import { NotFoundPage } from "../../../page/error-pages.tsx";
import { NewBucketSourcePage } from "../buckets/new-bucket-source-page.tsx";
import { NewQueueSourcePage } from "../queues/new-queue-source-page.tsx";
import { readNewSourceSearch } from "./source-catalogue.ts";

const bucketKinds: Partial<Record<string, BucketKind>> = {
  "gcp-gcs": "Gcs",
  "amazon-security-lake": "AmazonSecurityLake",
  "azure-blob": "AzureBlob",
};
const queueKinds: Partial<Record<string, QueueKind>> = {
  "aws-sqs": "Sqs",
  "amazon-eventbridge": "EventBridge",
  "gcp-pubsub": "GcpPubSub",
  kafka: "Kafka",
  "azure-eventhub": "AzureEventHub",
};
/** Transports of their own in the catalogue, and to the form providers like others. */
const pullProviders = ["aws-cloudwatch-logs"];

/** The form of a transport that has no route of its own. */
export function NewSourcePage() {
  const { type = "" } = useParams({ strict: false }) as { readonly type?: string };
  const { product } = readNewSourceSearch(useSearch({ strict: false }));
  const [bucketKind, queueKind] = [bucketKinds[type], queueKinds[type]];
  if (bucketKind) return <NewBucketSourcePage key={type} kind={bucketKind} />;
  if (queueKind) return <NewQueueSourcePage key={type} kind={queueKind} />;
  if (!pullProviders.includes(type)) return <NotFoundPage />;
  const search = { provider: type, ...(product !== undefined && { product }) };
  return <Navigate to="/configure/log-sources/add-new-source/log-pulling/" search={search} replace />;
}
