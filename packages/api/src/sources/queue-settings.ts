import { kafkaMechanisms, PharosError, type QueueKind, type QueueSettings } from "@pharos/domain";
import { z } from "zod";
import { awsShape, webAddress } from "./aws-settings.ts";
import { projectId, projectOf, subscriptionId } from "./google-settings.ts";

/** A connection as a form or a client gives it: an empty text is no setting. */
export interface QueueRequest {
  readonly kind: QueueKind;
  readonly queueUrl?: string | undefined;
  readonly region?: string | undefined;
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
  readonly roleArn?: string | undefined;
  readonly externalId?: string | undefined;
  readonly projectId?: string | undefined;
  readonly subscriptionId?: string | undefined;
  readonly regionalEndpoint?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly credentials?: string | undefined;
  readonly brokers?: readonly string[] | undefined;
  readonly topics?: readonly string[] | undefined;
  readonly groupId?: string | undefined;
  readonly usesTls?: boolean | undefined;
  readonly certificateAuthority?: string | undefined;
  readonly mechanism?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly connectionString?: string | undefined;
  readonly startAt?: string | undefined;
}

const sqs = z.object({
  kind: z.enum(["Sqs", "EventBridge"]),
  queueUrl: webAddress.refine(
    (url) => (URL.parse(url)?.pathname.split("/").filter(Boolean).length ?? 0) > 0,
    "Must be the URL of a queue, such as https://sqs.eu-west-1.amazonaws.com/123456789012/logs",
  ),
  ...awsShape,
});
const pubSub = z.object({
  kind: z.literal("GcpPubSub"),
  projectId,
  subscriptionId,
  regionalEndpoint: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)+[0-9]+$/, "Must be a region, such as europe-west3")
    .optional(),
  endpoint: webAddress.optional(),
});

const listMax = 100;
const kafka = z.object({
  kind: z.enum(["Kafka", "AzureEventHub"]),
  brokers: z
    .array(z.string().transform(readBroker))
    .min(1, "Enter at least one broker")
    .max(listMax, `At most ${listMax} brokers`),
  topics: z
    .array(
      z.string().regex(/^(?!\.{1,2}$)[\w.-]{1,249}$/, "Topics have letters, digits, dots, underscores and hyphens"),
    )
    .min(1, "Enter at least one topic")
    .max(listMax, `At most ${listMax} topics`),
  groupId: z.string().max(255, "At most 255 characters"),
  usesTls: z.boolean(),
  certificateAuthority: z
    .string()
    .max(256 * 1024, "At most 256 KB")
    .includes("BEGIN CERTIFICATE", {
      error: "Must be a certificate in PEM: it begins with -----BEGIN CERTIFICATE-----",
    })
    .optional(),
  mechanism: z.enum(kafkaMechanisms).optional(),
  username: z.string().max(255, "At most 255 characters").optional(),
  startAt: z.enum(["EARLIEST", "LATEST"]),
});

const portDefault = 9092;

function readBroker(text: string, context: z.RefinementCtx): string {
  const found = /^([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i.exec(text.trim());
  const port = Number(found?.[2] ?? portDefault);
  if (found && port > 0 && port < 65_536) return `${found[1]}:${port}`;
  context.addIssue(`${text} is not a host and a port. Write it like kafka.example:9092`);
  return z.NEVER;
}

const names: Readonly<Record<string, string>> = { roleArn: "logProcessingRole" };
const missing: Readonly<Record<string, string>> = {
  queueUrl: "Queue URL is required",
  projectId: "Project ID is required",
  subscriptionId: "Subscription ID is required",
  brokers: "Enter at least one broker",
  connectionString: "Connection string is required",
  topics: "Enter at least one topic",
};

/** @throws PharosError InvalidInput with field errors */
export function readQueueSettings(given: QueueRequest): QueueSettings {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmpty(value)));
  const schema = schemaOf(given.kind);
  const parsed = schema.safeParse({ ...defaultsOf(given), ...present });
  if (parsed.success) return parsed.data;
  const fieldErrors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => {
      const field = String(path[0]);
      const isMissing = !(field in present) && missing[field] !== undefined;
      const shown =
        given.kind === "AzureEventHub" && field === "brokers" ? "connectionString" : (names[field] ?? field);
      return [shown, isMissing ? missing[shown] : message];
    }),
  );
  const [first = ["", ""]] = Object.entries(fieldErrors);
  throw new PharosError(
    "sources.invalid",
    "InvalidInput",
    `${first[0]}: ${first[1]}`,
    fieldErrors as Record<string, string>,
  );
}

function schemaOf(kind: QueueKind): z.ZodType<QueueSettings> {
  if (kind === "GcpPubSub") return pubSub;
  return kind === "Kafka" || kind === "AzureEventHub" ? kafka : sqs;
}

function isEmpty(value: unknown): boolean {
  return value === "" || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** What the other settings say already. */
function defaultsOf({ kind, queueUrl = "", credentials = "", connectionString = "" }: QueueRequest): object {
  if (kind === "Kafka") return { groupId: "pharos", usesTls: true, startAt: "EARLIEST" };
  if (kind === "AzureEventHub") return eventHubSettings(connectionString);
  if (kind !== "GcpPubSub") {
    return { region: /^sqs\.([a-z0-9-]+)\./.exec(URL.parse(queueUrl)?.hostname ?? "")?.[1] ?? "us-east-1" };
  }
  const projectId = projectOf(credentials);
  return projectId === undefined ? {} : { projectId };
}

const eventHubPort = 9093;

/** Event hubs speak Kafka's protocol with the connection string as the password. */
function eventHubSettings(connectionString: string): object {
  const host = /(?:^|;)\s*Endpoint=sb:\/\/([\w.-]+)/i.exec(connectionString)?.[1];
  const topic = /(?:^|;)\s*EntityPath=([^;]+)/i.exec(connectionString)?.[1];
  if (connectionString !== "" && host === undefined) {
    const problem = "Must be a connection string: it begins with Endpoint=sb://";
    throw new PharosError("sources.invalid", "InvalidInput", problem, { connectionString: problem });
  }
  const isLogin = { usesTls: true, mechanism: "PLAIN", username: "$ConnectionString" };
  return {
    ...isLogin,
    groupId: "$Default",
    startAt: "EARLIEST",
    ...(host !== undefined && { brokers: [`${host}:${eventHubPort}`] }),
    ...(topic !== undefined && { topics: [topic.trim()] }),
  };
}
