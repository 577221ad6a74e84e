import { type Boomerang, boomerangTextLengthMax, type DeliveryOutcome, isObject } from "@pharos/domain";
import type { BoomerangRequest, BoomerangWay } from "../inbound/boomerang.ts";
import { cutText } from "../message/message-text.ts";
import { postJson } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";
import { addressOf, callSlack, judgeSlack, readSlack, type SlackApp } from "./call-slack.ts";
import { escapeMarkup } from "./slack-blocks.ts";

const textMax = 2_900;
/** The rest of a thread's message, beside the question and the answer, is short. */
const quoteMax = 1_400;
/** Slack waits for three seconds, and a form is opened after a few look-ups. */
const emailsMax = 3;
const formMsMax = 1_500;

/** Questions by direct messages of the bot. */
export const slackBoomerang: BoomerangWay<SlackApp> = {
  openQuestion: async ({ externalId, triggerId }, { question, emails }, app, context) => {
    const quick = { ...context, requestMsMax: formMsMax };
    const users = await Promise.all(emails.slice(0, emailsMax).map((email) => findUser(quick, app, email)));
    const recipient = users.find((user) => user !== undefined);
    const blocks = [
      input("recipient", "Person", { type: "users_select", ...(recipient && { initial_user: recipient }) }),
      input("question", "Question", { ...textInput, initial_value: question }),
    ];
    return openView(quick, app, triggerId, formOf("boomerang_ask", "Ask about an alert", externalId, blocks));
  },
  openReply: ({ boomerangId, triggerId }, app, context) => {
    const blocks = [input("reply", "Your reply", textInput)];
    const form = formOf("boomerang_answer", "Reply", boomerangId, blocks);
    return openView({ ...context, requestMsMax: formMsMax }, app, triggerId, form);
  },
  refuseForm: (reason) => ({ response_action: "errors", errors: { question: reason } }),
  ask: async (boomerang, app, context) => {
    const { outcome: opened, channel } = await openDirectMessage(context, app, boomerang.recipientId);
    if (channel === undefined) return { outcome: opened, place: undefined };
    const blocks = [...questionBlocks(boomerang), answerButtons(boomerang.id)];
    const outcome = await callSlack(context, app, "chat.postMessage", {
      channel,
      text: introduce(boomerang),
      blocks,
      unfurl_links: false,
    });
    const ts = outcome.kind === "delivered" ? outcome.receipt?.externalId.split(":")[1] : undefined;
    if (ts === undefined) return { outcome, place: undefined };
    // The alert's history has it in any case.
    await reply(context, app, boomerang, `${askedLine(boomerang)}\nNo answer yet.`);
    return { outcome, place: { channel, ts } };
  },
  remind: ({ channel, ts, askerName }, app, context) => {
    const text = `${cutText(askerName, 200, escapeMarkup)} still waits for your answer to the question above.`;
    return callSlack(context, app, "chat.postMessage", { channel, text, thread_ts: ts, reply_broadcast: true });
  },
  tell: async (boomerang, app, context) => {
    const { state, channel, ts, externalId, askerRemoteId, recipientName } = boomerang;
    if (state === "FAILED") {
      const text = `${recipientName} was not asked. ${boomerang.reply}`;
      const [alertChannel] = externalId.split(":");
      return callSlack(context, app, "chat.postEphemeral", { channel: alertChannel, user: askerRemoteId, text });
    }
    if (channel !== undefined && ts !== undefined) {
      const blocks = [...questionBlocks(boomerang), plainSection(closingLine(boomerang))];
      const body = { channel, ts, text: introduce(boomerang), blocks };
      const edited = await callSlack(context, app, "chat.update", body, () => ({ kind: "rejected" }));
      if (edited.kind === "retry" || edited.kind === "throttled") return edited;
    }
    // Last: unlike the edit, it is there twice when it is sent twice.
    return reply(context, app, boomerang, `${askedLine(boomerang)}\n${outcomeLine(boomerang)}`);
  },
  explain: ({ message }) => {
    const needed = /"needed"\s*:\s*"([^"]+)"/.exec(message)?.[1];
    const error = /"error"\s*:\s*"([\w-]+)"/.exec(message)?.[1];
    if (error === "missing_scope") {
      const scope = needed ?? "im:write";
      return `The Slack app lacks the scope ${scope}. Add it under OAuth & Permissions and install the app again.`;
    }
    return error ? `Slack refused it: ${error}.` : "Slack did not answer as expected.";
  },
};

type Json = Readonly<Record<string, unknown>>;

/** Undefined for requests that are about something else. */
export function readBoomerang(payload: Json): BoomerangRequest | undefined {
  if (!isObject(payload.user)) return undefined;
  const person = { id: String(payload.user.id), name: String(payload.user.name ?? payload.user.id) };
  if (payload.type === "block_actions") return readPress(payload, person);
  return payload.type === "view_submission" && isObject(payload.view) ? readForm(payload.view, person) : undefined;
}

type Person = BoomerangRequest["person"];

function readPress({ actions, container, trigger_id }: Json, person: Person): BoomerangRequest | undefined {
  const action = Array.isArray(actions) ? actions.find(isObject) : undefined;
  if (!action || !isObject(container)) return undefined;
  const triggerId = String(trigger_id);
  const boomerangId = String(action.value);
  switch (action.action_id) {
    case "boomerang":
      return {
        step: "open-question",
        person,
        externalId: `${container.channel_id}:${container.message_ts}`,
        triggerId,
      };
    case "boomerang_reply":
      return { step: "open-reply", person, boomerangId, triggerId };
    case "boomerang_yes":
      return { step: "answer", person, boomerangId, answer: "YES", reply: "" };
    case "boomerang_no":
      return { step: "answer", person, boomerangId, answer: "NO", reply: "" };
    default:
      return undefined;
  }
}

function readForm({ callback_id, private_metadata, state }: Json, person: Person): BoomerangRequest | undefined {
  const subject = String(private_metadata);
  const readValue = (name: string, member: string): string => {
    const values = isObject(state) && isObject(state.values) ? state.values : {};
    const block = values[name];
    const element = isObject(block) ? block[name] : undefined;
    const value = isObject(element) ? element[member] : undefined;
    return typeof value === "string" ? value.trim() : "";
  };
  if (callback_id === "boomerang_ask") {
    const recipientId = readValue("recipient", "selected_user");
    return { step: "ask", person, externalId: subject, recipientId, question: readValue("question", "value") };
  }
  if (callback_id !== "boomerang_answer") return undefined;
  const reply = readValue("reply", "value").slice(0, boomerangTextLengthMax);
  return { step: "answer", person, boomerangId: subject, answer: "REPLY", reply };
}

const plain = (text: string) => ({ type: "plain_text", text });
const plainSection = (text: string) => ({ type: "section", text: plain(text) });
const textInput = { type: "plain_text_input", multiline: true, max_length: boomerangTextLengthMax };
const input = (name: string, label: string, element: object) => ({
  type: "input",
  block_id: name,
  label: plain(label),
  element: { ...element, action_id: name },
});
const formOf = (callbackId: string, title: string, subject: string, blocks: readonly object[]) => ({
  type: "modal",
  callback_id: callbackId,
  private_metadata: subject,
  title: plain(title),
  submit: plain("Send"),
  close: plain("Cancel"),
  blocks,
});

function openView(context: SendContext, app: SlackApp, triggerId: string, view: object): Promise<DeliveryOutcome> {
  return callSlack(context, app, "views.open", { trigger_id: triggerId, view });
}

async function findUser(context: SendContext, app: SlackApp, email: string): Promise<string | undefined> {
  const { found } = await readSlack(context, app, `users.lookupByEmail?email=${encodeURIComponent(email)}`);
  return isObject(found.user) && typeof found.user.id === "string" ? found.user.id : undefined;
}

async function openDirectMessage(context: SendContext, { apiUrl, botToken }: SlackApp, userId: string) {
  let channel: string | undefined;
  const outcome = await postJson(context, {
    url: addressOf(apiUrl, "conversations.open"),
    headers: { authorization: `Bearer ${botToken}` },
    body: { users: userId },
    judge: (answer) => {
      const { json } = answer;
      if (isObject(json) && json.ok === true && isObject(json.channel)) channel = String(json.channel.id);
      return judgeSlack(answer);
    },
  });
  return { outcome, channel };
}

function reply(context: SendContext, app: SlackApp, { externalId }: Boomerang, text: string): Promise<DeliveryOutcome> {
  const [channel, ts] = externalId.split(":");
  return callSlack(context, app, "chat.postMessage", { channel, thread_ts: ts, text, unfurl_links: false });
}

const introduce = ({ askerName }: Boomerang) =>
  `${cutText(askerName, 200, escapeMarkup)} asks you about a security alert`;

/** The question is plain text: it cannot mention people, and no character of it is more than one. */
const questionBlocks = (boomerang: Boomerang) => [
  { type: "section", text: { type: "mrkdwn", text: `${introduce(boomerang)}:` } },
  plainSection(boomerang.question),
];

const answerButtons = (value: string) => ({
  type: "actions",
  elements: [
    { type: "button", action_id: "boomerang_yes", value, text: plain("Yes, this was me") },
    { type: "button", action_id: "boomerang_no", value, text: plain("No") },
    { type: "button", action_id: "boomerang_reply", value, text: plain("Reply") },
  ],
});

const askedLine = ({ askerName, recipientId, question }: Boomerang) =>
  `${cutText(askerName, 200, escapeMarkup)} asked <@${cutText(recipientId, 50, escapeMarkup)}>: ${cutText(question, quoteMax, escapeMarkup)}`;

const answerText = ({ answer, reply }: Boomerang) =>
  answer === "YES" ? "Yes, this was me" : answer === "NO" ? "No" : reply;

const outcomeLine = (boomerang: Boomerang) =>
  boomerang.state === "EXPIRED"
    ? "There was no answer within 24 hours."
    : `Answer: ${cutText(answerText(boomerang), quoteMax, escapeMarkup)}`;

const closingLine = (boomerang: Boomerang) =>
  boomerang.state === "EXPIRED"
    ? "This question has expired."
    : `You answered: ${cutText(answerText(boomerang), textMax)}`;
