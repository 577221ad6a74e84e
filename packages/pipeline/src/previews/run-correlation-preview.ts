import { setImmediate } from "node:timers/promises";
import { planCorrelation } from "@pharos/detection-content";
import type { CorrelationRule } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { correlationToMatch } from "../correlation/correlation-to-match.ts";
import { lakeTime } from "../works/lake-time.ts";
import { workOf } from "../works/matches-to-commit.ts";
import type { WorkToGroup } from "../works/work-to-commit.ts";
import { compareAlerts } from "./compare-alerts.ts";
import { type EventReference, groupFindings } from "./group-findings.ts";
import type { PreviewLimits, PreviewScope } from "./preview-scope.ts";
import { CorrelationReplay, type ReplayedRun } from "./replay-correlation.ts";
import type { PreviewState } from "./run-preview.ts";

export interface CorrelationPreviewTask {
  readonly lake: Pick<Lake, "signals" | "countSignals">;
  readonly draft: CorrelationRule;
  /** What the draft is compared with. */
  readonly saved: CorrelationRule | undefined;
  /** By the times of the signals' events. */
  readonly scope: Pick<PreviewScope, "fromMs" | "toMs">;
  readonly limits: PreviewLimits;
  readonly signal: AbortSignal;
}

const chunkMsMin = 6 * 3_600_000;

/**
 * Runs a draft of a correlation rule, and the saved version, on stored signals as their schedules would have, the oldest
 * first. Yields as it goes on; the last state is the result. The events of its alerts are the signals.
 * @throws queryTooSlow, signalsTooMany, correlationTooLarge
 */
export async function* runCorrelationPreview(task: CorrelationPreviewTask): AsyncGenerator<PreviewState> {
  const { lake, draft, saved, scope, limits, signal } = task;
  const { fromMs, toMs } = scope;
  const deadline = performance.now() + limits.timeMs;
  const steps = await countSteps(task);
  const versions = (saved === undefined ? [draft] : [draft, saved]).map(
    (rule) => new ReplayedVersion(lake, rule, scope),
  );
  const [ofDraft, ofSaved] = versions;
  const lookbacks = versions.map(({ lookbackMs }) => lookbackMs);
  const chunkMs = Math.max(chunkMsMin, ...lookbacks);
  const signals = [...new Map(steps.map((step) => [step.ruleId, step.signals])).values()];
  const inScope = signals.reduce((sum, count) => sum + count, 0);

  const stateAt = (reachedMs: number, stoppedBy: PreviewState["stoppedBy"]): PreviewState => {
    const progress = Math.min(1, Math.max(0, reachedMs - fromMs) / (toMs - fromMs));
    const findings = ofDraft?.works ?? [];
    return {
      progress,
      eventsInScope: inScope,
      eventsRead: Math.round(inScope * progress),
      matches: findings.reduce((sum, { matches }) => sum + matches.length, 0),
      errors: 0,
      coveredUntilMs: Math.min(toMs, Math.max(fromMs, reachedMs)),
      stoppedBy,
      findings,
      steps,
      compareAlerts: () => compareAlerts(ofDraft?.alerts() ?? [], ofSaved?.alerts()),
    };
  };

  for (let reachedMs = fromMs; reachedMs < toMs; ) {
    reachedMs = Math.min(toMs, reachedMs + chunkMs);
    for (const version of versions) await version.advance(reachedMs);
    signal.throwIfAborted();
    const found = versions.reduce((sum, { works }) => sum + works.length, 0);
    if (found >= limits.findingsMax) return yield stateAt(reachedMs, "findings");
    if (performance.now() > deadline && reachedMs < toMs) return yield stateAt(reachedMs, "time");
    yield stateAt(reachedMs, undefined);
    await setImmediate();
  }
}

async function countSteps({ lake, draft, scope }: CorrelationPreviewTask) {
  const { steps } = draft.logic;
  const counts = await lake.countSignals([...new Set(steps.map(({ ruleId }) => ruleId))], scope);
  return steps.map(({ id, ruleId }) => ({ stepId: id, ruleId, signals: counts.get(ruleId) ?? 0 }));
}

/** One version of a rule, and what its runs found. */
class ReplayedVersion {
  readonly works: WorkToGroup[] = [];
  readonly lookbackMs: number;
  readonly #rule: CorrelationRule;
  readonly #replay: CorrelationReplay;
  readonly #fromMs: number;
  readonly #signalsOf = new Map<object, readonly EventReference[]>();

  constructor(lake: Pick<Lake, "signals">, rule: CorrelationRule, scope: CorrelationPreviewTask["scope"]) {
    this.lookbackMs = planCorrelation(rule).lookbackMs;
    this.#rule = rule;
    this.#replay = new CorrelationReplay(lake, rule, scope);
    this.#fromMs = scope.fromMs;
  }

  async advance(untilMs: number): Promise<void> {
    for (const run of await this.#replay.advance(untilMs)) this.#add(run);
  }

  alerts() {
    return groupFindings(this.works, (subject) => this.#signalsOf.get(subject) ?? []);
  }

  #add({ at, found: all }: ReplayedRun): void {
    const found = all.filter(({ lastMs }) => lastMs >= this.#fromMs);
    if (found.length === 0) return;
    const matches = found.map((each) => correlationToMatch(this.#rule, each));
    const token = `preview:${at.toISOString()}`;
    const work = workOf({ token, at, detections: [this.#rule], matches, errors: [] });
    work.matches.forEach((match, index) => {
      const signals = found[index]?.signals ?? [];
      const references = signals.map(({ ruleId, rowId, timeMs }) => {
        return { logType: "", rowId, ruleId, eventTime: lakeTime(new Date(timeMs)) };
      });
      this.#signalsOf.set(match, references);
    });
    this.works.push(work);
  }
}
