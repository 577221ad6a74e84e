import type { DeliveryOutcome, Mail } from "@pharos/domain";
import type { OutboundFetch } from "../outbound/create-outbound-fetch.ts";
import type { AlertMessage } from "./alert-message.ts";
import type { DestinationField } from "./destination-field.ts";
import type { FollowUpMessage } from "./follow-up/follow-up.ts";

/** Everything that a kind sends with. */
export interface SendContext {
  /** Guards private addresses. */
  readonly fetch: OutboundFetch;
  /** By the installation's mail server. */
  readonly sendMail: (mail: Mail) => Promise<DeliveryOutcome>;
  readonly clock: () => Date;
  /** Of Pharos. */
  readonly version: string;
}

export interface DestinationKind<
  Settings extends Readonly<Record<string, unknown>> = Readonly<Record<string, unknown>>,
> {
  /** The identifier, such as `customwebhook`. */
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly fields: readonly DestinationField[];
  /** Members of the settings that nobody reads again; of a list of names and values, the values. */
  readonly secretKeys: readonly string[];
  /** @throws PharosError InvalidInput with field errors */
  parseSettings(given: unknown): Settings;
  /** Never throws for what the other side does. */
  send(message: AlertMessage, settings: Settings, context: SendContext): Promise<DeliveryOutcome>;
  /**
   * Tells of a change of an alert that was sent before; absent where the tool has no way to. Which changes those are,
   * the settings say (`followsOf`). Never throws for what the other side does.
   */
  followUp?(followUp: FollowUpMessage, settings: Settings, context: SendContext): Promise<DeliveryOutcome>;
}
