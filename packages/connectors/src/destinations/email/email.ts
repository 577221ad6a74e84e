import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { parseWith } from "../parse-settings.ts";
import { optionalText } from "../setting-schemas.ts";
import { toMail } from "./to-mail.ts";

const recipientsMax = 50;
const settings = z.object({
  recipients: z
    .array(z.email({ error: "Must be email addresses" }), { error: "Recipients are required" })
    .min(1, "Recipients are required")
    .max(recipientsMax, `${recipientsMax} recipients at most`),
  subjectPrefix: optionalText("Subject prefix", { lengthMax: 50 }),
});

/** Mail by the installation's mail server. */
export const email: DestinationKind<z.infer<typeof settings>> = {
  type: "email",
  name: "Email",
  description: "Sends alerts by the mail server that is set up under General settings",
  fields: [
    {
      name: "recipients",
      label: "Recipients",
      type: "list",
      required: true,
      placeholder: "soc@example.com",
    },
    {
      name: "subjectPrefix",
      label: "Subject prefix",
      type: "text",
      placeholder: "[Pharos]",
      help: "Precedes the severity and the title, for rules of mailboxes.",
    },
  ],
  secretKeys: [],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, given, { sendMail }) => sendMail(toMail(message, given)),
};
