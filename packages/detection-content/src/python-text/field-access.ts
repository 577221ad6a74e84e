import {
  childrenOf,
  enclosing,
  findArguments,
  findNodes,
  nodeText,
  type PythonText,
  type SyntaxNode,
  stringValue,
} from "./syntax.ts";

/** A string of the text that names a field. */
export interface FieldAccess {
  readonly literal: SyntaxNode;
  /** The names before it. */
  readonly parent: readonly string[];
  readonly name: string;
}

const eventNames = new Set(["event", "resource"]);
const walkers = new Set(["deep_get", "deep_walk"]);

/** Every place that reads a field of the event by a literal name. */
export function findFieldAccesses(python: PythonText): FieldAccess[] {
  return findNodes(python.tree.topNode, "String").flatMap((literal) => {
    const access = accessAt(python, literal);
    return access ? [access] : [];
  });
}

/** What the string names; undefined where it names no field, or of what is not known. */
export function accessAt(python: PythonText, literal: SyntaxNode): FieldAccess | undefined {
  const parent = parentPath(python, literal);
  const name = stringValue(python, literal) ?? openStringValue(python, literal);
  return parent && name !== undefined ? { literal, parent, name } : undefined;
}

/** A string that is not closed yet. */
function openStringValue(python: PythonText, literal: SyntaxNode): string | undefined {
  return nodeText(python, literal).match(/^["']([^"'\\\n]*)$/)?.[1];
}

function parentPath(python: PythonText, literal: SyntaxNode): string[] | undefined {
  const holder = literal.parent;
  if (holder?.name === "MemberExpression") {
    const base = holder.firstChild;
    return base && base.from !== literal.from ? pathOf(python, base) : undefined;
  }
  if (holder?.name !== "ArgList" || holder.parent?.name !== "CallExpression") return undefined;
  const call = holder.parent;
  const all = findArguments(call);
  const index = all.findIndex(({ from }) => from === literal.from);
  const asked = index < 0 ? undefined : calledPath(python, call, all);
  if (!asked || index < asked.first) return undefined;
  if (asked.isSingle) return index === asked.first ? asked.base : undefined;
  const before = all.slice(asked.first, index).map((node) => stringValue(python, node));
  return before.every((name) => name !== undefined) ? [...asked.base, ...before] : undefined;
}

interface CalledPath {
  readonly base: string[];
  /** The argument with the first name. */
  readonly first: number;
  /** The arguments after the first name are not names. */
  readonly isSingle: boolean;
}

function calledPath(python: PythonText, call: SyntaxNode, all: readonly SyntaxNode[]): CalledPath | undefined {
  const callee = call.firstChild;
  if (!callee) return undefined;
  if (callee.name === "VariableName") {
    const [subject] = all;
    const base = walkers.has(nodeText(python, callee)) && subject ? pathOf(python, subject) : undefined;
    return base && { base, first: 1, isSingle: false };
  }
  const method = callee.getChild("PropertyName");
  const name = method && nodeText(python, method);
  const object = callee.firstChild;
  if (!name || !object || (name !== "get" && !walkers.has(name))) return undefined;
  const base = pathOf(python, object);
  return base && { base, first: 0, isSingle: name === "get" };
}

const followedMax = 8;

/** The names that lead to the value of an expression; undefined for what does not come from the event. */
export function pathOf(python: PythonText, node: SyntaxNode, followed = 0): string[] | undefined {
  if (followed > followedMax) return undefined;
  switch (node.name) {
    case "VariableName":
      return variablePath(python, node, followed);
    case "ParenthesizedExpression": {
      const inside = childrenOf(node).find(({ name }) => name !== "(");
      return inside && pathOf(python, inside, followed);
    }
    // `event.get("a") or {}`
    case "BinaryExpression":
      return node.getChild("or") && node.firstChild ? pathOf(python, node.firstChild, followed) : undefined;
    case "MemberExpression": {
      const key = childrenOf(node).at(-2);
      const base = node.firstChild && pathOf(python, node.firstChild, followed);
      if (!base || !key || node.lastChild?.name !== "]") return undefined;
      if (key.name === "Number") return base;
      const name = stringValue(python, key);
      return name === undefined ? undefined : [...base, name];
    }
    case "CallExpression": {
      const all = findArguments(node);
      const asked = calledPath(python, node, all);
      if (!asked) return undefined;
      const names = all.slice(asked.first, asked.isSingle ? asked.first + 1 : undefined);
      const values = names.map((name) => stringValue(python, name));
      return values.every((value) => value !== undefined) ? [...asked.base, ...values] : undefined;
    }
    default:
      return undefined;
  }
}

/** The event itself, or a variable that is assigned once in its function. */
function variablePath(python: PythonText, node: SyntaxNode, followed: number): string[] | undefined {
  const name = nodeText(python, node);
  if (eventNames.has(name)) return [];
  const scope = enclosing(node, "FunctionDefinition");
  if (!scope) return undefined;
  const assigned = findNodes(scope, "AssignStatement", true).filter(({ firstChild }) => {
    return firstChild?.name === "VariableName" && nodeText(python, firstChild) === name;
  });
  const [only] = assigned;
  const value = only?.lastChild;
  if (assigned.length !== 1 || !only || !value || node.from < only.to) return undefined;
  return pathOf(python, value, followed + 1);
}
