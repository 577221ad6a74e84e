import type { ComplianceCounts } from "@pharos/domain";

/** "2 of 5 failing, 1 error"; empty where no policy looked at it. */
export function policiesText({ passed, failed, errored, suppressed }: ComplianceCounts): string {
  const all = passed + failed + errored;
  const parts = [
    ...(failed > 0 ? [`${failed} of ${all} failing`] : []),
    ...(errored > 0 ? [`${errored} ${errored === 1 ? "error" : "errors"}`] : []),
    ...(failed + errored === 0 && passed > 0 ? [`${passed} passing`] : []),
    ...(suppressed > 0 ? [`${suppressed} suppressed`] : []),
  ];
  return parts.join(", ");
}
