import type { MailSecurity, MailSettings, MailSettingsInput } from "../../../graphql/generated/graphql.ts";

export interface MailValues {
  readonly [name: string]: unknown;
  readonly host: string;
  readonly port: number | string;
  readonly security: MailSecurity;
  readonly user: string;
  readonly password: string;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly allowedRecipientDomains: string[];
}

export const newMailValues: MailValues = {
  host: "",
  port: 587,
  security: "STARTTLS",
  user: "",
  password: "",
  fromAddress: "",
  fromName: "Pharos",
  replyTo: "",
  allowedRecipientDomains: [],
};

type Stored = Omit<MailSettings, "__typename">;

export const mailValuesOf = (stored: Stored): MailValues => ({
  ...stored,
  allowedRecipientDomains: [...stored.allowedRecipientDomains],
});

export function mailInputOf(values: MailValues): MailSettingsInput {
  const { host, port, security, user, password, fromAddress, fromName, replyTo, allowedRecipientDomains } = values;
  return {
    host: host.trim(),
    port: Number(port),
    security,
    user: user.trim(),
    password,
    fromAddress: fromAddress.trim(),
    fromName: fromName.trim(),
    replyTo: replyTo.trim(),
    allowedRecipientDomains: [...allowedRecipientDomains],
  };
}

export function mailProblems({ host, port, fromAddress }: MailValues): Record<string, string | null> {
  return {
    host: host.trim() === "" ? "Server is required" : null,
    port: Number(port) > 0 ? null : "Port is required",
    fromAddress: fromAddress.includes("@") ? null : "Must be a valid email",
  };
}
