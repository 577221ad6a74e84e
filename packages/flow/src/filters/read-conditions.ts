import { indicatorFieldsOf, type QueryCondition } from "@pharos/domain";
import type { FlowNode } from "../syntax-tree/flow-node.ts";
import { readInteger, readString } from "../syntax-tree/literals.ts";
import type { SyntaxTree } from "../syntax-tree/syntax-tree.ts";

/** What the form cannot say, as a sentence. */
export class NotInForm extends Error {}

/** The node without parentheses around it. */
export function unwrapped(node: FlowNode): FlowNode {
  const [inner] = node.children;
  return node.kind === "Parenthesised" && inner !== undefined ? unwrapped(inner) : node;
}

export function conjuncts(node: FlowNode): FlowNode[] {
  const inner = unwrapped(node);
  return inner.kind === "Logical" && inner.operator === "and" ? inner.children.flatMap(conjuncts) : [node];
}

/** What a condition comes to: alternatives, each of conditions that all hold. */
export function readAlternatives(tree: SyntaxTree, node: FlowNode): QueryCondition[][] {
  const indicator = readIndicator(tree, node);
  if (indicator !== undefined) return [[indicator]];
  const inner = unwrapped(node);
  if (inner.kind === "Logical" && inner.operator === "or") {
    return inner.children.flatMap((child) => readAlternatives(tree, withoutBrackets(child)));
  }
  return [conjuncts(node).flatMap((one) => readConditions(tree, one))];
}

/** The brackets of a group; those within it may be of an indicator. */
function withoutBrackets(node: FlowNode): FlowNode {
  const [inner] = node.children;
  return node.kind === "Parenthesised" && inner !== undefined ? inner : node;
}

function readConditions(tree: SyntaxTree, node: FlowNode): QueryCondition[] {
  const indicator = readIndicator(tree, node);
  if (indicator !== undefined) return [indicator];
  const inner = unwrapped(node);
  if (inner.kind === "Logical") throw new NotInForm("The form has no `or` within an `and` within an `or`.");
  if (inner.kind === "Unary" && inner.operator === "not") return [readDenial(tree, inner.children[0])];
  return readPlain(tree, inner);
}

const opposites: Readonly<Record<string, string>> = {
  EQUALS: "NOT_EQUAL",
  IN: "NOT_IN",
  CONTAINS: "NOT_CONTAINS",
  STARTS_WITH: "NOT_STARTS_WITH",
  ENDS_WITH: "NOT_ENDS_WITH",
  LIKE: "NOT_LIKE",
  MATCHES: "NOT_MATCHES",
  WITHIN_CIDR: "NOT_WITHIN_CIDR",
  HAS_ANY: "NOT_HAS_ANY",
  BETWEEN: "NOT_BETWEEN",
  IS_NOT_NULL: "IS_NULL",
};

/** Of `not`: what is absent satisfies the form's opposites, so that it must be said not to be unknown. */
function readDenial(tree: SyntaxTree, node: FlowNode | undefined): QueryCondition {
  const inner = node && unwrapped(node);
  const denied = inner && (known(tree, inner) ?? (calledName(tree, inner) === "arrays.any" ? inner : undefined));
  const [condition, ...more] = denied === undefined ? [] : readConditions(tree, denied);
  const operator = condition && opposites[condition.operator];
  if (condition === undefined || operator === undefined || more.length > 0) {
    const written = inner === undefined ? "" : ` ${shortText(tree, inner)}`;
    throw new NotInForm(
      `The form has no \`not${written}\`. It reads \`not (coalesce(…, false))\` around one condition.`,
    );
  }
  return { ...condition, operator };
}

/** `x` of `coalesce(x, false)`. */
function known(tree: SyntaxTree, node: FlowNode): FlowNode | undefined {
  const [, condition, otherwise] = node.children;
  const isKnown = calledName(tree, node) === "coalesce" && node.children.length === 3;
  return isKnown && otherwise && tree.textOf(otherwise) === "false" ? condition : undefined;
}

const operatorNames: Readonly<Record<string, string>> = {
  "==": "EQUALS",
  in: "IN",
  ">": "GREATER",
  ">=": "GREATER_OR_EQUAL",
  "<": "LESS",
  "<=": "LESS_OR_EQUAL",
};
/** They ask the text of a value: `string(x) contains 'y'`. */
const textOperatorNames: Readonly<Record<string, string>> = {
  contains: "CONTAINS",
  startswith_cs: "STARTS_WITH",
  endswith_cs: "ENDS_WITH",
  like: "LIKE",
  ilike: "ILIKE",
  "matches regex": "MATCHES",
};

function readPlain(tree: SyntaxTree, node: FlowNode): QueryCondition[] {
  const [left, right] = node.children;
  if (node.kind === "Call") return [readCall(tree, node)];
  if (left === undefined || right === undefined) throw notSaid(tree, node);
  if (node.kind === "Between" && node.operator === "between") {
    const value = right.children.map((end) => readValue(tree, end));
    return [{ key: readKey(tree, left), operator: "BETWEEN", value }];
  }
  if (node.kind !== "Binary") throw notSaid(tree, node);
  if (node.operator === "==" && right.kind === "NullLiteral")
    return [{ key: readKey(tree, left), operator: "IS_NULL" }];
  if (node.operator === "!=" && right.kind === "NullLiteral")
    return [{ key: readKey(tree, left), operator: "IS_NOT_NULL" }];
  if (node.operator === "!=" || node.operator === "!in") return readInequality(tree, node.operator, left, right);
  if (node.operator === "in" && isPlainValue(left)) {
    return [{ key: readKey(tree, right), operator: "EQUALS", value: readValue(tree, left) }];
  }
  const span = node.operator === ">" ? readSpan(tree, right) : undefined;
  if (span !== undefined) return [{ key: readKey(tree, left), operator: "SINCE", value: span }];
  const ofText = textOperatorNames[node.operator];
  if (ofText !== undefined) {
    const key = readKey(tree, calledName(tree, left) === "string" ? (left.children[1] ?? left) : left);
    return [{ key, operator: ofText, value: readText(tree, right) }];
  }
  const operator = operatorNames[node.operator];
  if (operator === undefined) throw notSaid(tree, node);
  const value = node.operator === "in" ? readList(tree, right) : readValue(tree, right);
  return [{ key: readKey(tree, left), operator, value }];
}

/** `!=` leaves out what has no value, which the form says beside it. */
function readInequality(tree: SyntaxTree, operator: string, left: FlowNode, right: FlowNode): QueryCondition[] {
  if (operator === "!in" && isPlainValue(left)) {
    return [{ key: readKey(tree, right), operator: "NOT_EQUAL", value: readValue(tree, left) }];
  }
  const key = readKey(tree, left);
  const denial: QueryCondition =
    operator === "!in"
      ? { key, operator: "NOT_IN", value: readList(tree, right) }
      : { key, operator: "NOT_EQUAL", value: readValue(tree, right) };
  return [{ key, operator: "IS_NOT_NULL" }, denial];
}

function readCall(tree: SyntaxTree, node: FlowNode): QueryCondition {
  const name = calledName(tree, node);
  const [, first, second] = node.children;
  if (first === undefined) throw notSaid(tree, node);
  if (name === "row.contains") return { key: "", operator: "ROW_CONTAINS", value: readText(tree, first) };
  if (name === "row.matches") return { key: "", operator: "ROW_REGEXP_CONTAINS", value: readText(tree, first) };
  if (second === undefined) throw notSaid(tree, node);
  if (name === "net.in_cidr")
    return { key: readKey(tree, first), operator: "WITHIN_CIDR", value: readText(tree, second) };
  if (name === "arrays.overlap")
    return { key: readKey(tree, first), operator: "HAS_ANY", value: readList(tree, second) };
  if (name !== "arrays.any" || second.kind !== "Lambda") throw notSaid(tree, node);
  return readAnyOf(tree, readKey(tree, first), second);
}

/** `arrays.any(list, fn (x) { coalesce(x.member == 'a', false) })`: any element will do. */
function readAnyOf(tree: SyntaxTree, list: string, lambda: FlowNode): QueryCondition {
  const [parameter, body] = lambda.children;
  const name = parameter && tree.textOf(parameter);
  if (body === undefined || name === undefined) throw notSaid(tree, lambda);
  const [condition, ...more] = readConditions(tree, known(tree, unwrapped(body)) ?? body);
  const isOfElement =
    condition?.key === name || condition?.key.startsWith(`${name}.`) || condition?.key.startsWith(`${name}[`);
  if (condition === undefined || more.length > 0 || !isOfElement) throw notSaid(tree, lambda);
  return { ...condition, key: `${list}${condition.key.slice(name.length)}` };
}

/** `(arrays.overlap(p_any_ip_addresses, ['x']) or …)`: all fields that hold indicators of the value's kind. */
function readIndicator(tree: SyntaxTree, node: FlowNode): QueryCondition | undefined {
  if (node.kind !== "Parenthesised") return undefined;
  const inner = unwrapped(node);
  const parts = inner.kind === "Logical" && inner.operator === "or" ? inner.children : [inner];
  if (parts.some((part) => calledName(tree, part) !== "arrays.overlap")) return undefined;
  const asked = parts.map((call) => readCall(tree, call));
  const values = asked[0]?.value;
  const [value, lower = value] = Array.isArray(values) ? values : [];
  const isSame = asked.every((one) => JSON.stringify(one.value) === JSON.stringify(asked[0]?.value));
  if (typeof value !== "string" || !isSame || lower !== value.toLowerCase()) return undefined;
  const fields = asked.map(({ key }) => key).join();
  return fields === indicatorFieldsOf(value).join() ? { key: "", operator: "HAS_INDICATOR", value } : undefined;
}

/** `time.ago(1d)`, or with the span as a text. */
function readSpan(tree: SyntaxTree, node: FlowNode): string | undefined {
  const [, span] = node.children;
  if (calledName(tree, node) !== "time.ago" || span === undefined) return undefined;
  if (span.kind === "TimespanLiteral") return tree.textOf(span);
  return calledName(tree, span) === "time.parse_timespan" ? readText(tree, span.children[1]) : undefined;
}

/** `a.b[0].c` as the form writes it. */
function readKey(tree: SyntaxTree, node: FlowNode): string {
  const [base, part] = node.children;
  if (node.kind === "Parenthesised" && base) return readKey(tree, base);
  if (node.kind === "Identifier") return readString(tree.textOf(node));
  if (calledName(tree, node) === "column_ifexists") return readText(tree, part);
  if (base === undefined || part === undefined) throw notAField(tree, node);
  if (node.kind === "Member") return `${readKey(tree, base)}.${readString(tree.textOf(part))}`;
  if (node.kind !== "Index") throw notAField(tree, node);
  if (part.kind === "IntegerLiteral") return `${readKey(tree, base)}[${tree.textOf(part)}]`;
  if (part.kind !== "StringLiteral") throw notAField(tree, node);
  const name = readString(tree.textOf(part));
  // The form's paths have a dot between two names, and brackets around a number.
  if (/[.[\]]|^\d*$/.test(name)) throw notAField(tree, node);
  return `${readKey(tree, base)}.${name}`;
}

export function calledName(tree: SyntaxTree, node: FlowNode): string | undefined {
  const [callee] = node.children;
  return node.kind === "Call" && callee ? tree.textOf(callee) : undefined;
}

const isPlainValue = ({ kind }: FlowNode) => /Literal$/.test(kind) && kind !== "ArrayLiteral";

export function readText(tree: SyntaxTree, node: FlowNode | undefined): string {
  if (node?.kind !== "StringLiteral") {
    throw new NotInForm(
      node === undefined
        ? "A condition lacks its text."
        : `The form needs a text where the query has \`${shortText(tree, node)}\`.`,
    );
  }
  return readString(tree.textOf(node));
}

function readList(tree: SyntaxTree, node: FlowNode): unknown[] {
  if (node.kind !== "ArrayLiteral") throw notAValue(tree, node);
  return node.children.map((item) => readValue(tree, item));
}

function readValue(tree: SyntaxTree, node: FlowNode): string | number | boolean {
  const text = tree.textOf(node);
  const [operand] = node.children;
  if (node.kind === "Unary" && node.operator === "-" && operand) return -Number(readValue(tree, operand));
  if (node.kind === "StringLiteral") return readString(text);
  if (node.kind === "BooleanLiteral") return text === "true";
  const number =
    node.kind === "IntegerLiteral" ? readInteger(text) : node.kind === "DoubleLiteral" ? Number(text) : NaN;
  if (
    Number.isNaN(number) ||
    !Number.isFinite(Number(number)) ||
    (typeof number === "bigint" && !Number.isSafeInteger(Number(number)))
  ) {
    throw notAValue(tree, node);
  }
  return Number(number);
}

const shownMax = 60;

function shortText(tree: SyntaxTree, node: { readonly start: number; readonly end: number }): string {
  const text = tree.textOf(node).replace(/\s+/g, " ").trim();
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}

const notSaid = (tree: SyntaxTree, node: FlowNode) =>
  new NotInForm(`The form has no condition such as \`${shortText(tree, node)}\`.`);
const notAField = (tree: SyntaxTree, node: FlowNode) =>
  new NotInForm(`The form compares fields with values. \`${shortText(tree, node)}\` is not a field.`);
const notAValue = (tree: SyntaxTree, node: FlowNode) =>
  new NotInForm(`The form compares fields with values. \`${shortText(tree, node)}\` is not a value.`);
