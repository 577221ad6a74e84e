import { isObject, type QueueKind } from "@pharos/domain";
import { sliceMember } from "./slice-member.ts";

/** What a message holds, or why that cannot be read; then the content is the message as it came. */
export interface Payload {
  readonly content: Uint8Array;
  readonly reason: string | undefined;
}

/** Takes the log out of what its way wrapped around it: a notification of SNS, or an event of EventBridge. */
export function readPayload(body: Uint8Array, kind: QueueKind): Payload {
  if (body.byteLength === 0) return { content: body, reason: "The message is empty." };
  if (kind !== "Sqs" && kind !== "EventBridge") return { content: body, reason: undefined };
  const text = unwrapNotification(Buffer.from(body).toString("utf8"));
  if (kind === "Sqs") return { content: text === undefined ? body : Buffer.from(text), reason: undefined };
  const detail = sliceMember(text ?? Buffer.from(body).toString("utf8"), "detail");
  if (detail !== undefined) return { content: Buffer.from(detail), reason: undefined };
  return { content: body, reason: "The message is not an event of EventBridge: it has no detail." };
}

/** Returns the message of a notification; undefined where a text is none. */
function unwrapNotification(text: string): string | undefined {
  if (!/^\s*\{/.test(text) || !text.includes('"TopicArn"')) return undefined;
  try {
    const notification: unknown = JSON.parse(text);
    const isNotification = isObject(notification) && notification.Type === "Notification";
    return isNotification && typeof notification.Message === "string" ? notification.Message : undefined;
  } catch {
    return undefined;
  }
}
