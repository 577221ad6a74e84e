import type { DeliveryOutcome, Mail, MailSettings } from "@pharos/domain";

/** The way to mail servers; apps/server puts it together. */
export interface MailGateway {
  /** @throws PharosError InvalidInput with field errors */
  parseSettings(given: unknown): MailSettings;
  /** Sends at once. Never throws for what the server does. */
  send(mail: Mail, settings: MailSettings): Promise<DeliveryOutcome>;
}
