import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface JiraIssue {
  readonly key: string;
  readonly summary: string;
  status: string;
}

export interface SlackMessage {
  readonly ts: string;
  text: string;
}

export interface SlackQuestion {
  readonly ts: string;
  readonly id: string;
  text: string;
}

/** One server that stands for a Slack, a Jira and a tool behind a webhook, each below a path of its own. */
export interface AlertTools {
  readonly slackApiUrl: string;
  readonly jiraUrl: string;
  readonly webhookUrl: string;
  /** Those that are no replies. */
  readonly messages: readonly SlackMessage[];
  /** Texts in the threads of messages. */
  readonly replies: readonly string[];
  /** Direct messages that ask a person, by the id that their buttons carry. */
  readonly questions: readonly SlackQuestion[];
  readonly issues: readonly JiraIssue[];
  /** How often each idempotency key arrived while the webhook was on, with the alert's title. */
  readonly webhooks: ReadonlyMap<string, { readonly title: string; readonly times: number }>;
  /** Off: the webhook answers 503. */
  switchWebhook(isOn: boolean): void;
  close(): Promise<void>;
}

export const slackChannel = "C0SECURITY";
const directChannel = "D0PERSON";
const jiraAccount = "pharos-account";
const statuses = ["To Do", "Doing", "Done"];

/** `email` is of the person who presses buttons in Slack. */
export async function startAlertTools({ email }: { readonly email: string }): Promise<AlertTools> {
  const messages: SlackMessage[] = [];
  const replies: string[] = [];
  const questions: SlackQuestion[] = [];
  const issues: JiraIssue[] = [];
  const webhooks = new Map<string, { title: string; times: number }>();
  let isOn = true;

  function slack(method: string, body: Json): object {
    const sent = messages.length + replies.length + questions.length;
    const ts = String(body.ts ?? `1700000000.${String(sent).padStart(6, "0")}`);
    const text = String(body.text ?? "");
    if (method === "users.info") return { ok: true, user: { profile: { email } } };
    if (method === "conversations.open") return { ok: true, channel: { id: directChannel } };
    if (body.channel === directChannel && method === "chat.postMessage") {
      questions.push({ ts, id: /"value":"([^"]+)"/.exec(JSON.stringify(body.blocks))?.[1] ?? "", text });
      return { ok: true, channel: directChannel, ts };
    }
    if (method === "chat.update") {
      const message = [...messages, ...questions].find((one) => one.ts === ts);
      if (!message) return { ok: false, error: "message_not_found" };
      message.text = JSON.stringify(body);
    } else if (method === "chat.postMessage") {
      if (body.thread_ts === undefined) messages.push({ ts, text });
      else replies.push(text);
    } else return { ok: false, error: "unknown_method" };
    return { ok: true, channel: slackChannel, ts };
  }

  function jira(method: string, path: string, body: Json): Answer {
    const [, key, part] = /^issue\/?([A-Z]+-\d+)?\/?(\w+)?/.exec(path) ?? [];
    if (path === "myself") return { body: { accountId: jiraAccount } };
    if (method === "POST" && path === "issue") {
      const fields = body.fields as { summary: string };
      const issue = { key: `SEC-${issues.length + 1}`, summary: fields.summary, status: "To Do" };
      issues.push(issue);
      return { status: 201, body: { id: "1", key: issue.key } };
    }
    const issue = issues.find((one) => one.key === key);
    if (!issue) return { status: 404, body: { errorMessages: ["Issue does not exist"] } };
    const shown = (name: string) => ({ id: String(statuses.indexOf(name) + 1), name });
    if (part !== "transitions") return { body: { fields: { status: shown(issue.status) } } };
    if (method === "GET") {
      return { body: { transitions: statuses.map((name) => ({ id: `1${statuses.indexOf(name)}`, to: shown(name) })) } };
    }
    const { id } = body.transition as { id: string };
    issue.status = statuses[Number(id.slice(1))] ?? issue.status;
    return { status: 204 };
  }

  function webhook(headers: IncomingHttpHeaders, body: Json): Answer {
    if (!isOn) return { status: 503, body: { error: "down for maintenance" } };
    const key = String(headers["idempotency-key"]);
    webhooks.set(key, { title: String(body.title), times: (webhooks.get(key)?.times ?? 0) + 1 });
    return { body: { ok: true } };
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://tools");
    const body = readJson(Buffer.concat(await request.toArray()).toString("utf8"));
    const method = request.method ?? "GET";
    const slackMethod = /^\/slack\/api\/([\w.]+)$/.exec(pathname)?.[1];
    const jiraPath = /^\/jira\/rest\/api\/2\/(.+)$/.exec(pathname)?.[1];
    let answer: Answer = { status: 404, body: {} };
    if (slackMethod) answer = { body: slack(slackMethod, body) };
    else if (jiraPath) answer = jira(method, jiraPath, body);
    else if (pathname === "/webhook") answer = webhook(request.headers, body);
    response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
    response.end(answer.body && JSON.stringify(answer.body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    slackApiUrl: `${url}/slack/api`,
    jiraUrl: `${url}/jira`,
    webhookUrl: `${url}/webhook`,
    messages,
    replies,
    questions,
    issues,
    webhooks,
    switchWebhook: (next) => {
      isOn = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The request of Slack when somebody chooses a status in the menu of a message, signed with the app's secret. */
export function slackStatusRequest(signingSecret: string, ts: string, status: string, at: Date): SignedRequest {
  return signForSlack(signingSecret, at, {
    type: "block_actions",
    user: { id: "U1", name: "ada" },
    container: { channel_id: slackChannel, message_ts: ts },
    actions: [{ action_id: "status", selected_option: { value: status } }],
  });
}

/** The request of Slack when somebody sends the form with a question about the alert of a message. */
export function slackQuestionRequest(signingSecret: string, ts: string, question: string, at: Date): SignedRequest {
  return signForSlack(signingSecret, at, {
    type: "view_submission",
    user: { id: "U1", name: "ada" },
    view: {
      callback_id: "boomerang_ask",
      private_metadata: `${slackChannel}:${ts}`,
      state: {
        values: {
          recipient: { recipient: { selected_user: "U2" } },
          question: { question: { value: question } },
        },
      },
    },
  });
}

/** The request of Slack when the person who was asked says no. */
export function slackDenialRequest(signingSecret: string, { id, ts }: SlackQuestion, at: Date): SignedRequest {
  return signForSlack(signingSecret, at, {
    type: "block_actions",
    user: { id: "U2", name: "bo" },
    container: { channel_id: directChannel, message_ts: ts },
    actions: [{ action_id: "boomerang_no", value: id }],
  });
}

function signForSlack(signingSecret: string, at: Date, payload: object): SignedRequest {
  const body = `payload=${encodeURIComponent(JSON.stringify(payload))}`;
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac("sha256", signingSecret).update(`v0:${seconds}:${body}`).digest("hex");
  const signed = { "x-slack-request-timestamp": String(seconds), "x-slack-signature": `v0=${signature}` };
  return { body, headers: { "content-type": "application/x-www-form-urlencoded", ...signed } };
}

/** The request of Jira when somebody moves an issue, signed with the webhook's secret. */
export function jiraMoveRequest(webhookSecret: string, key: string, status: string, at: Date): SignedRequest {
  const body = JSON.stringify({
    timestamp: at.getTime(),
    webhookEvent: "jira:issue_updated",
    user: { accountId: "bo-account", displayName: "Bo Berg" },
    issue: { key },
    changelog: { items: [{ field: "status", to: String(statuses.indexOf(status) + 1), toString: status }] },
  });
  const signature = createHmac("sha256", webhookSecret).update(body).digest("hex");
  return { body, headers: { "content-type": "application/json", "x-hub-signature": `sha256=${signature}` } };
}

export interface SignedRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status?: number;
  readonly body?: object;
}

type Json = Readonly<Record<string, unknown>>;

function readJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}
