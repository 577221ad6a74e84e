import { type ComplianceCounts, type ComplianceStatus, noCompliance, type Resource } from "@pharos/domain";
import type { Verdict } from "../policies/plan-compliance.ts";

/** Between two versions of a policy; what is suppressed fails by neither. */
export type ResourceChange = "NEWLY_FAILING" | "STILL_FAILING" | "NO_LONGER_FAILING";

/** What the versions of a policy say of one resource; undefined where a version is not about its type. */
export interface PreviewedResource extends Pick<Resource, "id" | "type" | "accountId" | "name"> {
  readonly status: ComplianceStatus | undefined;
  readonly suppressed: boolean;
  readonly savedStatus: ComplianceStatus | undefined;
  readonly savedSuppressed: boolean;
  readonly change: ResourceChange | undefined;
  /** What the draft raised; empty unless its status is ERROR. */
  readonly error: string;
}

export interface PreviewedCounts extends ComplianceCounts {
  readonly newlyFailing: number;
  readonly stillFailing: number;
  readonly noLongerFailing: number;
}

/** Resources of one type and account. */
export interface PreviewedGroup extends PreviewedCounts {
  readonly type: string;
  readonly accountId: string;
}

export interface PreviewedResources {
  readonly counts: PreviewedCounts;
  /** Those with the most differences and failures first. */
  readonly groups: readonly PreviewedGroup[];
  /** Groups that are not listed. */
  readonly groupsOmitted: number;
  /** The first ones by id of each outcome, differences first. */
  readonly items: readonly PreviewedResource[];
}

const groupsMax = 100;
/** Beyond so many types and accounts, resources are counted, but in no group. */
const groupsCountedMax = 10_000;
export const itemsOfOutcomeMax = 100;

/** The outcomes by which resources are listed, in the order of the list. */
const outcomes = [
  "NEWLY_FAILING",
  "NO_LONGER_FAILING",
  "ERROR",
  "STILL_FAILING",
  "SUPPRESSED",
  "PASS",
  "NOT_ASKED",
] as const;
type Outcome = (typeof outcomes)[number];

/** What the versions say of one resource. Without a saved version whatever fails does so newly. */
export function compareVerdicts(
  { id, type, accountId, name }: Resource,
  draft: Verdict | undefined,
  saved: Verdict | undefined,
): PreviewedResource {
  return {
    id,
    type,
    accountId,
    name,
    status: draft?.status,
    suppressed: draft?.suppressed ?? false,
    savedStatus: saved?.status,
    savedSuppressed: saved?.suppressed ?? false,
    change: changeOf(isFailure(draft), isFailure(saved)),
    error: draft?.error ?? "",
  };
}

export function isFailure(verdict: Pick<Verdict, "status" | "suppressed"> | undefined): boolean {
  return verdict?.status === "FAIL" && !verdict.suppressed;
}

function changeOf(fails: boolean, failed: boolean): ResourceChange | undefined {
  if (fails) return failed ? "STILL_FAILING" : "NEWLY_FAILING";
  return failed ? "NO_LONGER_FAILING" : undefined;
}

type MutableCounts = { -readonly [K in keyof PreviewedCounts]: number };
const noCounts: PreviewedCounts = { ...noCompliance, newlyFailing: 0, stillFailing: 0, noLongerFailing: 0 };

/** Counts resources, and keeps the first ones of each outcome: a preview may look at more than memory holds. */
export class ResourceTally {
  readonly #counts: MutableCounts = { ...noCounts };
  readonly #groups = new Map<string, MutableCounts & { readonly type: string; readonly accountId: string }>();
  readonly #items = new Map<Outcome, PreviewedResource[]>(outcomes.map((outcome) => [outcome, []]));

  get counts(): PreviewedCounts {
    return this.#counts;
  }

  add(resource: PreviewedResource): void {
    count(this.#counts, resource);
    const group = this.#groupOf(resource);
    if (group !== undefined) count(group, resource);
    const items = this.#items.get(outcomeOf(resource));
    if (items !== undefined && items.length < itemsOfOutcomeMax) items.push(resource);
  }

  summarize(): PreviewedResources {
    const groups = [...this.#groups.values()].sort(compareGroups);
    return {
      counts: { ...this.#counts },
      groups: groups.slice(0, groupsMax).map((group) => ({ ...group })),
      groupsOmitted: Math.max(0, groups.length - groupsMax),
      items: [...this.#items.values()].flat(),
    };
  }

  #groupOf({ type, accountId }: PreviewedResource) {
    const key = JSON.stringify([type, accountId]);
    const known = this.#groups.get(key);
    if (known !== undefined || this.#groups.size >= groupsCountedMax) return known;
    const group = { type, accountId, ...noCounts };
    this.#groups.set(key, group);
    return group;
  }
}

function count(counts: MutableCounts, { status, suppressed, change }: PreviewedResource): void {
  if (change === "NEWLY_FAILING") counts.newlyFailing += 1;
  if (change === "STILL_FAILING") counts.stillFailing += 1;
  if (change === "NO_LONGER_FAILING") counts.noLongerFailing += 1;
  if (status === undefined) return;
  if (suppressed) counts.suppressed += 1;
  else if (status === "FAIL") counts.failed += 1;
  else if (status === "ERROR") counts.errored += 1;
  else counts.passed += 1;
}

function outcomeOf({ status, suppressed, change }: PreviewedResource): Outcome {
  if (change !== undefined) return change;
  if (status === undefined) return "NOT_ASKED";
  if (suppressed) return "SUPPRESSED";
  return status === "ERROR" ? "ERROR" : "PASS";
}

function compareGroups(a: PreviewedGroup, b: PreviewedGroup): number {
  return (
    b.newlyFailing + b.noLongerFailing - (a.newlyFailing + a.noLongerFailing) ||
    b.failed - a.failed ||
    b.errored - a.errored ||
    (a.type + a.accountId < b.type + b.accountId ? -1 : 1)
  );
}
