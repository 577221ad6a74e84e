import { type AlertStatus, alertStatuses, isObject } from "@pharos/domain";
import { isSigned, parseBody, readHeader } from "../inbound/check-signature.ts";
import type { DestinationInbound, InboundChange, InboundEvent, InboundRequest } from "../inbound/inbound.ts";
import type { SendContext } from "../request/send-context.ts";
import { callSlack, readSlack, type SlackApp } from "./call-slack.ts";
import { readSlackText } from "./read-slack-text.ts";
import { readBoomerang } from "./slack-boomerang.ts";

interface SlackSettings extends SlackApp {
  readonly signingSecret: string;
  readonly syncAlertComments: boolean;
}

const windowSeconds = 300;
/** Slack waits for three seconds, then tells the person that nothing happened, or sends a reply again. */
const personMsMax = 2_000;

/** Menus of messages, and replies in their threads. */
export const slackInbound: DestinationInbound<SlackSettings> = {
  secretKey: "signingSecret",
  actsAs: "person",
  receive: async (request, settings, context) => {
    if (!isGenuine(request, settings, context)) return { kind: "refused" };
    const text = request.body.toString("utf8");
    const isForm = readHeader(request, "content-type").startsWith("application/x-www-form-urlencoded");
    const payload = parseBody(isForm ? (new URLSearchParams(text).get("payload") ?? "") : text);
    if (!isObject(payload)) return { kind: "events", events: [] };
    if (payload.type === "url_verification") {
      return { kind: "answered", body: { challenge: String(payload.challenge) } };
    }
    const boomerang = isForm ? readBoomerang(payload) : undefined;
    if (boomerang) return { kind: "boomerang", request: boomerang };
    return { kind: "events", events: isForm ? readActions(payload) : readReply(payload, settings) };
  },
  findEmail: async ({ id }, app, context) => {
    const quick = { ...context, requestMsMax: personMsMax };
    const { outcome, found } = await readSlack(quick, app, `users.info?user=${encodeURIComponent(id)}`);
    if (outcome.kind === "retry" || outcome.kind === "throttled") {
      throw new Error(`Slack did not say who ${id} is: ${outcome.message}`);
    }
    const profile = isObject(found.user) && isObject(found.user.profile) ? found.user.profile : {};
    return typeof profile.email === "string" ? profile.email : undefined;
  },
  tellPerson: ({ externalId, person }, text, app, context) => {
    const [channel] = externalId.split(":");
    return callSlack(context, app, "chat.postEphemeral", { channel, user: person.id, text });
  },
};

function isGenuine(request: InboundRequest, { signingSecret }: SlackSettings, { clock }: SendContext): boolean {
  const timestamp = readHeader(request, "x-slack-request-timestamp");
  const ageSeconds = Math.abs(clock().getTime() / 1000 - Number(timestamp));
  const signature = readHeader(request, "x-slack-signature");
  return (
    signingSecret !== "" &&
    /^\d{1,12}$/.test(timestamp) &&
    ageSeconds <= windowSeconds &&
    signature.startsWith("v0=") &&
    isSigned(signingSecret, [`v0:${timestamp}:`, request.body], signature.slice("v0=".length))
  );
}

type Json = Readonly<Record<string, unknown>>;

function readActions(payload: Json): InboundEvent[] {
  const { type, user, container, actions } = payload;
  if (type !== "block_actions" || !isObject(user) || !isObject(container) || !Array.isArray(actions)) return [];
  const externalId = `${container.channel_id}:${container.message_ts}`;
  const person = { id: String(user.id), name: String(user.name ?? user.id) };
  return actions.filter(isObject).flatMap((action) => {
    const change = readAction(action);
    return change ? [{ externalId, person, change, isRequest: true }] : [];
  });
}

function readAction({ action_id, selected_option, selected_user }: Json): InboundChange | undefined {
  if (action_id === "assign" && typeof selected_user === "string") {
    return { type: "ASSIGNEE_CHANGE", assignee: { id: selected_user, name: selected_user } };
  }
  if (action_id !== "status" || !isObject(selected_option)) return undefined;
  const status = alertStatuses.find((known): known is AlertStatus => known === selected_option.value);
  return status && { type: "STATUS_CHANGE", statuses: [status] };
}

/** Of messages that a person wrote, with a file or for the channel as well; all others are edits and notices of Slack. */
const writtenSubtypes: readonly unknown[] = [undefined, "file_share", "thread_broadcast"];

/** Reads what people write below an alert. Messages of bots, ourselves included, have a `bot_id`. */
function readReply({ event }: Json, { syncAlertComments }: SlackSettings): InboundEvent[] {
  if (!syncAlertComments || !isObject(event) || event.type !== "message") return [];
  const { thread_ts, bot_id, subtype, user, text, channel } = event;
  if (thread_ts === undefined || bot_id !== undefined || typeof user !== "string") return [];
  // A file alone has no text.
  if (!writtenSubtypes.includes(subtype) || typeof text !== "string" || text.trim() === "") return [];
  const change = { type: "COMMENT", comment: readSlackText(text) } as const;
  return [{ externalId: `${channel}:${thread_ts}`, person: { id: user, name: user }, change, isRequest: false }];
}
