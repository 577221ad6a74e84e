import { groupCount, patternFinding } from "../../../functions/text/regex-pattern.ts";
import type { FlowNode } from "../../../syntax-tree/flow-node.ts";
import { anyType, type FlowType, stringType } from "../../../types/flow-type.ts";
import { typeOfWord } from "../../../types/type-word.ts";
import type { Binder } from "../../binder.ts";
import { escapePattern } from "../parts/column-patterns.ts";

export interface ParsedColumn {
  readonly name: string;
  readonly type: FlowType;
  /** Of the regular expression, from 1. */
  readonly group: number;
}

export interface ParsePattern {
  readonly regex: string;
  readonly columns: readonly ParsedColumn[];
}

type ParseKind = "simple" | "relaxed" | "regex";

const numbers: Readonly<Record<string, string>> = {
  int: "[-+]?\\d+",
  double: "[-+]?\\d+(?:\\.\\d+)?(?:[eE][-+]?\\d+)?",
  boolean: "[Tt]rue|[Ff]alse|TRUE|FALSE|[01]",
};

/** The regular expression of what stands behind `with`: stars, texts, names, names with types. */
export function patternOf(binder: Binder, parts: readonly FlowNode[], kind: ParseKind, flags: string): ParsePattern {
  const columns: ParsedColumn[] = [];
  const names = new Set<string>();
  let groups = 0;
  const pieces = parts.map((part, index) => {
    if (part.kind === "ColumnPattern") return index === parts.length - 1 ? "" : ".*?";
    if (part.kind === "StringLiteral") {
      const written = readText(binder, part, kind);
      groups += groupCount(written);
      return written;
    }
    const { name, type } = columnOf(binder, part);
    if (names.has(name)) binder.report("duplicate_column", part, name);
    names.add(name);
    groups += 1;
    columns.push({ name, type, group: groups });
    return columnPattern(type, kind, index === parts.length - 1);
  });
  const isFromStart = parts[0]?.kind !== "ColumnPattern";
  return { regex: `(?s${flags.replace("s", "")})${isFromStart ? "^" : ""}${pieces.join("")}`, columns };
}

function columnOf(binder: Binder, part: FlowNode): { name: string; type: FlowType } {
  if (part.kind !== "ColumnDefinition") return { name: binder.nameOf(part), type: stringType };
  const [name, word] = part.children;
  const type = word === undefined ? stringType : typeOfWord(binder.text(word));
  return { name: name === undefined ? "" : binder.nameOf(name), type: type.kind === "array" ? anyType : type };
}

function columnPattern({ kind: type }: FlowType, kind: ParseKind, isLast: boolean): string {
  const strict = kind === "simple" ? numbers[type] : undefined;
  return `(${strict ?? (isLast ? ".*" : ".*?")})${isLast ? "$" : ""}`;
}

function readText(binder: Binder, part: FlowNode, kind: ParseKind): string {
  const text = binder.nameOf(part);
  if (kind !== "regex") return escapePattern(text);
  const finding = patternFinding([{ type: stringType, constant: text }], 0);
  if (finding === undefined) return text;
  binder.report(finding.code, part, ...finding.parts);
  return "";
}
