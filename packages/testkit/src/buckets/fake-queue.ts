import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

interface FakeMessage {
  readonly receipt: string;
  readonly body: string;
}

export interface FakeQueue {
  /** Each is delivered again and again until it is deleted. */
  readonly messages: FakeMessage[];
  /** By which a message that was received becomes visible again. */
  clock: () => Date;
}

interface QueueRequest {
  readonly QueueUrl?: string;
  readonly MaxNumberOfMessages?: number;
  readonly VisibilityTimeout?: number;
  readonly Entries?: readonly { readonly Id: string; readonly ReceiptHandle: string }[];
}

/** How a message was delivered last. */
interface Delivered {
  readonly count: number;
  readonly handle: string;
  readonly visibleAt: number;
}

const holdSecondsDefault = 30;
const delivered = new WeakMap<FakeMessage, Delivered>();

/** Answers as SQS does in its JSON protocol. */
export async function answerQueue(queue: FakeQueue, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString("utf8")) as QueueRequest;
  const action = String(request.headers["x-amz-target"]).split(".")[1];
  const answer = (value: object, status = 200) =>
    response.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(value));
  if (!body.QueueUrl?.endsWith("/notices")) {
    answer({ __type: "com.amazonaws.sqs#QueueDoesNotExist", message: "The specified queue does not exist." }, 400);
  } else if (action === "ReceiveMessage") {
    const Messages = receive(queue, body).map((message) => ({
      MessageId: message.receipt,
      ReceiptHandle: delivered.get(message)?.handle,
      Body: message.body,
      MD5OfBody: createHash("md5").update(message.body).digest("hex"),
    }));
    answer(Messages.length === 0 ? {} : { Messages });
  } else if (action === "DeleteMessageBatch") {
    const entries = body.Entries ?? [];
    // The handle of an earlier delivery deletes nothing, and nobody says so.
    for (const { ReceiptHandle } of entries) {
      const at = queue.messages.findIndex((message) => delivered.get(message)?.handle === ReceiptHandle);
      if (at >= 0) queue.messages.splice(at, 1);
    }
    answer({ Successful: entries.map(({ Id }) => ({ Id })), Failed: [] });
  } else {
    const now = queue.clock().getTime();
    const waiting = queue.messages.filter((message) => isVisible(message, now)).length;
    answer({
      Attributes: {
        QueueArn: "arn:aws:sqs:eu-west-1:123456789012:notices",
        ApproximateNumberOfMessages: String(waiting),
      },
    });
  }
}

function receive(queue: FakeQueue, request: QueueRequest): FakeMessage[] {
  const { MaxNumberOfMessages = 1, VisibilityTimeout = holdSecondsDefault } = request;
  const now = queue.clock().getTime();
  const visible = queue.messages.filter((message) => isVisible(message, now)).slice(0, MaxNumberOfMessages);
  for (const message of visible) {
    const count = (delivered.get(message)?.count ?? 0) + 1;
    const handle = count === 1 ? message.receipt : `${message.receipt}-${count}`;
    delivered.set(message, { count, handle, visibleAt: now + VisibilityTimeout * 1000 });
  }
  return visible;
}

function isVisible(message: FakeMessage, now: number): boolean {
  return (delivered.get(message)?.visibleAt ?? 0) <= now;
}
