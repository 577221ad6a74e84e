import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { writtenName } from "./completion/name-items.ts";
import type { FlowDocument } from "./document/flow-document.ts";
import { nodesOf, pathTo, tokenAt } from "./document/node-path.ts";

export interface RenamePlace {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Every place of the name at `offset`, or why it cannot be renamed. */
export function renamePlaces(document: FlowDocument, offset: number): readonly RenamePlace[] | string {
  const token = tokenAt(document.tree.tokens, offset);
  if (token === undefined || !/Identifier$/.test(token.kind)) return "There is nothing to rename here";
  const path = pathTo(document.tree.root, token);
  const node = path.at(-1);
  if (node?.kind !== "Identifier") return "This is a word of the language and cannot be renamed";
  const nodes =
    lambdaPlaces(document, path, node) ?? definitionPlaces(document, node) ?? columnPlaces(document, path, node);
  if (typeof nodes === "string") return nodes;
  const name = document.tree.textOf(node);
  return nodes.map(({ start, end }) => ({ start, end, name })).sort((a, b) => a.start - b.start);
}

/** @returns why the name cannot be changed, as a sentence, or the changes */
export function rename(document: FlowDocument, offset: number, name: string): readonly TextEdit[] | string {
  const places = renamePlaces(document, offset);
  if (typeof places === "string") return places;
  if (name.trim() === "") return "A name cannot be empty";
  const text = writtenName(name.trim());
  return places.map(({ start, end }) => ({ start, end, text }));
}

/** A parameter of a lambda: its place between the parentheses, and its uses in the body. */
function lambdaPlaces({ tree }: FlowDocument, path: readonly FlowNode[], node: FlowNode): FlowNode[] | undefined {
  const name = tree.textOf(node);
  const isMember = path.at(-2)?.kind === "Member" && path.at(-2)?.children[1] === node;
  const declares = (lambda: FlowNode) =>
    lambda.children.slice(0, -1).some((parameter) => tree.textOf(parameter) === name);
  const lambda = path.findLast((one) => one.kind === "Lambda" && declares(one));
  if (lambda === undefined || isMember) return undefined;
  const parameters = lambda.children.slice(0, -1).filter((parameter) => tree.textOf(parameter) === name);
  const body = lambda.children.at(-1);
  return [...parameters, ...(body === undefined ? [] : freeUses(body))];

  function freeUses(part: FlowNode): FlowNode[] {
    if (part.kind === "Lambda" && declares(part)) return [];
    if (part.kind === "Identifier") return tree.textOf(part) === name ? [part] : [];
    const [first, ...others] = part.children;
    if (part.kind === "Member") return first ? freeUses(first) : [];
    if (part.kind === "Property") return others.flatMap(freeUses);
    return part.children.flatMap(freeUses);
  }
}

/** What `let` named: wherever the binder says that the name means it. */
function definitionPlaces({ bound }: FlowDocument, node: FlowNode): FlowNode[] | undefined {
  const declaration = bound.names.find((use) => use.node === node)?.declaration;
  if (declaration === undefined) return undefined;
  return [
    ...new Set([declaration, ...bound.names.filter((use) => use.declaration === declaration).map((use) => use.node)]),
  ];
}

/**
 * A column that the query itself assigned: its assignment and its uses further down the same pipeline, up to the next
 * assignment of the same name. Where other pipelines or patterns may read it by its name, it stays.
 */
function columnPlaces(document: FlowDocument, path: readonly FlowNode[], node: FlowNode): FlowNode[] | string {
  const { tree, bound } = document;
  const name = tree.textOf(node);
  const pipeline = path.findLast(({ kind }) => kind === "Pipeline");
  const operator = path.findLast(({ kind }) => kind === "Operator");
  const steps = pipeline?.children.filter(({ kind }) => kind === "Operator") ?? [];
  const here = operator === undefined ? -1 : steps.indexOf(operator);
  if (here < 0) return "Only names that the query gives can be changed";
  const isTarget = path.at(-2)?.kind === "Assignment" && path.at(-2)?.children[0] === node;
  const from = isTarget ? here : steps.slice(0, here).findLastIndex((step) => targetsOf(step).length > 0);
  const declaring = steps[from];
  const target = declaring && (isTarget ? node : targetsOf(declaring)[0]);
  if (target === undefined || declaring === undefined)
    return `${name} comes from the table. Only names that the query defines can be changed`;
  const places = [target];
  let isGone = false;
  for (const step of steps.slice(from + 1)) {
    if (joinsByName(step)) return `A join compares ${name} by its name`;
    places.push(...usesIn(step));
    if (targetsOf(step).length > 0 || !outputHas(step)) {
      isGone = true;
      break;
    }
  }
  if (!isGone && !isFinal()) return `${name} is read by other parts of the query; rename it where it is last assigned`;
  return places;

  function targetsOf(step: FlowNode): FlowNode[] {
    return step.children.flatMap((child) => {
      if (child.kind === "Clause") return targetsOf(child);
      const [first] = child.children;
      const isSame = child.kind === "Assignment" && first?.kind === "Identifier" && tree.textOf(first) === name;
      return isSame ? [first] : [];
    });
  }

  function usesIn(step: FlowNode): FlowNode[] {
    return [...nodesOf(step)].filter((part) => {
      if (part.kind === "ColumnPattern") return tree.textOf(part) === name;
      const meaning = bound.expressions.get(part);
      return part.kind === "Identifier" && meaning?.kind === "column" && meaning.name === name;
    });
  }

  function joinsByName(step: FlowNode): boolean {
    const on = step.children.find(({ kind, operator: word }) => kind === "Clause" && word === "on");
    const isWritten = (on === undefined ? [] : [...nodesOf(on)]).some((part) => tree.textOf(part) === name);
    return (step.operator === "join" || step.operator === "lookup") && isWritten;
  }

  function outputHas(step: FlowNode): boolean {
    const output = bound.stages.find((stage) => stage.node === step)?.output;
    return output?.columns.some((column) => column.name === name) ?? false;
  }

  function isFinal(): boolean {
    const last = tree.root.children.findLast(({ kind }) => kind === "Pipeline");
    return last === pipeline;
  }
}
