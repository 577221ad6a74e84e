import type { SyntaxTree } from "../syntax-tree/syntax-tree.ts";
import { writtenName } from "./completion/name-items.ts";
import type { TextEdit } from "./rename.ts";

/** A value of a result, and where it stood in its row; within a list of objects the path goes on behind the list. */
export interface ChosenValue {
  /** The column, then members. */
  readonly path: readonly string[];
  readonly value: string | number | boolean | null;
  /** How many parts of the path lead to the list that holds the value, if one does. */
  readonly listAt?: number | undefined;
}

/** Operators that change neither the columns nor what a row is: a filter may as well stand before them. */
const keepsRows = new Set(["sort", "order", "limit", "take", "top", "visualize", "render"]);

/** Adds a `where` that keeps, or leaves out, rows with this value. */
export function filterEdit(tree: SyntaxTree, chosen: ChosenValue, isExcluded: boolean): TextEdit {
  const pipeline = tree.root.children.findLast(({ kind }) => kind === "Pipeline");
  const line = `| where ${condition(chosen, isExcluded)}`;
  if (pipeline === undefined) return { start: tree.text.length, end: tree.text.length, text: `${line}\n` };
  const parts = pipeline.children.filter(({ kind }) => kind !== "ErrorNode");
  const before = parts.findLast(({ kind, operator }) => kind !== "Operator" || !keepsRows.has(operator));
  // A text that begins with a pipe has nothing that could stand before its first operator.
  if (before === undefined) return { start: pipeline.start, end: pipeline.start, text: `${line}\n` };
  return { start: before.end, end: before.end, text: `\n${line}` };
}

function condition({ path, value, listAt }: ChosenValue, isExcluded: boolean): string {
  const text = literalText(value);
  if (listAt === undefined) return `${pathText(path)} ${isExcluded ? "!=" : "=="} ${text}`;
  const list = pathText(path.slice(0, listAt));
  const member = path.slice(listAt);
  if (member.length === 0) return `${text} ${isExcluded ? "not in" : "in"} ${list}`;
  const any = `arrays.any(${list}, fn (x) { ${pathText(["x", ...member])} == ${text} })`;
  return isExcluded ? `not ${any}` : any;
}

function pathText([column = "", ...members]: readonly string[]): string {
  const keys = members.map((key) => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${literalText(key)}]`));
  return writtenName(column) + keys.join("");
}

function literalText(value: ChosenValue["value"]): string {
  if (typeof value !== "string") return String(value);
  const escaped = value.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return `'${escaped.replaceAll("\t", "\\t")}'`;
}
