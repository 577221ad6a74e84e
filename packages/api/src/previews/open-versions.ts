import { type CorrelationRule, invalidInput, isRule, type Policy, type Rule } from "@pharos/domain";
import type { PreviewedVersion } from "@pharos/pipeline";
import type { RequestContext } from "../context/request-context.ts";

export type PreviewableDetection = Rule | CorrelationRule | Policy;

/** Versions of one kind of detection. */
export interface PreviewedVersions<T extends PreviewableDetection = PreviewableDetection> {
  readonly rule: T;
  readonly saved: T | undefined;
  readonly isDraft: boolean;
}

export interface OpenedVersions<T extends Rule | Policy> extends AsyncDisposable {
  readonly draft: PreviewedVersion<T>;
  /** Undefined also where the saved version does not run: then it raises no alert. */
  readonly saved: PreviewedVersion<T> | undefined;
  /** What events must meet for the draft to run, in words. */
  readonly conditions: readonly string[];
}

/** Loads each version in an interpreter of its own, apart from live detection and from each other. @throws input.invalid */
export async function openVersions<T extends Rule | Policy>(
  { rules }: RequestContext,
  versions: PreviewedVersions<T>,
): Promise<OpenedVersions<T>> {
  const { rule, saved } = versions;
  const opening = [rules.openEngine(rule), ...(saved ? [rules.openEngine(saved)] : [])];
  const settled = await Promise.allSettled(opening);
  const engines = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const close = async () => {
    await Promise.all(engines.map((engine) => engine.close()));
  };
  try {
    const [ofDraft, ofSaved] = await Promise.all(opening);
    const [outage] = ofDraft?.outages() ?? [];
    if (ofDraft === undefined || outage)
      throw invalidInput(`The ${isRule(rule) ? "rule" : "policy"} does not run: ${describe(outage)}`);
    const runs = ofSaved?.outages().length === 0;
    return {
      draft: { rule, engine: ofDraft },
      saved: saved && ofSaved && runs ? { rule: saved, engine: ofSaved } : undefined,
      conditions: ofDraft.necessaryConditions(rule.id),
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function describe(outage: { readonly message: string; readonly line: number } | undefined): string {
  if (outage === undefined) return "no engine was started";
  return outage.line > 1 ? `line ${outage.line}: ${outage.message}` : outage.message;
}
