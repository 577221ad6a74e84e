import type { PubSubSettings, QueueClient, SqsSettings } from "@pharos/domain";
import { type AwsIdentity, chooseCredentials } from "../aws/aws-identity.ts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { openSqsSource } from "./open-sqs-source.ts";
import { openSubscription } from "./open-subscription.ts";

export interface OpenQueueOptions {
  readonly settings: SqsSettings | PubSubSettings;
  /** The secret access key, or the JSON key of a service account. */
  readonly secret: string;
  /** Of the deployment, for queues of AWS without a key of their own. */
  readonly identity: AwsIdentity | undefined;
  /** Where tokens for workload identity federation of Google may be. */
  readonly tokenFolder?: string | undefined;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

/** Opens the queue of a source. Nothing is sent before it is used. */
export function openQueue({ settings, secret, identity, tokenFolder, fetch, clock }: OpenQueueOptions): QueueClient {
  if (settings.kind === "GcpPubSub")
    return openSubscription({ settings, credentials: secret, tokenFolder, fetch, clock });
  const credentials = chooseCredentials({ ...settings, secretAccessKey: secret }, identity);
  return openSqsSource({ settings, credentials, fetch });
}
