import type { DetectionCommon, DetectionTest } from "./detection-common.ts";

/** A Python check of a cloud resource: True means compliant. */
export interface Policy extends DetectionCommon {
  readonly kind: "POLICY";
  /** Empty for every type. */
  readonly resourceTypes: readonly string[];
  /** Patterns of resource ids whose failures do not count; only `*` is special. */
  readonly suppressions: readonly string[];
  readonly body: string;
  readonly tests: readonly DetectionTest[];
}
