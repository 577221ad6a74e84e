import type { DeliveryOutcome, FollowedChange } from "@pharos/domain";
import type { DestinationSettings } from "@pharos/store";

/** A kind of destination as its form and its rules for settings show it. */
export interface DestinationKindInfo {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** Of the form, as the console lays it out. */
  readonly fields: readonly { readonly name: string }[];
  /** Members of the settings that nobody reads again. */
  readonly secretKeys: readonly string[];
  /** @throws PharosError InvalidInput with field errors */
  readonly parseSettings: (settings: unknown) => DestinationSettings;
}

/** The way to destinations; apps/server puts it together. */
export interface DestinationGateway {
  readonly kinds: readonly DestinationKindInfo[];
  /** The changes of an alert that a destination with such settings hears of. */
  followsOf(settings: DestinationSettings): FollowedChange[];
  /** Sends a made-up alert. Never throws for what the other side does. */
  sendTest(type: string, settings: DestinationSettings): Promise<DeliveryOutcome>;
}
