import { functionTable } from "../../../functions/function-table.ts";
import { writePath } from "../../../functions/objects/member-path.ts";
import { literal } from "../../../plan/make-expression.ts";
import type { Expression, NamedExpression, Relation, RelationColumn } from "../../../plan/plan.ts";
import { uniqueName } from "../../../plan/unique-name.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { anyType, type FlowType, objectType, stringType } from "../../../types/flow-type.ts";
import { bracketedName, findColumn } from "../../bind-name.ts";
import { type Binder, nothing } from "../../binder.ts";
import type { Scope } from "../../scope.ts";

/** A value and whether its name was written, or only follows from the expression. */
export interface Assigned extends NamedExpression {
  readonly isImplied: boolean;
  readonly node: FlowNode;
}

/** `name = expression`, `path.to.member = expression`, or an expression that names itself. */
export function bindAssignment(binder: Binder, node: FlowNode, scope: Scope): Assigned | undefined {
  return bindOne(binder, node, scope, new Map());
}

/** All of them, each over the rows as they come in. Members that are set in one object stay together. */
export function bindAssignments(binder: Binder, nodes: readonly FlowNode[], scope: Scope): Assigned[] {
  const objects = new Map<string, Assigned>();
  const all = nodes.flatMap((node) => bindOne(binder, node, scope, objects) ?? []);
  return all.filter((value) => (objects.get(value.name) ?? value) === value);
}

/** `objects`: what members were set in so far, by column. */
function bindOne(binder: Binder, node: FlowNode, scope: Scope, objects: Map<string, Assigned>): Assigned | undefined {
  if (node.kind === "ErrorNode") return undefined;
  if (node.kind !== "Assignment") {
    return { name: impliedName(binder, node), expression: binder.expression(node, scope), isImplied: true, node };
  }
  const [target, value] = node.children;
  if (target === undefined || value === undefined) return undefined;
  const expression = binder.expression(value, scope);
  const [name, ...members] = targetPath(binder, target) ?? [];
  if (name === undefined) {
    binder.report("target_expected", target);
    return undefined;
  }
  if (members.length === 0) return { name, expression, isImplied: false, node };
  const column = findColumn(scope.relation, name);
  const own = column?.name ?? name;
  const base = objects.get(own)?.expression ?? (column ? { kind: "column", ...column } : nothing);
  const assigned = { name: own, expression: withMember(base, members, expression), isImplied: false, node };
  objects.set(own, assigned);
  return assigned;
}

/** What an expression without a name is called: its last name, or its own text. */
function impliedName(binder: Binder, node: FlowNode): string {
  return lastName(binder, node) || binder.text(node);
}

/** Empty where there is none. */
function lastName(binder: Binder, node: FlowNode): string {
  if (node.kind === "Identifier") return binder.nameOf(node);
  const bracketed = bracketedName(binder, node);
  if (bracketed !== undefined) return bracketed;
  const last = node.children.at(-1);
  if (node.kind === "Member" && last !== undefined) return binder.nameOf(last);
  if (node.kind === "Index" && last?.kind === "StringLiteral") return binder.nameOf(last);
  const [callee, first] = node.children;
  // As in KQL: what is put into bins keeps its name.
  const isBin = node.kind === "Call" && callee !== undefined && binNames.includes(binder.text(callee));
  if (isBin && (first?.kind === "Identifier" || first?.kind === "Member")) return lastName(binder, first);
  return "";
}

const binNames: readonly string[] = ["bin", "time.bin"];

function targetPath(binder: Binder, node: FlowNode): string[] | undefined {
  if (node.kind === "Identifier") return [binder.nameOf(node)];
  const bracketed = bracketedName(binder, node);
  if (bracketed !== undefined) return [bracketed];
  const [base, name] = node.children;
  const isName = node.kind === "Member" || (node.kind === "Index" && name?.kind === "StringLiteral");
  if (!isName || base === undefined || name === undefined) return undefined;
  const before = targetPath(binder, base);
  return before === undefined ? undefined : [...before, binder.nameOf(name)];
}

/** The object with this member set; null takes it away. */
function withMember(base: Expression, names: readonly string[], value: Expression): Expression {
  const definition = functionTable.find("object.set", undefined);
  if (definition === undefined) return base;
  const args = [base, literal(stringType, writePath(names)), value];
  return { kind: "call", type: typeWith(base.type, names, value.type), definition, args };
}

/** What is known of the object's members, and of the one that is set. */
function typeWith(base: FlowType, [name, ...rest]: readonly string[], value: FlowType): FlowType {
  if (name === undefined) return value;
  const fields = base.kind === "object" ? base.fields : undefined;
  if (fields === undefined) return objectType;
  return { kind: "object", fields: new Map(fields).set(name, typeWith(fields.get(name) ?? anyType, rest, value)) };
}

/** The columns of a relation, or those given, with these in place of, or behind, its own. */
export function extended(
  input: Relation,
  values: readonly NamedExpression[],
  columns: readonly RelationColumn[] = input.columns,
): Relation {
  const set = new Map(values.map((value) => [value.name, value]));
  const kept = columns.map(
    ({ name, type }) => set.get(name) ?? { name, expression: { kind: "column", name, type } as const },
  );
  const names = new Set(columns.map(({ name }) => name));
  const added = [...set.values()].filter(({ name }) => !names.has(name));
  return projected(input, [...kept, ...added], input.isOpen);
}

export function projected(input: Relation, values: readonly NamedExpression[], isOpen = false): Relation {
  const columns = values.map(({ name, expression }) => ({ name, type: expression.type }));
  return { kind: "project", input, values, columns, isOpen };
}

/**
 * Each name once. A name that only follows from an expression gives way (`x1`), also to `others`; one that was
 * written twice is reported.
 */
export function distinctNames(
  binder: Binder,
  values: readonly Assigned[],
  others: Iterable<string> = [],
): NamedExpression[] {
  const written = new Set(values.filter(({ isImplied }) => !isImplied).map(({ name }) => name));
  const taken = new Set([...others, ...written]);
  const seen = new Set<string>();
  return values.flatMap(({ name, expression, isImplied, node }) => {
    if (!isImplied && seen.has(name)) {
      binder.report("duplicate_column", node, name);
      return [];
    }
    seen.add(name);
    const own = isImplied ? uniqueName(name, taken) : name;
    taken.add(own);
    return [{ name: own, expression }];
  });
}
