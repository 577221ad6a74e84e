import { iamRoleArn } from "@pharos/domain";
import { z } from "zod";
import { allowIdentity } from "../../aws/aws-identity.ts";
import type { AwsCredentials } from "../../aws/sign-aws-request.ts";
import type { DestinationField } from "../destination-field.ts";
import { parseWith } from "../parse-settings.ts";
import type { SendContext } from "../request/send-context.ts";
import { headerSecret } from "../setting-schemas.ts";

const ofKey = {
  credentialsType: z.literal("key").default("key"),
  accessKeyId: z
    .string({ error: "Access key ID is required" })
    .trim()
    .regex(/^[A-Z0-9]{16,128}$/, "Must be an AWS access key ID"),
  secretAccessKey: headerSecret("Secret access key"),
};
const optional = (pattern: RegExp, message: string) => z.string().trim().regex(pattern, message).or(z.literal(""));
const ofDeployment = {
  credentialsType: z.literal("deployment"),
  roleArn: optional(iamRoleArn, "Must be the ARN of an IAM role").default(""),
  externalId: optional(/^[\w+=,.@:/-]{2,1224}$/, "Must be an external ID of AWS").default(""),
};

/** Credentials of a destination: a key of its own, or the deployment's AWS identity. */
export type AwsDestinationCredentials = z.infer<z.ZodObject<typeof ofKey>> | z.infer<z.ZodObject<typeof ofDeployment>>;

/** Reads settings with an AWS identity that may publish to one topic or queue. @throws InvalidInput with field errors */
export function parseAwsSettings<Shape extends z.ZodRawShape>(shape: Shape, given: unknown) {
  const usesDeployment = z.looseObject({ credentialsType: z.literal("deployment") }).safeParse(given).success;
  return usesDeployment
    ? parseWith(z.object({ ...shape, ...ofDeployment }), given)
    : parseWith(z.object({ ...shape, ...ofKey }), given);
}

const whenKey = { name: "credentialsType", value: "key" };
const whenDeployment = { name: "credentialsType", value: "deployment" };

export const awsCredentialFields: readonly DestinationField[] = [
  {
    name: "credentialsType",
    label: "Credentials",
    type: "choice",
    choices: [
      { value: "key", label: "Access key" },
      { value: "deployment", label: "The deployment's AWS identity" },
    ],
    help: "An administrator gives the deployment an identity with awsCredentials.",
  },
  {
    name: "accessKeyId",
    label: "Access key ID",
    type: "text",
    required: true,
    placeholder: "AKIA…",
    shownWhen: whenKey,
  },
  { name: "secretAccessKey", label: "Secret access key", type: "secret", required: true, shownWhen: whenKey },
  {
    name: "roleArn",
    label: "IAM role ARN",
    type: "text",
    placeholder: "arn:aws:iam::123456789012:role/pharos-alerts",
    help: "The identity assumes this role. Required unless the administrator has set awsRoleOptional.",
    shownWhen: whenDeployment,
  },
  {
    name: "externalId",
    label: "External ID",
    type: "text",
    help: "If the trust policy of the role requires one",
    shownWhen: whenDeployment,
  },
];

/** Returns what signs the requests of a destination. Throws CollectionFailure. */
export async function findDestinationCredentials(
  settings: AwsDestinationCredentials,
  region: string,
  { awsIdentity }: SendContext,
): Promise<AwsCredentials> {
  if (settings.credentialsType === "key") return settings;
  const { roleArn, externalId } = settings;
  const identity = allowIdentity(awsIdentity, roleArn);
  return roleArn === "" ? identity.credentials() : identity.assume({ region, roleArn, externalId });
}
