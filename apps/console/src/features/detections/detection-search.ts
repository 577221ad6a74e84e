import {
  type ComplianceStatus,
  complianceStatuses,
  type DetectionKind,
  detectionKinds,
  type Severity,
  type SortDirection,
  severities,
} from "@pharos/domain";
import type { DetectionsInput } from "../../graphql/generated/graphql.ts";
import { defined, listOf, oneOf, textOf } from "../../routing/search-codec.ts";
import { kindLabels } from "./detection-kind.ts";

export const detectionSorts = ["displayName", "severity", "lastModified", "enabled", "cost", "alerts"] as const;
export type DetectionSort = (typeof detectionSorts)[number];

/** The list's whole state, as its address holds it. */
export interface DetectionSearch {
  readonly q?: string;
  readonly kind?: readonly DetectionKind[];
  readonly severity?: readonly Severity[];
  readonly logType?: readonly string[];
  readonly tag?: readonly string[];
  readonly enabled?: boolean;
  /** Of policies: the worst that they say of a resource. */
  readonly compliance?: readonly ComplianceStatus[];
  readonly sortBy?: DetectionSort;
  readonly sortDir?: SortDirection;
}

export function readDetectionSearch(search: Record<string, unknown>): DetectionSearch {
  return defined({
    q: textOf(search.q),
    kind: listOf(search.kind, detectionKinds),
    severity: listOf(search.severity, severities),
    logType: listOf(search.logType),
    tag: listOf(search.tag),
    enabled: typeof search.enabled === "boolean" ? search.enabled : undefined,
    compliance: listOf(search.compliance, complianceStatuses),
    sortBy: oneOf(search.sortBy, detectionSorts),
    sortDir: oneOf(search.sortDir, ["ascending", "descending"] as const),
  });
}

export const complianceLabels: Readonly<Record<ComplianceStatus, string>> = {
  ERROR: "Error",
  FAIL: "Failing",
  PASS: "Passing",
};

const nonEmpty = <T>(list: readonly T[] | undefined): T[] | undefined =>
  list && list.length > 0 ? [...list] : undefined;

/** What the list is sorted by; it begins with the most severe. */
export function sortOf({ sortBy = "severity", sortDir = "descending" }: DetectionSearch) {
  return { sortBy, sortDir };
}

/** What the server is asked, without page; the most severe first unless the address says otherwise. */
export function detectionsInputOf(search: DetectionSearch): DetectionsInput {
  return defined({
    nameContains: search.q,
    kinds: nonEmpty(search.kind),
    severities: nonEmpty(search.severity),
    logTypes: nonEmpty(search.logType),
    tags: nonEmpty(search.tag),
    enabled: search.enabled,
    complianceStatuses: nonEmpty(search.compliance),
    ...sortOf(search),
  });
}

/** Takes away all that narrows; the sort stays. */
export const noDetectionFilters = {
  q: undefined,
  kind: undefined,
  severity: undefined,
  logType: undefined,
  tag: undefined,
  enabled: undefined,
  compliance: undefined,
} satisfies Record<Exclude<keyof DetectionSearch, "sortBy" | "sortDir">, undefined>;

export function filtersInWords({ q, kind, severity, logType, tag, enabled, compliance }: DetectionSearch): string[] {
  return [
    ...(q ? [`Name contains “${q}”`] : []),
    ...(kind?.length
      ? [
          `Kind: ${kind
            .map((one) => kindLabels[one])
            .join(", ")
            .toLowerCase()}`,
        ]
      : []),
    ...(severity?.length ? [`Severity: ${severity.join(", ").toLowerCase()}`] : []),
    ...(logType?.length ? [`Log type: ${logType.join(", ")}`] : []),
    ...(tag?.length ? [`Tag: ${tag.join(", ")}`] : []),
    ...(enabled === undefined ? [] : [enabled ? "Enabled" : "Disabled"]),
    ...(compliance?.length ? [`Compliance: ${compliance.map((one) => complianceLabels[one]).join(", ")}`] : []),
  ];
}
