import type { QueryVariables } from "@pharos/domain";
import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";
import type { FlowDiagnostic, FlowFix } from "../diagnostics/flow-diagnostic.ts";
import type { BindingCode, BindingParts } from "../diagnostics/messages.ts";
import type { Expression, Relation } from "../plan/plan.ts";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { readString } from "../syntax-tree/literals.ts";
import type { SyntaxTree } from "../syntax-tree/syntax-tree.ts";
import { nullType } from "../types/flow-type.ts";
import { bindingDiagnostic } from "./binding-diagnostic.ts";
import type { NameUse, Stage } from "./bound-query.ts";
import type { Scope } from "./scope.ts";
import type { Visualization } from "./visualization.ts";

export interface BindOptions {
  readonly catalogue: FlowCatalogue;
  /** What `time.now()` is: one instant for the whole query. */
  readonly now: Date;
  /** What a text without a source reads: the tables that a form selects, as `database.public.table`. */
  readonly selectedTables?: readonly string[] | undefined;
  /** Which events of the selected tables count; `to` is not included. */
  readonly selectedTimes?: { readonly from: Date; readonly to: Date } | undefined;
  /** Those times count for tables that the text names as well. */
  readonly timesCountEverywhere?: boolean | undefined;
  /** What `$name` is: a text, or a list of texts. */
  readonly variables?: QueryVariables | undefined;
}

/** What `let` gave a name. */
export type Definition =
  | { readonly kind: "table"; readonly relation: Relation; readonly node: FlowNode }
  | { readonly kind: "value"; readonly expression: Expression; readonly node: FlowNode }
  | { readonly kind: "function"; readonly lambda: FlowNode; readonly node: FlowNode };

export const nothing: Expression = { kind: "literal", type: nullType, value: null };

/** What gives the parts of a text their meaning; each needs the others. */
export interface Readers {
  readonly expression: (binder: Binder, node: FlowNode, scope: Scope) => Expression;
  readonly pipeline: (binder: Binder, node: FlowNode, input?: Relation) => Relation;
  readonly source: (binder: Binder, node: FlowNode) => Relation;
}

/** One reading of one text: what is defined so far, and what there is to say. */
export class Binder {
  readonly tree: SyntaxTree;
  readonly options: BindOptions;
  readonly definitions = new Map<string, Definition>();
  readonly used = new Set<string>();
  readonly diagnostics: FlowDiagnostic[] = [];
  readonly expressions = new Map<FlowNode, Expression>();
  readonly stages: Stage[] = [];
  readonly names: NameUse[] = [];
  /** Functions of `let` whose bodies are being read. */
  readonly calling = new Set<FlowNode>();
  readonly #readers: Readers;
  #lambdas = 0;
  visualization: Visualization | undefined;
  namesTables = false;
  /** How many errors were found, those among them that had been said before. */
  errors = 0;

  constructor(tree: SyntaxTree, options: BindOptions, readers: Readers) {
    this.#readers = readers;
    this.tree = tree;
    this.options = options;
  }

  /** A name for a lambda's parameter that no other has, wherever the body of a function is put. */
  variableName(name: string): string {
    this.#lambdas += 1;
    return `${name}#${this.#lambdas}`;
  }

  pipeline(node: FlowNode, input?: Relation): Relation {
    return this.#readers.pipeline(this, node, input);
  }

  /** The rows of a table, a `let` or a pipeline. */
  source(node: FlowNode): Relation {
    return this.#readers.source(this, node);
  }

  expression(node: FlowNode, scope: Scope): Expression {
    const bound = this.#readers.expression(this, node, scope);
    this.expressions.set(node, bound);
    return bound;
  }

  text(node: FlowNode): string {
    return this.tree.textOf(node);
  }

  /** The name that an identifier or a string spells. */
  nameOf(node: FlowNode): string {
    const text = this.text(node);
    if (node.kind === "StringLiteral" || text.startsWith("`")) return readString(text);
    if (text.startsWith("[")) return readString(text.slice(1, -1).trim());
    return text;
  }

  report<Code extends BindingCode>(
    code: Code,
    place: { start: number; end: number },
    ...parts: BindingParts<Code>
  ): void {
    this.#add(code, place, parts, undefined);
  }

  /** With the name that was probably meant. */
  reportName<Code extends BindingCode>(
    code: Code,
    place: { start: number; end: number },
    meant: string | undefined,
    ...parts: BindingParts<Code>
  ): void {
    const fix =
      meant === undefined
        ? undefined
        : { title: `Replace with ${meant}`, start: place.start, end: place.end, text: meant };
    this.#add(code, place, parts, fix);
  }

  #add(code: BindingCode, place: { start: number; end: number }, parts: readonly unknown[], fix: FlowFix | undefined) {
    const found = bindingDiagnostic(code, place, parts, fix);
    if (found.severity === "error") this.errors += 1;
    // The body of a function is read at each call.
    const isSame = ({ start, message }: FlowDiagnostic) => start === found.start && message === found.message;
    if (!this.diagnostics.some(isSame)) this.diagnostics.push(found);
  }
}
