export const mailSecurities = ["STARTTLS", "TLS", "NONE"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The mail server of the installation. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** `NONE` is for servers of one's own network only. */
  readonly security: MailSecurity;
  /** Empty where the server asks for none. */
  readonly user: string;
  readonly password: string;
  readonly fromAddress: string;
  readonly fromName: string;
  /** Empty: replies go to the sender. */
  readonly replyTo: string;
  /** Empty: mail goes to any domain. */
  readonly allowedRecipientDomains: readonly string[];
}

export const mailSecretKeys: readonly string[] = ["password"];

export function mayReceive({ allowedRecipientDomains }: MailSettings, address: string): boolean {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  return allowedRecipientDomains.length === 0 || allowedRecipientDomains.includes(domain);
}
