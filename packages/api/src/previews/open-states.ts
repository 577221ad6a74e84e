import {
  invalidInput,
  isCorrelationRule,
  isPolicy,
  isRule,
  isShipped,
  type Rule,
  type SavedQuery,
  type Stored,
} from "@pharos/domain";
import {
  type PreviewState,
  previewLimits,
  runCorrelationPreview,
  runPolicyPreview,
  runPreview,
  runScheduledPreview,
} from "@pharos/pipeline";
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
  const { lake, actor, queries, store } = context;
  const time = { fromMs: Date.parse(startsAt), toMs: Date.parse(endsAt) };
  const common = { lake, limits: previewLimits, signal };
  if (isCorrelationRule(rule)) {
    const ofSaved = saved && isCorrelationRule(saved) ? saved : undefined;
    const states = runCorrelationPreview({ ...common, draft: rule, saved: ofSaved, scope: time });
    return { states, conditions: [], [Symbol.asyncDispose]: async () => undefined };
  }
  if (isPolicy(rule)) {
    const opened = await openVersions(context, { rule, saved: saved && isPolicy(saved) ? saved : undefined, isDraft });
    const at = new Date(endsAt);
    const { resources, suppressions } = store;
    const states = runPolicyPreview({ ...opened, resources, suppressions, at, limits: previewLimits, signal });
    return { states, conditions: [], [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() };
  }
  const versions = await openVersions(context, { rule, saved: saved && isRule(saved) ? saved : undefined, isDraft });
  const { draft, saved: compared } = versions;
  const close = () => versions[Symbol.asyncDispose]();
  try {
    if (rule.kind === "SCHEDULED_RULE") {
      const accessOf = await store.authors.access();
      const states = runScheduledPreview({
        ...common,
        queries,
        savedQueries: queriesOf([rule, ...(compared ? [compared.rule] : [])], await store.savedQueries.all()),
        accessOf: (query) => (isShipped(query) ? undefined : accessOf(query.author)),
        draft,
        saved: compared,
        scope: time,
      });
      return { states, conditions: [], [Symbol.asyncDispose]: close };
    }
    const scope = { ...time, logTypes, logTypeAccess: actor.logTypeAccess };
    const enrich = await openEventEnricher(context);
    const states = runPreview({ ...common, enrich, draft, saved: compared, scope });
    return { states, conditions: versions.conditions, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Those that the versions name, each once. @throws input.invalid for one that is not there */
function queriesOf(rules: readonly Rule[], stored: readonly Stored<SavedQuery>[]): readonly Stored<SavedQuery>[] {
  const byName = new Map(stored.map((query) => [query.name, query]));
  const names = new Set(rules.flatMap(({ scheduledQueries = [] }) => scheduledQueries));
  if (names.size === 0) throw invalidInput("The rule names no scheduled query. Choose one to preview it on its rows.");
  return [...names].map((name) => {
    const query = byName.get(name);
    if (query === undefined) throw invalidInput(`There is no saved query ${name}`);
    return query;
  });
}
