import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { conditionNamed, operandKindOf } from "../expressions/condition-names.ts";
import { combinators, type Scalar } from "../expressions/expression.ts";
import { parseKeyPath, pathText } from "../expressions/key-path.ts";
import { parseYaml } from "../yaml/parse-yaml.ts";
import {
  type BuilderCondition,
  type BuilderItem,
  type BuilderKey,
  type BuilderView,
  builderDepthMax,
} from "./builder-model.ts";
import { findLeadingComments } from "./leading-comments.ts";

/** Thrown within, to leave the recursion. */
class NotShown extends Error {
  readonly kind: "tooDeep" | "notRepresentable";

  constructor(kind: NotShown["kind"]) {
    super(kind);
    this.kind = kind;
  }
}

/** The clauses of a text, whole or not: the list itself, or a mapping that has it under the key. */
export function readBuilder(text: string, key: BuilderKey): BuilderView {
  const document = parseYaml(text, new LineCounter());
  if (document.errors.length > 0) return { kind: "invalid" };
  const root = document.contents as Node | null;
  if (root === null || (isScalar(root) && root.value === null)) return { kind: "clauses", items: [] };
  if (!isSeq(root) && !isMap(root)) return { kind: "invalid" };
  const list = isMap(root) ? (root.get(key, true) as Node | null | undefined) : root;
  if (list === undefined || list === null || (isScalar(list) && list.value === null)) {
    return { kind: "clauses", items: [] };
  }
  try {
    if (hasReferences(list)) throw new NotShown("notRepresentable");
    if (isSeq(list)) moveLeadingComments(list, text);
    return { kind: "clauses", items: readItems(list, 0) };
  } catch (error) {
    if (error instanceof NotShown) return { kind: error.kind };
    throw error;
  }
}

/** Of comments before the list, those right above its first row are the row's; others stay where they are. */
function moveLeadingComments(list: YAMLSeq, text: string): void {
  const start = list.range?.[0] ?? 0;
  const [first] = list.items;
  if (isMap(first)) {
    first.commentBefore = null;
    const [pair] = first.items;
    if (isNode(pair?.key)) pair.key.commentBefore = null;
  }
  const comments = text.slice(findLeadingComments(text, start), start);
  list.commentBefore = comments.replaceAll(/^\s*#/gm, "");
}

/** Anchors, aliases and tags would be written out. */
function hasReferences(node: Node): boolean {
  let isFound = false;
  visit(node, {
    Node(_key, one) {
      isFound ||=
        isAlias(one) || one.anchor !== undefined || (one.tag !== undefined && !one.tag.startsWith("tag:yaml.org"));
    },
  });
  return isFound;
}

function readItems(list: unknown, depth: number): BuilderItem[] {
  if (!isSeq(list)) throw new NotShown("notRepresentable");
  // A comment behind the last row has no row that it could stay with.
  if (list.comment) throw new NotShown("notRepresentable");
  const before = notesOf(list.commentBefore);
  return list.items.map((item, index) => {
    const read = readItem(item, depth);
    return index === 0 && before.length > 0 ? { ...read, notes: [...before, ...read.notes] } : read;
  });
}

function readItem(item: unknown, depth: number): BuilderItem {
  if (!isMap(item)) throw new NotShown("notRepresentable");
  const combinator = combinators.find((name) => item.has(name));
  if (combinator === undefined) return readCondition(item);
  if (item.items.length > 1) throw new NotShown("notRepresentable");
  if (depth >= builderDepthMax) throw new NotShown("tooDeep");
  const list = item.get(combinator, true);
  const items = readItems(list, depth + 1);
  return { kind: "group", combinator, items, notes: commentsOf(item, list) };
}

const keyForms = ["Key", "DeepKey", "KeyPath"] as const;

function readCondition(map: YAMLMap): BuilderCondition {
  const name = map.get("Condition");
  const operator = typeof name === "string" ? conditionNamed(name) : undefined;
  const [keyForm, another] = keyForms.filter((form) => map.has(form));
  const known = new Set<unknown>(["Condition", "Value", "Values", keyForm]);
  const isPlain = (map.items as Pair[]).every(({ key }) => isScalar(key) && known.has(key.value));
  if (operator === undefined || keyForm === undefined || another !== undefined || !isPlain) {
    throw new NotShown("notRepresentable");
  }
  return {
    kind: "condition",
    keyForm,
    field: readField(map, keyForm),
    operator,
    operand: readOperand(map, operandKindOf(operator)),
    notes: commentsOf(map),
  };
}

function readField(map: YAMLMap, form: (typeof keyForms)[number]): string {
  const node: unknown = map.get(form, true);
  if (form !== "DeepKey") {
    const value = isScalar(node) ? node.value : undefined;
    if (value === null) return "";
    if (typeof value !== "string") throw new NotShown("notRepresentable");
    return value;
  }
  const steps: unknown[] = isSeq(node) ? node.items.map((step) => (isScalar(step) ? step.value : undefined)) : [];
  const isPath = steps.length > 0 && steps.every((step) => typeof step === "string" || Number.isSafeInteger(step));
  const text = isPath ? pathText(steps as (string | number)[]) : "";
  const isSame = JSON.stringify(parseKeyPath(text)) === JSON.stringify(steps);
  if (!isPath || !isSame) throw new NotShown("notRepresentable");
  return text;
}

function readOperand(map: YAMLMap, kind: ReturnType<typeof operandKindOf>): BuilderCondition["operand"] {
  const [value, values]: unknown[] = [map.get("Value", true), map.get("Values", true)];
  const takesList = kind === "list" || (kind === "addresses" && values !== undefined);
  const isOdd = takesList ? value !== undefined : values !== undefined;
  if (isOdd || (kind === "none" && value !== undefined)) throw new NotShown("notRepresentable");
  if (!takesList) return value === undefined ? undefined : readScalar(value);
  if (values === undefined) return undefined;
  if (!isSeq(values)) throw new NotShown("notRepresentable");
  return values.items.map(readScalar);
}

function readScalar(node: unknown): Scalar {
  const value: unknown = isScalar(node) ? node.value : undefined;
  // A number that would not be written as it was read.
  const isExact =
    typeof value !== "number" || (Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)));
  if ((typeof value === "string" || typeof value === "number" || typeof value === "boolean") && isExact) return value;
  throw new NotShown("notRepresentable");
}

/** Every comment on the mapping and on what is in it, apart from `inner`, whose rows have theirs. */
function commentsOf(map: YAMLMap, inner?: unknown): string[] {
  const notes: string[] = [];
  const add = (node: Node) => notes.push(...notesOf(node.commentBefore), ...notesOf(node.comment));
  visit(map, {
    Node(_key, node) {
      if (node === inner) return visit.SKIP;
      if (isNode(node)) add(node);
      return undefined;
    },
  });
  return notes;
}

function notesOf(comment: string | null | undefined): string[] {
  return (comment ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
