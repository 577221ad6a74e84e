import { iamRoleArn } from "@pharos/domain";
import { z } from "zod";

export const webAddress = z
  .url({ protocol: /^https?$/, error: "Must be a valid URL" })
  .refine((url) => (URL.parse(url)?.username ?? "") === "", "Must be without a user");

/** Who reads something of AWS, and where. */
export const awsShape = {
  region: z.string().regex(/^[a-z0-9-]{1,32}$/, "Must be a region, such as eu-west-1"),
  accessKeyId: z
    .string()
    .regex(/^[\w-]{3,128}$/, "Must be an access key ID")
    .optional(),
  roleArn: z.string().regex(iamRoleArn, "Must be the ARN of an IAM role").optional(),
  externalId: z.string().regex(/^[\w+=,.@:/-]{2,1224}$/, "Must be an external ID of AWS"),
};
