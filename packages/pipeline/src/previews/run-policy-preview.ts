import { setImmediate } from "node:timers/promises";
import type { Policy, ResourceSuppression } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { askEngine, type PolicyVerdict } from "../policies/ask-policies.ts";
import { suppressVerdicts } from "../policies/suppress-verdicts.ts";
import { lakeTime } from "../works/lake-time.ts";
import { type DetectionMatch, workOf } from "../works/matches-to-commit.ts";
import type { WorkToGroup } from "../works/work-to-commit.ts";
import { compareAlerts } from "./compare-alerts.ts";
import { type EventReference, groupFindings } from "./group-findings.ts";
import type { PreviewedVersion, PreviewLimits } from "./preview-scope.ts";
import { compareVerdicts, isFailure, ResourceTally } from "./resource-tally.ts";
import type { PreviewState } from "./run-preview.ts";

export interface PolicyPreviewTask {
  readonly resources: Pick<Store["resources"], "listBehind" | "count">;
  readonly suppressions: Pick<Store["suppressions"], "ofResources">;
  readonly draft: PreviewedVersion<Policy>;
  /** What the draft is compared with. */
  readonly saved: PreviewedVersion<Policy> | undefined;
  /** When the alerts would be raised. */
  readonly at: Date;
  readonly limits: PreviewLimits;
  readonly signal: AbortSignal;
}

/** A document may have a megabyte. */
const resourcesAtOnce = 50;

/**
 * Runs a draft of a policy, and the saved version, on the stored resources as they are now. Yields as it goes on; the
 * last state is the result. Its new alerts are those that saving the draft would raise: of resources that fail and do
 * not by the saved version, because only the change to a failure alerts. Those of the saved version about resources that
 * no longer fail are gone.
 */
export async function* runPolicyPreview(task: PolicyPreviewTask): AsyncGenerator<PreviewState> {
  const { resources, suppressions, draft, saved, at, limits, signal } = task;
  const deadline = performance.now() + limits.timeMs;
  const types = typesOf(draft.rule, saved?.rule);
  const inScope = await resources.count({ types });
  const tally = new ResourceTally();
  const newFailures = new FailuresToAlert(draft.rule, at);
  const endedFailures = new FailuresToAlert(saved?.rule ?? draft.rule, at);
  const stillFailing = new Set<string>();
  const errors: WorkToGroup[] = [];
  let read = 0;
  let found = 0;

  const stateWith = (stoppedBy: PreviewState["stoppedBy"], isComplete = false): PreviewState => ({
    progress: isComplete || inScope === 0 ? 1 : Math.min(1, read / inScope),
    eventsInScope: Math.max(inScope, read),
    eventsRead: read,
    matches: tally.counts.failed,
    errors: tally.counts.errored,
    coveredUntilMs: at.getTime(),
    stoppedBy,
    findings: errors,
    resources: tally.summarize(),
    stillFailing,
    compareAlerts: () => compareAlerts(newFailures.alerts(), endedFailures.alerts()),
  });

  for (let behind = ""; ; ) {
    const page = await resources.listBehind(behind, types, resourcesAtOnce);
    const suppressed = await suppressions.ofResources(page.map(({ id }) => id));
    const [ofDraft, ofSaved] = await Promise.all([
      ask(draft, page, suppressed),
      saved ? ask(saved, page, suppressed) : noVerdicts,
    ]);
    for (const resource of page) {
      const [now, before] = [ofDraft.get(resource.id), ofSaved.get(resource.id)];
      const compared = compareVerdicts(resource, now, before);
      tally.add(compared);
      if (isFailure(now) || now?.status === "ERROR") found += 1;
      if (isFailure(before)) found += 1;
      if (now && compared.change === "NEWLY_FAILING") newFailures.add(now);
      if (before && compared.change === "NO_LONGER_FAILING") endedFailures.add(before);
      if (compared.change === "STILL_FAILING") stillFailing.add(resource.id);
      if (now?.status === "ERROR" && !now.suppressed) errors.push(errorWork(now, at));
    }
    read += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < resourcesAtOnce) break;
    behind = last.id;
    if (found >= limits.findingsMax) return yield stateWith("findings");
    if (performance.now() > deadline) return yield stateWith("time");
    signal.throwIfAborted();
    yield stateWith(undefined);
    await setImmediate();
  }
  yield stateWith(undefined, true);
}

const noVerdicts: ReadonlyMap<string, PolicyVerdict> = new Map();

/** By the resource; those of which the policy is not are missing. */
async function ask(
  { rule, engine }: PreviewedVersion<Policy>,
  page: Parameters<typeof askEngine>[2],
  suppressions: readonly ResourceSuppression[],
): Promise<ReadonlyMap<string, PolicyVerdict>> {
  const verdicts = await askEngine(engine, { rules: [], policies: [rule] }, page);
  return new Map(suppressVerdicts(verdicts, suppressions).map((verdict) => [verdict.resourceId, verdict]));
}

/** Of both versions, because what only the saved one looks at may fail no longer; empty for all. */
function typesOf(draft: Policy, saved: Policy | undefined): readonly string[] {
  const lists = saved === undefined ? [draft.resourceTypes] : [draft.resourceTypes, saved.resourceTypes];
  return lists.some((types) => types.length === 0) ? [] : [...new Set(lists.flat())];
}

/** Errors do not alert, and are counted by their message. */
function errorWork({ policyId, policy, error, errorKind }: PolicyVerdict, at: Date): WorkToGroup {
  const failure = { ruleId: policyId, kind: errorKind, message: error, logType: "" };
  return { at, detections: new Map([[policyId, policy]]), matches: [], errors: [failure], delivered: undefined };
}

/** Failures as a check of the resources would commit them, without their documents. */
class FailuresToAlert {
  readonly #policy: Policy;
  readonly #at: Date;
  readonly #failures: DetectionMatch[] = [];
  readonly #resourceIds: string[] = [];

  constructor(policy: Policy, at: Date) {
    this.#policy = policy;
    this.#at = at;
  }

  add({ resourceId, match }: PolicyVerdict): void {
    if (match === undefined) return;
    this.#failures.push({ ...match, context: {}, event: {} });
    this.#resourceIds.push(resourceId);
  }

  alerts() {
    if (this.#failures.length === 0) return [];
    const [at, eventTime] = [this.#at, lakeTime(this.#at)];
    const work = workOf({ token: "preview", at, detections: [this.#policy], matches: this.#failures, errors: [] });
    const resourceOf = new Map<object, string>();
    work.matches.forEach((match, index) => {
      resourceOf.set(match, this.#resourceIds[index] ?? "");
    });
    return groupFindings([work], (subject): EventReference[] => {
      const resourceId = resourceOf.get(subject);
      return resourceId === undefined ? [] : [{ logType: "", rowId: resourceId, resourceId, eventTime }];
    });
  }
}
