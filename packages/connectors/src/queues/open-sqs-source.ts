import { STSClient } from "@aws-sdk/client-sts";
import { type QueueClient, queueHoldSeconds, type SqsSettings } from "@pharos/domain";
import { assumeRole } from "../aws/assume-role.ts";
import { createAwsRequestHandler } from "../aws/aws-request-handler.ts";
import { checkRole } from "../aws/check-aws.ts";
import { openSqsQueue } from "../aws/open-sqs-queue.ts";
import type { FindCredentials } from "../aws/renew-credentials.ts";
import type { AwsCredentials } from "../aws/sign-aws-request.ts";
import { type CheckStep, runChecks } from "../check/run-checks.ts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";

export interface SqsSourceOptions {
  readonly settings: SqsSettings;
  /** Credentials that sign requests, or assume the role. */
  readonly credentials: AwsCredentials | FindCredentials;
  readonly fetch: OutboundFetch;
}

/** Long polling costs a request for each of these. */
const waitSeconds = 5;

/** Opens a queue of Amazon SQS, or of a server that is compatible with it. Nothing is sent before it is used. */
export function openSqsSource({ settings, credentials: own, fetch }: SqsSourceOptions): QueueClient {
  const { queueUrl, region, roleArn, externalId } = settings;
  const { hostname, origin } = new URL(queueUrl);
  const common = { region, requestHandler: createAwsRequestHandler(fetch) as never, maxAttempts: 2 };
  // A compatible server assumes roles at the same address.
  const endpoint = /\.amazonaws\.com(\.cn)?$/.test(hostname) ? {} : { endpoint: origin };
  const sts = new STSClient({ ...common, ...endpoint, credentials: own });
  const credentials = roleArn === undefined ? own : () => assumeRole(sts, roleArn, externalId);
  const queue = openSqsQueue(queueUrl, { ...common, credentials });

  const steps: CheckStep[] = [
    ...(roleArn === undefined ? [] : [checkRole(sts, roleArn, externalId)]),
    {
      name: "Queue",
      run: async () => {
        const { ApproximateNumberOfMessages: waiting = "0" } = await queue.readAttributes([
          "ApproximateNumberOfMessages",
        ]);
        return `Pharos could reach the queue. About ${Number(waiting).toLocaleString("en")} messages wait.`;
      },
    },
    {
      name: "Messages",
      run: async () => {
        // Whatever it receives is there for others, and for Pharos itself, at once.
        await queue.receive({ waitSeconds: 0, holdSeconds: 0 });
        return "Pharos could receive messages. Only deleting is not tried, because it would lose one.";
      },
    },
  ];
  return {
    receive: async (signal) => {
      const messages = await queue.receive({ waitSeconds, holdSeconds: queueHoldSeconds, signal });
      return messages.map(({ id, receipt, body }) => ({ id, receipt, body: Buffer.from(body) }));
    },
    acknowledge: (receipts) => queue.delete(receipts),
    countWaiting: async () => {
      const { ApproximateNumberOfMessages: waiting } = await queue.readAttributes(["ApproximateNumberOfMessages"]);
      return waiting === undefined ? undefined : Number(waiting);
    },
    check: () => runChecks(steps),
  };
}
