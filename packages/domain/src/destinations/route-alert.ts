import type { AlertSubtype } from "../alerts/alert.ts";
import type { AlertRoute, RoutingStep } from "../alerts/alert-route.ts";
import type { Severity } from "../alerts/severity.ts";
import type { Destination } from "./destination.ts";

/** What decides where an alert goes. */
export interface RoutableAlert {
  readonly subtype: AlertSubtype;
  readonly severity: Severity;
  readonly logTypes: readonly string[];
  /** What `destinations()` of the first match returned, ids or names; undefined where it returned none. */
  readonly dynamicDestinations: readonly string[] | undefined;
  /** The detection's destination overrides: ids or names. */
  readonly overrides: readonly string[];
}

export type RoutableDestination = Pick<
  Destination,
  "id" | "displayName" | "defaultForSeverity" | "alertTypes" | "logTypes"
>;

export interface RoutingReason {
  readonly destinationId: string;
  readonly isChosen: boolean;
  readonly reason: string;
}

export interface ExplainedRoute extends AlertRoute {
  /** One for each destination, in the order given. */
  readonly reasons: readonly RoutingReason[];
}

/** The name by which `destinations()` asks for no destination at all; an empty list means the same. */
const skip = "SKIP";

/**
 * Decides once, when the alert is created: `destinations()` of the detection first, then its overrides, then severity,
 * alert type and log type. Names that no longer exist fall through to the next step and are reported as missing.
 */
export function routeAlert(alert: RoutableAlert, all: readonly RoutableDestination[]): AlertRoute {
  const { reasons: _, ...route } = explainRoute(alert, all);
  return route;
}

/** The same, with a reason for every destination. */
export function explainRoute(alert: RoutableAlert, all: readonly RoutableDestination[]): ExplainedRoute {
  if (alert.subtype === "SYSTEM_ERROR") {
    return decide("SYSTEM_ERROR", [], all, ({ alertTypes }) =>
      alertTypes.includes("SYSTEM_ERROR")
        ? chosen("It accepts system errors, which go out whatever their severity.")
        : passedOver("It does not accept system errors."),
    );
  }
  const { dynamicDestinations: dynamic, overrides } = alert;
  if (dynamic && (dynamic.length === 0 || dynamic.includes(skip))) {
    return decide("SKIPPED", [], all, () => passedOver("destinations() of the detection asked for no destination."));
  }
  const byFunction = findNamed(dynamic ?? [], all);
  if (byFunction.found.size > 0) {
    return decide("DYNAMIC", byFunction.missing, all, ({ id }) =>
      byFunction.found.has(id)
        ? chosen("destinations() of the detection returned it.")
        : passedOver("destinations() of the detection returned others."),
    );
  }
  const byOverride = findNamed(overrides, all);
  const missing = [...byFunction.missing, ...byOverride.missing];
  if (byOverride.found.size > 0) {
    return decide("OVERRIDES", missing, all, ({ id }) =>
      byOverride.found.has(id)
        ? chosen("The detection's destination overrides name it.")
        : passedOver("The detection's destination overrides name others."),
    );
  }
  return decide("DEFAULTS", missing, all, (destination) => judgeDefaults(alert, destination));
}

type Judgement = Omit<RoutingReason, "destinationId">;

const chosen = (reason: string): Judgement => ({ isChosen: true, reason });
const passedOver = (reason: string): Judgement => ({ isChosen: false, reason });

function decide(
  step: RoutingStep,
  missing: readonly string[],
  all: readonly RoutableDestination[],
  judge: (destination: RoutableDestination) => Judgement,
): ExplainedRoute {
  const reasons = all.map((destination) => ({ destinationId: destination.id, ...judge(destination) }));
  const destinationIds = reasons.flatMap(({ destinationId, isChosen }) => (isChosen ? [destinationId] : []));
  return { step, destinationIds, missing: [...new Set(missing)], reasons };
}

function findNamed(names: readonly string[], all: readonly RoutableDestination[]) {
  const found = new Set<string>();
  const missing: string[] = [];
  for (const name of names) {
    const destination = all.find(({ id }) => id === name) ?? all.find(({ displayName }) => displayName === name);
    if (destination) found.add(destination.id);
    else missing.push(name);
  }
  return { found, missing };
}

function judgeDefaults({ severity, subtype, logTypes }: RoutableAlert, destination: RoutableDestination): Judgement {
  if (!destination.defaultForSeverity.includes(severity))
    return passedOver(`It takes no alerts of ${words(severity)} severity.`);
  if (!destination.alertTypes.includes(subtype)) return passedOver(`It takes no alerts of the type ${words(subtype)}.`);
  const wanted = destination.logTypes;
  if (wanted.length > 0 && !logTypes.some((logType) => wanted.includes(logType))) {
    const shown = logTypes.length > 0 ? logTypes.join(", ") : "alerts without a log type";
    return passedOver(`It takes ${wanted.join(", ")} only, not ${shown}.`);
  }
  return chosen(
    wanted.length > 0 ? "It takes this severity, alert type and log type." : "It takes this severity and alert type.",
  );
}

/** `SCHEDULED_RULE_ERROR` → "scheduled rule error" */
function words(name: string): string {
  return name.toLowerCase().replaceAll("_", " ");
}
