import { outlineCorrelation } from "@pharos/detection-content/editor";
import type { CodeCompletion, CodeDiagnostic, CodeHover, CodeLanguage } from "@pharos/ui/code-editor";
import { placeProblems } from "../code/told-problems.ts";
import type { KnownDetections } from "./known-detections.ts";

const ruleIdBefore = /RuleID:[ \t]*["']?([^"'\n]*)$/;
const keyBefore = /(?:^|[\s{,-])([A-Za-z]*)$/;
const keys = [
  ["Sequence", "rules whose signals follow each other"],
  ["Group", "rules whose signals come in any order"],
  ["Transitions", "what signals of neighboring steps have in common, and how soon they follow"],
  ["MatchCriteria", "what signals of a group have in common"],
  ["MinMatchCount", "of a step: its signals at least; of a group: its members at least"],
  ["MaxMatchCount", "a step's signals at most"],
  ["Absence", "true: the rule must have no signals"],
  ["ID", "the name of a step or a transition"],
  ["RuleID", "the ID of a detection"],
  ["From", "the step or path that a transition begins with"],
  ["To", "the step or path that a transition ends with"],
  ["On", "the path whose value both signals share"],
  ["Match", "the path, or paths, whose values are equal"],
  ["GroupID", "the ID of a member of the group"],
  ["WithinTimeFrameMinutes", "from 1 to 1440"],
  ["Schedule", "when the rule runs"],
  ["RateMinutes", "at least 2"],
  ["CronExpression", "five fields, in UTC"],
  ["TimeoutMinutes", "how long a run may take"],
  ["LookbackWindowMinutes", "from 15 to 21600"],
  ["EventEvaluationOrder", "Chronological or ReverseChronological"],
] as const;

/** YAML of a correlation: its mistakes as they are typed, its keys, and the rules that there are. */
export class CorrelationLanguage implements CodeLanguage {
  readonly id = "correlation-yaml";
  readonly grammar = "yaml";
  private readonly known: Promise<KnownDetections | undefined>;
  private ruleId = "";

  /** @param known the detections that steps may name; without them names are not checked */
  constructor(known: Promise<KnownDetections | undefined>) {
    this.known = known.catch(() => undefined);
  }

  setRuleId(ruleId: string): void {
    this.ruleId = ruleId;
  }

  async diagnose(text: string): Promise<CodeDiagnostic[]> {
    const known = await this.known;
    const { problems } = outlineCorrelation(text, {
      ruleId: this.ruleId,
      ...(known && { findDetection: (id: string) => known.get(id) }),
    });
    return placeProblems(text, problems);
  }

  async complete(text: string, offset: number): Promise<CodeCompletion> {
    const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
    const written = ruleIdBefore.exec(line)?.[1];
    if (written !== undefined) return { start: offset - written.length, end: offset, items: await this.ruleItems() };
    const key = keyBefore.exec(line)?.[1];
    if (key === undefined || /:/.test(line.slice(0, line.length - key.length).replace(/^.*[{,]/, ""))) {
      return { start: offset, end: offset, items: [] };
    }
    const items = keys.map(([label, detail], rank) => ({ label, kind: "keyword", insert: `${label}: `, detail, rank }));
    return { start: offset - key.length, end: offset, items };
  }

  async hover(text: string, offset: number): Promise<CodeHover | undefined> {
    const start = text.lastIndexOf("\n", offset - 1) + 1;
    const line = text.slice(start, text.indexOf("\n", offset) < 0 ? text.length : text.indexOf("\n", offset));
    const [, id = ""] = /RuleID:[ \t]*["']?([^"'\n,}]+)/.exec(line) ?? [];
    const rule = (await this.known)?.get(id.trim());
    if (!rule) return undefined;
    const at = start + line.indexOf(id);
    return {
      start: at,
      end: at + id.length,
      title: rule.displayName || id,
      text: rule.enabled ? "Enabled" : "Disabled",
    };
  }

  /** Rules alone: policies cannot be correlated. */
  private async ruleItems() {
    const rules = [...((await this.known) ?? [])].filter(([id, { kind }]) => kind !== "POLICY" && id !== this.ruleId);
    return rules.map(([id, { displayName }], rank) => ({
      label: id,
      kind: "value",
      insert: id,
      detail: displayName === id ? undefined : displayName,
      rank,
    }));
  }
}
