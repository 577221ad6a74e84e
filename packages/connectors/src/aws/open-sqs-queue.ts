import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  type QueueAttributeName,
  ReceiveMessageCommand,
  SQSClient,
  type SQSClientConfig,
} from "@aws-sdk/client-sqs";
import { type AwsAction, attemptAws, judgeAwsFailure } from "./judge-aws-failure.ts";

interface ReceiveOptions {
  readonly waitSeconds: number;
  /** The queue's own when absent. */
  readonly holdSeconds?: number;
  readonly signal?: AbortSignal;
}

interface SqsMessage {
  readonly id: string;
  readonly receipt: string;
  readonly body: string;
}

/** All throw CollectionFailure. */
export interface SqsQueue {
  receive(options: ReceiveOptions): Promise<SqsMessage[]>;
  delete(receipts: readonly string[]): Promise<void>;
  readAttributes(names: readonly QueueAttributeName[]): Promise<Partial<Record<QueueAttributeName, string>>>;
}

/** SQS takes no more in one request. */
const messagesMax = 10;

/** Opens a queue of Amazon SQS. Nothing is sent before it is used. */
export function openSqsQueue(queueUrl: string, { region, ...config }: SQSClientConfig): SqsQueue {
  const { origin } = new URL(queueUrl);
  const sqs = new SQSClient({ ...config, endpoint: origin, region: queueRegion(queueUrl) ?? region ?? "us-east-1" });
  const onQueue = (right: string): AwsAction => ({
    right,
    target: `the queue ${queueUrl}`,
    remedy: "Check the URL of the queue, and its region.",
  });
  return {
    receive: async ({ waitSeconds, holdSeconds, signal }) => {
      const command = new ReceiveMessageCommand({
        QueueUrl: queueUrl,
        MaxNumberOfMessages: messagesMax,
        WaitTimeSeconds: waitSeconds,
        VisibilityTimeout: holdSeconds,
      });
      const { Messages = [] } = await attemptAws(onQueue("sqs:ReceiveMessage"), () =>
        sqs.send(command, signal && { abortSignal: signal }),
      );
      return Messages.map(({ MessageId: id = "", ReceiptHandle: receipt = "", Body: body = "" }) => ({
        id,
        receipt,
        body,
      }));
    },
    delete: async (receipts) => {
      for (let at = 0; at < receipts.length; at += messagesMax) {
        const Entries = receipts
          .slice(at, at + messagesMax)
          .map((ReceiptHandle, entry) => ({ Id: String(entry), ReceiptHandle }));
        const { Failed = [] } = await attemptAws(onQueue("sqs:DeleteMessage"), () =>
          sqs.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries })),
        );
        const [failed] = Failed;
        if (!failed) continue;
        const error = Object.assign(new Error(failed.Message), { name: failed.Code ?? "" });
        throw judgeAwsFailure(error, onQueue("sqs:DeleteMessage"));
      }
    },
    readAttributes: async (names) => {
      const command = new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...names] });
      const { Attributes = {} } = await attemptAws(onQueue("sqs:GetQueueAttributes"), () => sqs.send(command));
      return Attributes;
    },
  };
}

/** Returns the region that the URL of a queue names. A queue need not be in the region of its bucket. */
function queueRegion(queueUrl: string): string | undefined {
  return /^sqs\.([a-z0-9-]+)\.amazonaws\.com/.exec(new URL(queueUrl).hostname)?.[1];
}
