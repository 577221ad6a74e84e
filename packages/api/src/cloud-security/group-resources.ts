import type { ResourceStatusCount } from "@pharos/store";

/** Resources that have something in common, each counted by the worst that policies say of it. */
export interface ResourceGroup {
  readonly label: string;
  readonly passed: number;
  readonly failed: number;
  readonly errored: number;
  readonly unchecked: number;
}

const columns = { PASS: "passed", FAIL: "failed", ERROR: "errored" } as const;

/** Sums by what they have in common; the group with most resources first. */
export function groupResources(
  counts: readonly ResourceStatusCount[],
  labelOf: (count: ResourceStatusCount) => string,
): ResourceGroup[] {
  const groups = [...Map.groupBy(counts, labelOf)].map(([label, members]) => {
    const group = { label, passed: 0, failed: 0, errored: 0, unchecked: 0 };
    for (const { status, resources } of members) group[status ? columns[status] : "unchecked"] += resources;
    return group;
  });
  return groups.toSorted((a, b) => totalOf(b) - totalOf(a) || (a.label < b.label ? -1 : 1));
}

function totalOf({ passed, failed, errored, unchecked }: ResourceGroup): number {
  return passed + failed + errored + unchecked;
}
