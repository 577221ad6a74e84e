import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { fitAlertBody } from "../message/fit-alert-body.ts";
import { cutText, oneLine, plainText } from "../message/message-text.ts";
import type { Answer, Judgement } from "../request/post-json.ts";
import { type AwsDestinationCredentials, awsCredentialFields, parseAwsSettings } from "./aws-credentials.ts";
import { groupIdOf, sendAwsRequest, withoutControls } from "./send-aws-request.ts";

const topicError = "Must be a valid SNS Topic";
const topicArn = /^arn:(aws|aws-cn|aws-us-gov):sns:([a-z0-9-]+):\d{12}:[A-Za-z0-9_-]{1,256}(\.fifo)?$/;
const shape = {
  topicArn: z.string({ error: topicError }).trim().regex(topicArn, topicError),
};

/** A topic of Amazon SNS. */
export const sns: DestinationKind<z.infer<z.ZodObject<typeof shape>> & AwsDestinationCredentials> = {
  type: "sns",
  name: "SNS",
  description: "Publishes alerts to an Amazon SNS topic",
  fields: [
    {
      name: "topicArn",
      label: "Topic ARN",
      type: "text",
      required: true,
      placeholder: "arn:aws:sns:eu-west-1:123456789012:alerts",
      help: "The credentials below need sns:Publish on this topic.",
    },
    ...awsCredentialFields,
  ],
  secretKeys: ["secretAccessKey"],
  parseSettings: (given) => parseAwsSettings(shape, given),
  send: (message, { topicArn: arn, ...credentials }, context) => {
    const [, partition, region = ""] = topicArn.exec(arn) ?? [];
    return sendAwsRequest(context, {
      service: "sns",
      region,
      url: `https://sns.${region}.amazonaws.com${partition === "aws-cn" ? ".cn" : ""}/`,
      credentials,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: formOf(message, arn).toString(),
      judge,
    });
  },
};

/** A message may have 256 KiB with all its forms. */
const bodyBytesMax = 150_000;
const mailLengthMax = 15_000;
const subjectMax = 99;

function formOf(message: AlertMessage, arn: string): URLSearchParams {
  const forms = {
    default: withoutControls(JSON.stringify(fitAlertBody(message, bodyBytesMax))),
    email: withoutControls(cutText(plainText(message), mailLengthMax)),
  };
  const form = new URLSearchParams({
    Action: "Publish",
    Version: "2010-03-31",
    TopicArn: arn,
    Subject: subjectOf(message),
    MessageStructure: "json",
    Message: JSON.stringify(forms),
  });
  const attributes = [
    ["severity", message.severity],
    ["type", message.subtype],
    ["alertId", message.alertId],
  ] as const;
  for (const [index, [name, value]] of attributes.entries()) {
    const prefix = `MessageAttributes.entry.${index + 1}`;
    form.set(`${prefix}.Name`, name);
    form.set(`${prefix}.Value.DataType`, "String");
    form.set(`${prefix}.Value.StringValue`, value);
  }
  if (arn.endsWith(".fifo")) {
    form.set("MessageGroupId", groupIdOf(message.detectionId));
    form.set("MessageDeduplicationId", message.idempotencyKey.slice(0, 128));
  }
  return form;
}

/** SNS takes subjects of ASCII that begin with a letter, a digit or a punctuation mark. */
function subjectOf(message: AlertMessage): string {
  const plain = oneLine(titleOf(message)).replace(/[^\x20-\x7e]/g, "?");
  return plain.slice(0, subjectMax).trim() || "Pharos alert";
}

function judge({ status, text }: Answer): Judgement | undefined {
  if (status !== 200) return undefined;
  const messageId = /<MessageId>([^<]+)<\/MessageId>/.exec(text)?.[1];
  return messageId === undefined ? { kind: "retry" } : { kind: "delivered", receipt: { externalId: messageId } };
}
