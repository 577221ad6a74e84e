import { defineError } from "../errors/pharos-error.ts";

export const resourceInvalid = defineError("resources.invalid", "InvalidInput", (reason: string) => reason);
export const resourceNotFound = defineError(
  "resources.not_found",
  "NotFound",
  (id: string) => `The resource ${id} does not exist`,
);
export const complianceNotFound = defineError(
  "resources.compliance_not_found",
  "NotFound",
  (policyId: string, resourceId: string) => `The policy ${policyId} has no result for the resource ${resourceId}`,
);
export const suppressionReasonMissing = defineError(
  "resources.suppression_reason_missing",
  "InvalidInput",
  () => "Say why the result does not count",
);
export const suppressionReasonTooLong = defineError(
  "resources.suppression_reason_too_long",
  "InvalidInput",
  (max: number) => `A reason can have at most ${max} characters`,
);
export const suppressedByPattern = defineError(
  "resources.suppressed_by_pattern",
  "InvalidInput",
  (policyId: string) =>
    `The result is suppressed by a pattern of the policy ${policyId}. Take the pattern out of its suppressions.`,
);
export const resourcesTooMany = defineError(
  "resources.too_many",
  "InvalidInput",
  (count: number, max: number) => `At most ${max} resources are taken at once, these are ${count}`,
);
