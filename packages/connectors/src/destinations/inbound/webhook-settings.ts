import { z } from "zod";
import type { DestinationField } from "../destination-field.ts";

const secretError = "Must have 16 to 200 characters without spaces, or be empty";
export const webhookSecret = z
  .string()
  .trim()
  .regex(/^([\x21-\x7e]{16,200})?$/, secretError)
  .default("");

/** @param generates Where we choose the secret and not the tool. */
export const webhookSecretField = (help: string, generates?: "text") =>
  ({
    name: "webhookSecret",
    label: "Webhook secret",
    type: "secret",
    help,
    ...(generates && { generates }),
  }) as const satisfies DestinationField;

export const pullSettings = {
  pullAlertStatus: z.boolean().default(true),
  pullAlertAssignee: z.boolean().default(true),
  pullAlertComments: z.boolean().default(true),
};
const pullSwitch = (name: string, label: string, help: string) =>
  ({ name, label, type: "switch", initial: true, help }) as const satisfies DestinationField;
export const pullStatusField = (help: string) => pullSwitch("pullAlertStatus", "Pull status", help);
export const pullAssigneeField = (help: string) => pullSwitch("pullAlertAssignee", "Pull assignee", help);
export const pullCommentsField = (help: string) => pullSwitch("pullAlertComments", "Pull comments", help);
