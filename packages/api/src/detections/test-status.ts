import { createHash } from "node:crypto";
import { type Detection, isCorrelationRule, isPolicy } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import { findReadPermission } from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";

/** A digest of all that the detection's unit tests run on. */
export function testedTextOf(detection: Detection): string {
  return createHash("sha256")
    .update(JSON.stringify(testedMembers(detection)))
    .digest("base64url");
}

function testedMembers(detection: Detection): readonly unknown[] {
  const { kind, body, tests } = detection;
  if (isPolicy(detection)) return [kind, body, tests];
  if (isCorrelationRule(detection)) return [kind, body, detection.logic, tests];
  const { simple, sigma, inlineFilters, logTypes, severity } = detection;
  return [kind, body, simple, sigma, inlineFilters, logTypes, severity, tests];
}

/** Keeps how the unit tests of a detection ended, for as long as what they ran on stays as it is. */
export async function recordTests(
  { store, clock }: Pick<RequestContext, "store" | "clock">,
  detection: Detection,
  results: readonly { readonly passed: boolean }[],
): Promise<void> {
  const passed = results.filter((result) => result.passed).length;
  await store.detectionTestRuns.record({
    detectionId: detection.id,
    testedText: testedTextOf(detection),
    passed,
    failed: results.length - passed,
    ranAt: clock(),
    detectionModified: detection.lastModified,
  });
}

export async function testStatus(context: RequestContext, detection: Detection) {
  authorize(context.actor, findReadPermission(detection));
  const run = await context.loaders.testRuns.load(detection.id);
  const isCurrent = run !== undefined && run.testedText === testedTextOf(detection);
  return { total: detection.tests.length, lastRun: isCurrent ? run : null };
}
