import type { CorrelationOutline, OutlinedStep, OutlinedTransition } from "@pharos/detection-content/editor";
import type { FlowEdge, FlowMember, FlowNode } from "@pharos/ui/flow-chart";
import type { KnownDetections } from "./known-detections.ts";

interface ChartContext {
  readonly known: KnownDetections;
  /** Undefined for a rule that raises none. */
  readonly alert: { readonly title: string; readonly severity: string } | undefined;
  readonly goToLine: (line: number) => void;
}

/** The boxes and arrows of a correlation: its steps one after the other, or its group as one box, and the alert. */
export function chartOf(
  outline: CorrelationOutline,
  { known, alert, goToLine }: ChartContext,
): { readonly nodes: readonly FlowNode[]; readonly edges: readonly FlowEdge[] } {
  const steps = outline.steps.map((step, index) => ({ ...memberOf(step, known, goToLine), id: `step${index}` }));
  if (steps.length === 0) return { nodes: [], edges: [] };
  const rules = outline.form === "Group" ? [groupOf(outline, steps)] : steps;
  const end = alert === undefined ? [] : [alertOf(alert)];
  const nodes: readonly FlowNode[] = [...rules, ...end];
  const edges = nodes.slice(1).map((node, index) => {
    const [from, to] = [outline.steps[index], outline.steps[index + 1]];
    const transition = outline.transitions.find((one) => one.from === from?.id && one.to === to?.id);
    const isBetweenSteps = outline.form !== "Group" && to !== undefined;
    return {
      from: nodes[index]?.id ?? "",
      to: node.id,
      lines: isBetweenSteps && transition ? transitionLines(transition) : [],
    };
  });
  return { nodes, edges };
}

function memberOf(step: OutlinedStep, known: KnownDetections, goToLine: (line: number) => void): FlowMember {
  const { id, ruleId, line, problem } = step;
  return {
    id,
    title: known.get(ruleId)?.displayName || ruleId || "No rule",
    lines: [id === "" ? countText(step) : `${id}: ${countText(step)}`],
    problem,
    onOpen: () => goToLine(line),
  };
}

function countText({ absence, minMatchCount: min, maxMatchCount: max }: OutlinedStep): string {
  if (absence) return "no signals";
  if (max === min) return min === 1 ? "exactly 1 signal" : `exactly ${min} signals`;
  if (max !== undefined) return `${min} to ${max} signals`;
  return min === 1 ? "at least 1 signal" : `at least ${min} signals`;
}

function groupOf({ minMatchCount, criteria }: CorrelationOutline, members: readonly FlowMember[]): FlowNode {
  const needed = minMatchCount === undefined ? "All of them, in any order" : `At least ${minMatchCount} of them`;
  const shared = criteria.length === 0 ? [] : [`same ${criteria.join(", ")}`];
  return { id: "group", title: "Group", lines: [needed, ...shared], members };
}

function alertOf({ title, severity }: { readonly title: string; readonly severity: string }): FlowNode {
  const level = severity.charAt(0) + severity.slice(1).toLowerCase();
  return { id: "alert", title: `${level} alert`, lines: title === "" ? [] : [title], isEnd: true };
}

function transitionLines({ withinMinutes, match }: OutlinedTransition): string[] {
  const within = withinMinutes === undefined ? [] : [`within ${withinMinutes} min`];
  if (match === undefined) return within;
  return [...within, match.from === match.to ? `same ${match.from}` : `${match.from} = ${match.to}`];
}
