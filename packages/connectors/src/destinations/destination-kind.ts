import type { DeliveryOutcome, Pace } from "@pharos/domain";
import type { DestinationField } from "./destination-field.ts";
import type { FollowUpMessage } from "./follow-up/follow-up.ts";
import type { BoomerangWay } from "./inbound/boomerang.ts";
import type { DestinationInbound } from "./inbound/inbound.ts";
import type { AlertMessage } from "./message/alert-message.ts";
import type { SendContext } from "./request/send-context.ts";
import type { ToolSetup } from "./tool-setup.ts";

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
  /** Absent where the tool documents no limit. */
  readonly pace?: Pace;
  /**
   * Looks in the tool for what an earlier attempt at this message created, by the message's idempotency key. Ends as
   * delivered, with the receipt where it is there and without one where it is not. Absent where the tool cannot be
   * asked, or drops repeats itself. Never throws for what the other side does.
   */
  findCreated?(message: AlertMessage, settings: Settings, context: SendContext): Promise<DeliveryOutcome>;
  /**
   * Tells of a change of an alert that was sent before; absent where the tool has no way to. Which changes those are,
   * the settings say (`followsOf`). Never throws for what the other side does.
   */
  followUp?(followUp: FollowUpMessage, settings: Settings, context: SendContext): Promise<DeliveryOutcome>;
  /**
   * Describes the text that sets the tool up: of a destination that is saved, with the address for what people change in
   * the tool; before, without address and settings. Absent where there is nothing to paste.
   */
  describeSetup?(saved: { readonly hookUrl: string; readonly settings: Settings } | undefined): ToolSetup | undefined;
  /** Takes the changes that people make in the tool; absent where none come back. */
  readonly inbound?: DestinationInbound<Settings>;
  /** Asks people about alerts; absent where the tool cannot. */
  readonly boomerang?: BoomerangWay<Settings>;
}
