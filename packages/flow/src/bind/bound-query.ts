import type { FlowDiagnostic } from "../diagnostics/flow-diagnostic.ts";
import type { Expression, Relation } from "../plan/plan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import type { Visualization } from "./visualization.ts";

/** A name and the place that gave it its meaning: what rename changes together. */
export interface NameUse {
  readonly node: FlowNode;
  /** The name in its `let`, assignment or lambda; undefined where the lake gave it. */
  readonly declaration: FlowNode | undefined;
}

export interface Stage {
  /** The operator, or the source of a pipeline. */
  readonly node: FlowNode;
  readonly input: Relation | undefined;
  readonly output: Relation;
}

/** What a query means, as far as it has a meaning: errors leave gaps that are null, and the rest stands. */
export interface BoundQuery {
  /** Undefined without a statement that shows rows. */
  readonly relation: Relation | undefined;
  readonly diagnostics: readonly FlowDiagnostic[];
  readonly visualization: Visualization | undefined;
  /** For the editor: what each part of the text became. */
  readonly expressions: ReadonlyMap<FlowNode, Expression>;
  readonly stages: readonly Stage[];
  readonly names: readonly NameUse[];
  /** Whether the query itself names what it reads, so that a form's choice of tables has no say. */
  readonly namesTables: boolean;
}
