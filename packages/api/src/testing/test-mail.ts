import { type DeliveryOutcome, type Mail, type MailSettings, PharosError } from "@pharos/domain";
import type { MailGateway } from "../context/mail-gateway.ts";

/** A record of the mail that was sent at once. */
export class TestMail implements MailGateway {
  readonly sent: { readonly mail: Mail; readonly settings: MailSettings }[] = [];
  outcome: DeliveryOutcome = { kind: "delivered", statusCode: 250, message: "queued" };

  parseSettings(given: unknown): MailSettings {
    const settings = given as MailSettings;
    if (settings.host !== "") return settings;
    throw new PharosError("input.invalid", "InvalidInput", "Server is required", { host: "Server is required" });
  }

  async send(mail: Mail, settings: MailSettings): Promise<DeliveryOutcome> {
    this.sent.push({ mail, settings });
    return this.outcome;
  }
}
