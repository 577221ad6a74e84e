import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

export interface FakeQueue {
  /** Each is delivered again and again until it is deleted. */
  readonly messages: { readonly receipt: string; readonly body: string }[];
}

interface QueueRequest {
  readonly MaxNumberOfMessages?: number;
  readonly Entries?: readonly { readonly Id: string; readonly ReceiptHandle: string }[];
}

const received = new WeakMap<object, boolean>();

/** Answers as SQS does in its JSON protocol. A message that was received is invisible to the next request. */
export async function answerQueue(queue: FakeQueue, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString("utf8")) as QueueRequest;
  const action = String(request.headers["x-amz-target"]).split(".")[1];
  const answer = (value: object) =>
    response.writeHead(200, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(value));
  if (action === "ReceiveMessage") {
    const visible = queue.messages.filter((message) => !received.has(message)).slice(0, body.MaxNumberOfMessages ?? 1);
    for (const message of visible) received.set(message, true);
    answer({
      Messages: visible.map(({ receipt, body: text }) => ({
        MessageId: receipt,
        ReceiptHandle: receipt,
        Body: text,
        MD5OfBody: createHash("md5").update(text).digest("hex"),
      })),
    });
  } else if (action === "DeleteMessageBatch") {
    const entries = body.Entries ?? [];
    for (const { ReceiptHandle } of entries) {
      const at = queue.messages.findIndex(({ receipt }) => receipt === ReceiptHandle);
      if (at >= 0) queue.messages.splice(at, 1);
    }
    answer({ Successful: entries.map(({ Id }) => ({ Id })), Failed: [] });
  } else {
    answer({ Attributes: { QueueArn: "arn:aws:sqs:eu-west-1:123456789012:notices" } });
  }
}
