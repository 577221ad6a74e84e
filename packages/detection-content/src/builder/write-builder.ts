import { Document, isMap, isSeq, LineCounter, type Node, visit } from "yaml";
import { operandKindOf } from "../expressions/condition-names.ts";
import { parseKeyPath } from "../expressions/key-path.ts";
import { parseYaml } from "../yaml/parse-yaml.ts";
import { quoteAmbiguous } from "../yaml/write-yaml.ts";
import type { BuilderCondition, BuilderItem, BuilderKey } from "./builder-model.ts";
import { findLeadingComments } from "./leading-comments.ts";

/** The text with these clauses in place of its own; the rest of it stays as it was written. */
export function writeBuilder(text: string, key: BuilderKey, items: readonly BuilderItem[]): string {
  const list = listText(items);
  const root = parseYaml(text, new LineCounter()).contents as Node | null;
  if (isSeq(root)) return replaceAt(text, root, list, "");
  if (!isMap(root))
    return key === "Detection" ? `${endLine(text)}Detection:\n${indent(list, 2)}` : `${endLine(text)}${list}`;
  const pair = root.items.find((one) => String(one.key) === key);
  const value = pair?.value as Node | null | undefined;
  if (pair === undefined) return `${endLine(text)}${key}:\n${indent(list, 2)}`;
  if (!isSeq(value)) {
    const [, end] = (pair.key as Node).range ?? [0, 0];
    const colon = text.indexOf(":", end) + 1;
    const rest = text.slice(value?.range?.[1] ?? colon);
    return `${text.slice(0, colon)}\n${indent(list, 2).trimEnd()}${rest.startsWith("\n") ? rest : `\n${rest}`}`;
  }
  return replaceAt(text, value, list, "  ");
}

/** @param below how far right of its key a list stands that was written in one line */
function replaceAt(text: string, node: Node & { readonly flow?: boolean }, list: string, below: string): string {
  const [start, end] = node.range ?? [0, 0];
  const column = start - (text.lastIndexOf("\n", start - 1) + 1);
  const isMoved = node.flow === true && below !== "";
  const written = isMoved ? `\n${indent(list, below.length)}` : indent(list, column);
  const rest = text.slice(end);
  const before = isMoved
    ? text.slice(0, start).replace(/[ \t]+$/, "")
    : text.slice(0, findLeadingComments(text, start));
  return `${before}${written.trimEnd()}${endOf(text, end, rest)}`;
}

/** A block list includes the end of its last line. */
function endOf(text: string, end: number, rest: string): string {
  if (rest.startsWith("\n")) return rest;
  const isLineEnd = text[end - 1] === "\n" || rest === "";
  return isLineEnd ? `\n${rest}` : rest;
}

function listText(items: readonly BuilderItem[]): string {
  const document = new Document(items.map(plainOf), { version: "1.2", aliasDuplicateObjects: false });
  addNotes(document.contents, items);
  visit(document, { Scalar: (_key, node) => quoteAmbiguous(node) });
  return document.toString({ lineWidth: 0 });
}

function plainOf(item: BuilderItem): object {
  if (item.kind === "group") return { [item.combinator]: item.items.map(plainOf) };
  return { ...placeOf(item), Condition: item.operator, ...operandOf(item) };
}

function placeOf({ keyForm, field }: BuilderCondition): object {
  const steps = keyForm === "DeepKey" ? parseKeyPath(field) : undefined;
  if (steps !== undefined && steps.length > 0 && steps.every((step) => typeof step !== "symbol"))
    return { DeepKey: steps };
  return keyForm === "DeepKey" ? { KeyPath: field } : { [keyForm]: field };
}

function operandOf({ operator, operand }: BuilderCondition): object {
  if (operand === undefined || operandKindOf(operator) === "none") return {};
  return Array.isArray(operand) ? { Values: operand } : { Value: operand };
}

function addNotes(list: unknown, items: readonly BuilderItem[]): void {
  for (const [index, item] of items.entries()) {
    const node: unknown = isSeq(list) ? list.items[index] : undefined;
    if (!isMap(node)) continue;
    if (item.notes.length > 0) node.commentBefore = item.notes.map((note) => ` ${note}`).join("\n");
    if (item.kind === "group") addNotes(node.get(item.combinator, true), item.items);
  }
}

function indent(text: string, columns: number): string {
  return text.replaceAll(/^(?=.)/gm, " ".repeat(columns));
}

function endLine(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
