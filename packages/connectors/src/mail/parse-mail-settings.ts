import { type MailSettings, mailSecurities } from "@pharos/domain";
import { z } from "zod";
import { parseWith } from "../destinations/parse-settings.ts";
import { optionalText, requiredText } from "../destinations/setting-schemas.ts";

const portMax = 65_535;
const hostLengthMax = 253;
const domainsMax = 50;
const address = z.email({ error: "Must be a valid email" });
const portError = `Must be between 1 and ${portMax}`;

const settings = z
  .object({
    host: requiredText("Server", hostLengthMax).regex(/^[\w.:-]+$/, "Must be the name or address of a mail server"),
    port: z.int(portError).min(1, portError).max(portMax, portError),
    security: z.enum(mailSecurities),
    user: optionalText("User name"),
    password: z.string().max(4_000).default(""),
    fromAddress: address,
    fromName: optionalText("Sender name", { lengthMax: 100 }),
    replyTo: z.union([z.literal(""), address]).default(""),
    allowedRecipientDomains: z
      .array(
        z
          .string()
          .trim()
          .toLowerCase()
          .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "Must be domains such as example.com"),
      )
      .max(domainsMax, `${domainsMax} domains at most`)
      .default([]),
  })
  .refine(({ user, password }) => user === "" || password !== "", {
    path: ["password"],
    error: "Password is required",
  });

/** @throws PharosError InvalidInput with a sentence for each field */
export function parseMailSettings(given: unknown): MailSettings {
  return parseWith(settings, given);
}
