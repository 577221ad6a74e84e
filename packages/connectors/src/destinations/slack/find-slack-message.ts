import { type DeliveryOutcome, isObject } from "@pharos/domain";
import type { AlertMessage } from "../message/alert-message.ts";
import { earliestCreated, findInPages, type PageOfCreated } from "../request/find-in-pages.ts";
import type { SendContext } from "../request/send-context.ts";
import { addressOf, judgeSlack, type SlackApp } from "./call-slack.ts";

interface SlackChannel extends SlackApp {
  readonly channel: string;
}

/** Finds the message that an earlier attempt posted, by its metadata. Slack refuses it without the history scopes. */
export function findSlackMessage(
  message: AlertMessage,
  { channel, ...app }: SlackChannel,
  context: SendContext,
): Promise<DeliveryOutcome> {
  const oldest = String(earliestCreated(message).getTime() / 1000);
  const pageOf = (cursor?: string): PageOfCreated => {
    const more = cursor === undefined ? {} : { cursor };
    const query = new URLSearchParams({ channel, oldest, include_all_metadata: "true", limit: "200", ...more });
    return {
      url: addressOf(app.apiUrl, `conversations.history?${query}`),
      headers: { authorization: `Bearer ${app.botToken}` },
      judge: (answer) => {
        const judgement = judgeSlack(answer);
        if (judgement?.kind !== "delivered") return judgement;
        const found = messagesOf(answer.json).find((one) => deliveryIdOf(one) === message.idempotencyKey);
        if (!found) return { kind: "delivered" };
        return { kind: "delivered", receipt: { externalId: `${channel}:${found.ts}`, label: channel } };
      },
      next: (json) => {
        const following = isObject(json) && isObject(json.response_metadata) ? json.response_metadata.next_cursor : "";
        return typeof following === "string" && following !== "" ? pageOf(following) : undefined;
      },
    };
  };
  return findInPages(context, pageOf());
}

type Json = Readonly<Record<string, unknown>>;

function messagesOf(json: unknown): Json[] {
  return isObject(json) && Array.isArray(json.messages) ? json.messages.filter(isObject) : [];
}

function deliveryIdOf({ metadata }: Json): unknown {
  return isObject(metadata) && isObject(metadata.event_payload) ? metadata.event_payload.deliveryId : undefined;
}
