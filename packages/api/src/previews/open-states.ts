import { isCorrelationRule, isRule } from "@pharos/domain";
import { type PreviewState, previewLimits, runCorrelationPreview, runPreview } from "@pharos/pipeline";
import type { RequestContext } from "../context/request-context.ts";
import { openEventEnricher } from "../lookup-tables/event-enricher.ts";
import { openVersions, type PreviewedVersions } from "./open-versions.ts";
import type { PreviewSubject } from "./preview-record.ts";

export interface OpenedStates extends AsyncDisposable {
  /** The last one is the result. */
  readonly states: AsyncIterable<PreviewState>;
  /** What events must meet for the draft to run, in words. */
  readonly conditions: readonly string[];
}

/** Makes the versions ready to run, each kind in its way. @throws input.invalid for a rule that does not run */
export async function openStates(
  context: RequestContext,
  { logTypes, startsAt, endsAt }: PreviewSubject,
  { rule, saved, isDraft }: PreviewedVersions,
  signal: AbortSignal,
): Promise<OpenedStates> {
  const { lake, actor } = context;
  const time = { fromMs: Date.parse(startsAt), toMs: Date.parse(endsAt) };
  const common = { lake, limits: previewLimits, signal };
  if (isCorrelationRule(rule)) {
    const ofSaved = saved && isCorrelationRule(saved) ? saved : undefined;
    const states = runCorrelationPreview({ ...common, draft: rule, saved: ofSaved, scope: time });
    return { states, conditions: [], [Symbol.asyncDispose]: async () => undefined };
  }
  const versions = await openVersions(context, { rule, saved: saved && isRule(saved) ? saved : undefined, isDraft });
  const scope = { ...time, logTypes, logTypeAccess: actor.logTypeAccess };
  const enrich = await openEventEnricher(context);
  const states = runPreview({ ...common, enrich, draft: versions.draft, saved: versions.saved, scope });
  const close = () => versions[Symbol.asyncDispose]();
  return { states, conditions: versions.conditions, [Symbol.asyncDispose]: close };
}
