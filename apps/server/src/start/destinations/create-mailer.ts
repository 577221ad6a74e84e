import type { MailGateway } from "@pharos/api";
import { createMailSender, parseMailSettings } from "@pharos/connectors";
import { type DeliveryOutcome, describeError, type Mail } from "@pharos/domain";
import type { Store } from "@pharos/store";

export interface Mailer extends Disposable {
  /** By the stored settings. Never throws. */
  readonly sendMail: (mail: Mail) => Promise<DeliveryOutcome>;
  readonly gateway: MailGateway;
}

/** The way to the installation's mail server. */
export function createMailer(store: Store, allowedPrivateHosts: readonly string[]): Mailer {
  const sender = createMailSender({ allowedPrivateHosts });
  return {
    sendMail: async (mail) => {
      try {
        const settings = await store.mailSettings.get();
        return settings ? await sender.send(mail, settings) : noServer;
      } catch (error) {
        return { kind: "retry", statusCode: 0, message: describeError(error) };
      }
    },
    gateway: { parseSettings: parseMailSettings, send: (mail, settings) => sender.send(mail, settings) },
    [Symbol.dispose]: () => sender[Symbol.dispose](),
  };
}

const noServer: DeliveryOutcome = {
  kind: "refused",
  statusCode: 0,
  message: "No mail server is set up. Set one up under Settings > General.",
};
