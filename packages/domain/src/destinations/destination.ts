import type { AlertSubtype } from "../alerts/alert.ts";
import type { Severity } from "../alerts/severity.ts";
import type { FollowedChange } from "./follow-up.ts";
import type { QuietSettings } from "./quiet.ts";

/**
 * `FAILING`: the latest attempts failed, and it is tried again once a minute. `CREDENTIALS_REJECTED`: its queue is held
 * until somebody changes its settings or a test succeeds.
 */
export const verificationStatuses = ["UNVERIFIED", "VERIFIED", "FAILING", "CREDENTIALS_REJECTED"] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** By which alerts a destination is chosen when the detection names none. */
export interface RoutingDefaults {
  readonly defaultForSeverity: readonly Severity[];
  readonly alertTypes: readonly AlertSubtype[];
  /** Empty for all. */
  readonly logTypes: readonly string[];
}

/** An external service that receives alerts. Its settings are sealed in the store and not a part of it. */
export interface Destination extends RoutingDefaults {
  readonly id: string;
  /** The kind's identifier, such as `customwebhook`. */
  readonly type: string;
  readonly displayName: string;
  /** Changes of an alert that are sent after the alert itself. */
  readonly follows: readonly FollowedChange[];
  /** Liquid that makes the title and the description of its messages; empty for those of the alert. */
  readonly titleTemplate: string;
  readonly descriptionTemplate: string;
  readonly quiet: QuietSettings;
  readonly verification: VerificationStatus;
  /** Nothing is sent before this time. */
  readonly pausedUntil: Date | undefined;
  readonly failuresInRow: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedBy: string;
  readonly updatedAt: Date;
  readonly revision: number;
}

/** What stands for a stored secret wherever one is shown; sent back, it keeps the stored one. */
export const secretMask = "*".repeat(19);
export const destinationNameLengthMax = 100;
