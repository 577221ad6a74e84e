import { createHash } from "node:crypto";
import { isObject } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { fitAlertBody } from "../message/fit-alert-body.ts";
import type { Answer, Judgement } from "../request/post-json.ts";
import { type AwsDestinationCredentials, awsCredentialFields, parseAwsSettings } from "./aws-credentials.ts";
import { groupIdOf, sendAwsRequest, withoutControls } from "./send-aws-request.ts";

const urlError = "Queue URL must be a valid url";
const queueUrl = /^https:\/\/sqs\.([a-z0-9-]+)\.amazonaws\.com(\.cn)?\/\d{12}\/[A-Za-z0-9_-]{1,80}(\.fifo)?$/;
const shape = {
  queueUrl: z
    .string({ error: "Queue URL is required" })
    .trim()
    .min(1, "Queue URL is required")
    .regex(queueUrl, urlError),
};

/** A queue of Amazon SQS. */
export const sqs: DestinationKind<z.infer<z.ZodObject<typeof shape>> & AwsDestinationCredentials> = {
  type: "sqs",
  name: "SQS",
  description: "Sends alerts as JSON to an Amazon SQS queue",
  fields: [
    {
      name: "queueUrl",
      label: "Queue URL",
      type: "url",
      required: true,
      placeholder: "https://sqs.eu-west-1.amazonaws.com/123456789012/alerts",
      help: "The credentials below need sqs:SendMessage on this queue.",
    },
    ...awsCredentialFields,
  ],
  secretKeys: ["secretAccessKey"],
  parseSettings: (given) => parseAwsSettings(shape, given),
  send: (message, { queueUrl: url, ...credentials }, context) => {
    const text = withoutControls(JSON.stringify(fitAlertBody(message, bodyBytesMax)));
    return sendAwsRequest(context, {
      service: "sqs",
      region: queueUrl.exec(url)?.[1] ?? "",
      url: new URL("/", url).href,
      credentials,
      headers: { "content-type": "application/x-amz-json-1.0", "x-amz-target": "AmazonSQS.SendMessage" },
      body: JSON.stringify({
        QueueUrl: url,
        MessageBody: text,
        MessageAttributes: attributesOf(message),
        ...(url.endsWith(".fifo") && {
          MessageGroupId: groupIdOf(message.detectionId),
          MessageDeduplicationId: message.idempotencyKey.slice(0, 128),
        }),
      }),
      judge: (answer) => judge(answer, text),
    });
  },
};

/** A message may have 256 KiB in accounts that nobody changed. */
const bodyBytesMax = 250_000;

function attributesOf({ severity, subtype, alertId }: AlertMessage) {
  const attribute = (StringValue: string) => ({ DataType: "String", StringValue });
  return { severity: attribute(severity), type: attribute(subtype), alertId: attribute(alertId) };
}

/** SQS answers with a hash of what it kept. */
function judge({ status, json }: Answer, sent: string): Judgement | undefined {
  if (status !== 200) return undefined;
  const isKept = isObject(json) && json.MD5OfMessageBody === createHash("md5").update(sent).digest("hex");
  if (!isKept) return { kind: "retry" };
  return { kind: "delivered", receipt: { externalId: String(json.MessageId) } };
}
