import { CollectionFailure, isObject } from "@pharos/domain";
import { z } from "zod";
import { exchangeExternalAccount } from "../../google/exchange-external-account.ts";
import { type GoogleCredentials, parseGoogleCredentials, signGoogleToken } from "../../google/google-credentials.ts";
import type { DestinationKind } from "../destination-kind.ts";
import { fitAlertBody } from "../message/fit-alert-body.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";

const projectError = "Must be a project ID";
const topicError = "Must be a topic ID";
const credentialsError =
  "Must be the JSON key of a service account, or a configuration of workload identity federation";
const settings = z.object({
  projectId: z
    .string({ error: projectError })
    .trim()
    .regex(/^([a-z][a-z0-9.-]{1,60}:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/, projectError),
  topicId: z
    .string({ error: topicError })
    .trim()
    .regex(/^(?!goog)[A-Za-z][\w.~+%-]{2,254}$/, topicError),
  credentials: z
    .string({ error: credentialsError })
    .max(20_000, credentialsError)
    .refine((text) => parseGoogleCredentials(text) !== undefined, credentialsError),
});

/** A topic of Google Cloud Pub/Sub. */
export const gcpPubSub: DestinationKind<z.infer<typeof settings>> = {
  type: "gcppubsub",
  name: "GCP Pub/Sub",
  description: "Publishes alerts as JSON to a Google Cloud Pub/Sub topic",
  fields: [
    { name: "projectId", label: "Project ID", type: "text", required: true },
    { name: "topicId", label: "Topic ID", type: "text", required: true },
    {
      name: "credentials",
      label: "Credentials",
      type: "multiline",
      required: true,
      help: "The JSON key of a service account with the role Pub/Sub Publisher on the topic, or a configuration of workload identity federation.",
    },
  ],
  secretKeys: ["credentials"],
  parseSettings: (given) => parseWith(settings, given),
  send: async (message, { projectId, topicId, credentials }, context) => {
    const account = parseGoogleCredentials(credentials);
    if (!account) return { kind: "refused", statusCode: 0, message: credentialsError };
    let token: string;
    try {
      token = await findToken(account, context);
    } catch (error) {
      if (!(error instanceof CollectionFailure)) throw error;
      return { kind: error.kind === "transient" ? "retry" : "credentials", statusCode: 0, message: error.message };
    }
    return postJson(context, {
      url: `${audience}v1/projects/${projectId}/topics/${encodeURIComponent(topicId)}:publish`,
      headers: { authorization: `Bearer ${token}` },
      body: { messages: [toMessage(message)] },
      judge,
    });
  },
};

async function findToken(
  account: GoogleCredentials,
  { clock, fetch, googleTokenFolder }: SendContext,
): Promise<string> {
  if (account.type === "service_account") return signGoogleToken(account, audience, clock());
  const { token } = await exchangeExternalAccount(account, { scope, tokenFolder: googleTokenFolder, fetch });
  return token;
}

const scope = "https://www.googleapis.com/auth/pubsub";
const audience = "https://pubsub.googleapis.com/";
const bodyBytesMax = 5_000_000;

function toMessage(message: Parameters<typeof fitAlertBody>[0]) {
  const { alertId, severity, subtype, idempotencyKey } = message;
  return {
    data: Buffer.from(JSON.stringify(fitAlertBody(message, bodyBytesMax))).toString("base64"),
    attributes: { alertId, severity, type: subtype, deliveryId: idempotencyKey },
  };
}

function judge({ status, json }: Answer): Judgement | undefined {
  // The topic or the project does not exist.
  if (status === 404) return { kind: "credentials" };
  if (status !== 200) return undefined;
  const ids = isObject(json) && Array.isArray(json.messageIds) ? json.messageIds : [];
  return ids[0] === undefined ? { kind: "retry" } : { kind: "delivered", receipt: { externalId: String(ids[0]) } };
}
