import {
  CollectionFailure,
  type CollectionFailureKind,
  isObject,
  type PubSubSettings,
  type QueueClient,
  type QueueMessage,
  queueHoldSeconds,
  queueName,
} from "@pharos/domain";
import { runChecks } from "../check/run-checks.ts";
import { createGoogleAccess } from "../google/google-access.ts";
import { judgeGoogleFailure } from "../google/judge-google-failure.ts";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";

export interface SubscriptionOptions {
  readonly settings: PubSubSettings;
  /** The JSON key of a service account. */
  readonly credentials: string;
  readonly tokenFolder?: string | undefined;
  readonly fetch: OutboundFetch;
  readonly clock: () => Date;
}

const scope = "https://www.googleapis.com/auth/pubsub";
const messagesMax = 1000;
/** A request of this many ids stays below the 512 KiB that Pub/Sub takes. */
const idsMax = 1000;
/** An empty pull is answered after some seconds, at the latest by a time-out of Google's own. */
const requestMsMax = 100_000;
const consume = "pubsub.subscriptions.consume";

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Opens a subscription of Google Cloud Pub/Sub by its REST interface. Nothing is sent before it is used. */
export function openSubscription({
  settings,
  credentials,
  tokenFolder,
  fetch,
  clock,
}: SubscriptionOptions): QueueClient {
  const name = queueName(settings);
  const url = `${baseOf(settings)}/v1/${name}`;
  const access = createGoogleAccess({ credentials, tokenFolder, scope, fetch, clock });

  async function ask(url: string, body: object | undefined, signal?: AbortSignal): Promise<Answer> {
    try {
      const response = await fetch(url, {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${await access.token()}`, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "manual",
        signal: AbortSignal.any([AbortSignal.timeout(requestMsMax), ...(signal ? [signal] : [])]),
      });
      if (response.status === 401) access.forget();
      const answer: unknown = await response.json().catch(() => ({}));
      return { status: response.status, body: isObject(answer) ? answer : {} };
    } catch (error) {
      throw judgeGoogleFailure(error, name);
    }
  }

  async function call(action: string, right: string, body: object, signal?: AbortSignal): Promise<Answer["body"]> {
    const answer = await ask(`${url}:${action}`, body, signal);
    if (answer.status === 200) return answer.body;
    throw judgeAnswer(answer, name, right);
  }

  async function changeDeadlines(ackIds: readonly string[], ackDeadlineSeconds: number): Promise<void> {
    for (const some of slices(ackIds)) await call("modifyAckDeadline", consume, { ackIds: some, ackDeadlineSeconds });
  }

  return {
    receive: async (signal) => {
      const answer = await ask(`${url}:pull`, { maxMessages: messagesMax }, signal);
      // Nothing came in time.
      if (answer.status === 504) return [];
      if (answer.status !== 200) throw judgeAnswer(answer, name, consume);
      const messages = readMessages(answer.body);
      // The subscription's own deadline may be 10 seconds.
      await changeDeadlines(
        messages.map(({ receipt }) => receipt),
        queueHoldSeconds,
      );
      return messages;
    },
    acknowledge: async (receipts) => {
      for (const ackIds of slices(receipts)) await call("acknowledge", consume, { ackIds });
    },
    // Only Cloud Monitoring knows it.
    countWaiting: async () => undefined,
    check: () =>
      runChecks([
        {
          name: "Credentials",
          isFirst: true,
          run: async () => {
            try {
              await access.token();
            } catch (error) {
              throw judgeGoogleFailure(error, "the token endpoint of the key");
            }
            return "Google takes the key of the service account.";
          },
        },
        { name: "Subscription", isFirst: true, run: checkSubscription },
        {
          name: "Permission",
          run: async () => {
            const { permissions } = await call("testIamPermissions", consume, { permissions: [consume] });
            if (Array.isArray(permissions) && permissions.includes(consume)) return "Pharos may consume messages.";
            throw judgeAnswer({ status: 403, body: {} }, name, consume);
          },
        },
      ]),
  };

  async function checkSubscription(): Promise<string> {
    const answer = await ask(url, undefined);
    // The right to look at it is not needed; the next step asks for the one that is.
    if (answer.status === 403)
      return "The subscription's settings are hidden from this account, which is enough to read it.";
    if (answer.status !== 200) throw judgeAnswer(answer, name, "pubsub.subscriptions.get");
    const { pushConfig } = answer.body;
    if (isObject(pushConfig) && typeof pushConfig.pushEndpoint === "string" && pushConfig.pushEndpoint !== "") {
      throw new CollectionFailure(
        "missing",
        `${name} pushes to ${pushConfig.pushEndpoint}. Change its delivery type to pull.`,
      );
    }
    return "The subscription exists.";
  }
}

function baseOf({ endpoint, regionalEndpoint }: PubSubSettings): string {
  if (endpoint !== undefined) return new URL(endpoint).origin;
  return regionalEndpoint === undefined
    ? "https://pubsub.googleapis.com"
    : `https://${regionalEndpoint}-pubsub.googleapis.com`;
}

function readMessages({ receivedMessages }: Answer["body"]): QueueMessage[] {
  if (!Array.isArray(receivedMessages)) return [];
  return receivedMessages.flatMap((received: unknown) => {
    if (!isObject(received) || typeof received.ackId !== "string" || !isObject(received.message)) return [];
    const { messageId, data, attributes } = received.message;
    if (typeof messageId !== "string") return [];
    const body = Buffer.from(typeof data === "string" ? data : "", "base64");
    return [{ id: messageId, receipt: received.ackId, body, ...(isObject(attributes) && { attributes }) }];
  });
}

function judgeAnswer({ status, body }: Answer, name: string, right: string): CollectionFailure {
  const { message = "", status: code = String(status) } = isObject(body.error) ? body.error : {};
  const said = message === "" ? `${code}` : `${code}: ${message}`;
  const [kind, sentence] = explain(status, said, name, right);
  return new CollectionFailure(kind, sentence);
}

function explain(status: number, said: string, name: string, right: string): [CollectionFailureKind, string] {
  switch (status) {
    case 401:
      return ["denied", `Google refused the access token (${said}). Check the key of the service account.`];
    case 403:
      return [
        "denied",
        `${right} on ${name} was refused (${said}). Grant the role Pub/Sub Subscriber on the subscription to the service account.`,
      ];
    case 400:
    case 404:
      return [
        "missing",
        `${name} cannot be read (${said}). Check the project, the subscription and its delivery type.`,
      ];
    default:
      return ["transient", `${name} could not be reached (${said}). Pharos tries again.`];
  }
}

function slices(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / idsMax) }, (_, at) => ids.slice(at * idsMax, (at + 1) * idsMax));
}
