import { z } from "zod";
import type { DestinationField } from "../destination-field.ts";
import { headerSecret } from "../setting-schemas.ts";

/** An AWS identity that may publish to one topic or queue. */
export const awsCredentialSettings = {
  accessKeyId: z
    .string({ error: "Access key ID is required" })
    .trim()
    .regex(/^[A-Z0-9]{16,128}$/, "Must be an AWS access key ID"),
  secretAccessKey: headerSecret("Secret access key"),
};

export const awsCredentialFields: readonly DestinationField[] = [
  { name: "accessKeyId", label: "Access key ID", type: "text", required: true, placeholder: "AKIA…" },
  { name: "secretAccessKey", label: "Secret access key", type: "secret", required: true },
];
