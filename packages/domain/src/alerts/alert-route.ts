/** Which step of routing decided. */
export const routingSteps = ["SKIPPED", "DYNAMIC", "OVERRIDES", "DEFAULTS", "SYSTEM_ERROR"] as const;
export type RoutingStep = (typeof routingSteps)[number];

/** Where an alert goes. */
export interface AlertRoute {
  readonly step: RoutingStep;
  readonly destinationIds: readonly string[];
  /** Ids and names that were asked for and are no destination. */
  readonly missing: readonly string[];
}
