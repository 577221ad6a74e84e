import { type AlertFilter, type Entity, entityFields, invalidInput } from "@pharos/domain";
import type { AlertEntityInput, AlertsInput } from "../generated/resolver-types.ts";
import { present } from "../graphql/present.ts";

/** @throws input.invalid */
function entityOf({ field, value }: AlertEntityInput): Entity {
  const known = entityFields.find((one) => one === field);
  if (known === undefined)
    throw invalidInput(`The field of an entity is one of ${entityFields.join(", ")}, not ${field}`);
  return { field: known, value };
}

/** @throws input.invalid */
export function readAlertFilter(input: AlertsInput, now: Date): AlertFilter {
  return present({
    snoozed: input.snoozed && { is: input.snoozed === "ONLY", at: now },
    isInCase: input.cases && input.cases === "IN_CASE",
    statuses: input.statuses,
    outcomes: input.outcomes,
    severities: input.severities,
    types: input.types,
    subtypes: input.subtypes,
    logTypes: input.logTypes,
    sourceIds: input.logSources,
    ruleId: input.detectionId,
    entity: input.entity && entityOf(input.entity),
    resourceId: input.resourceId,
    assigneeIds: input.assigneeIds,
    titleContains: input.nameContains,
    createdAfter: input.createdAtAfter,
    createdBefore: input.createdAtBefore,
    eventCountMin: input.eventCountMin,
    eventCountMax: input.eventCountMax,
  });
}
