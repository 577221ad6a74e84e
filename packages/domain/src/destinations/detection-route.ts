import type { AlertSubtype } from "../alerts/alert.ts";
import type { Detection } from "../detections/detection.ts";
import type { RoutableAlert } from "./route-alert.ts";

/** A derived rule runs as what it is derived from; policies have no subtype for errors (specification 2 §3). */
export function alertSubtypeOf(detection: Detection, isError: boolean): AlertSubtype {
  if (detection.kind === "POLICY") return "POLICY";
  if (detection.kind === "CORRELATION_RULE") return isError ? "CORRELATION_RULE_ERROR" : "CORRELATION_RULE";
  const isScheduled = detection.kind === "SCHEDULED_RULE" || detection.scheduledQueries?.length;
  if (isScheduled) return isError ? "SCHEDULED_RULE_ERROR" : "SCHEDULED_RULE";
  return isError ? "RULE_ERROR" : "RULE";
}

/** What decides where the detection's alerts go while none of its functions says otherwise. */
export function routableOf(detection: Detection): RoutableAlert {
  return {
    subtype: alertSubtypeOf(detection, false),
    severity: detection.severity,
    logTypes: "logTypes" in detection ? detection.logTypes : [],
    dynamicDestinations: undefined,
    overrides: detection.outputIds,
  };
}

/** Whether it is enabled, and its matches become alerts. */
export function raisesAlerts(detection: Detection): boolean {
  return detection.enabled && !("createAlert" in detection && detection.createAlert === false);
}

/** Whether a function of its code chooses the destinations of each alert. */
export function choosesDestinations({ body }: Detection): boolean {
  return /^def destinations\s*\(/m.test(body);
}
