import { defaultDatabases, type FlowCatalogue, type FlowTable, tableTitle } from "../../catalogue/flow-catalogue.ts";
import type { FunctionDefinition, FunctionUse } from "../../functions/definition/function-definition.ts";
import { functions } from "../../functions/function-table.ts";
import type { RelationColumn } from "../../plan/plan.ts";
import { wordSpelling } from "../../syntax-tree/operator-spelling.ts";
import { typeName } from "../../types/flow-type.ts";
import { functionText, signatureText } from "../document/function-docs.ts";
import type { DefinedName } from "../document/scope-at.ts";
import { type CompletionItem, ranks } from "./completion-item.ts";

/** Words that cannot be names without back-ticks: those that cannot begin an expression, and literals. */
const reservedWords = new Set([
  ...Array.from({ length: 10 }, (_value, index) => wordSpelling(index + 1)),
  "true",
  "false",
  "null",
]);

/** The name as it is written where an expression may stand. */
export function writtenName(name: string): string {
  const isPlain = /^[A-Za-z_][\w]*$/.test(name) && !reservedWords.has(name);
  return isPlain ? name : `\`${name.replace(/[\\`]/g, "\\$&")}\``;
}

export function columnItems(columns: readonly RelationColumn[]): CompletionItem[] {
  return columns.map(({ name, type }) => ({
    label: name,
    kind: "column",
    insert: writtenName(name),
    detail: typeName(type),
    // The product's own columns are the same everywhere: those of the log come first.
    rank: name.startsWith("p_") ? ranks.column + 0.5 : ranks.column,
  }));
}

export function keyItems(keys: Iterable<readonly [name: string, type: string | undefined]>): CompletionItem[] {
  return [...keys].map(([name, detail]) => ({
    label: name,
    kind: "key",
    insert: /^[A-Za-z_]\w*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, "\\$&")}\``,
    detail,
    rank: ranks.near,
  }));
}

export function variableItems(variables: readonly RelationColumn[]): CompletionItem[] {
  return variables.map(({ name, type }) => ({
    label: name,
    kind: "variable",
    insert: name,
    detail: typeName(type),
    rank: ranks.near,
  }));
}

export function definitionItems(definitions: readonly DefinedName[]): CompletionItem[] {
  return definitions.map(({ name, relation, type }) => ({
    label: name,
    kind: relation === undefined ? "variable" : "table",
    insert: name,
    detail: relation === undefined ? typeName(type) : `${relation.columns.length} columns`,
    rank: ranks.variable,
  }));
}

/** Tables behind what is written of their names: `pharos_logs.public.` leaves their last names. */
export function tableItems({ tables }: FlowCatalogue, before: readonly string[]): CompletionItem[] {
  if (before.length > 0) return namesBehind(tables, before);
  const databases = [...new Set(tables.map(({ database }) => database))];
  const named = tables.map((table) => {
    const isDefault = defaultDatabases.includes(table.database);
    const name = isDefault ? table.name : tableTitle(table);
    return { ...tableItem(table), label: name, insert: name, rank: isDefault ? ranks.near : ranks.column };
  });
  return [
    ...named,
    ...databases.map((name) => ({ label: name, kind: "namespace" as const, insert: name, rank: ranks.far })),
  ];
}

function tableItem(table: FlowTable): CompletionItem {
  return {
    label: table.name,
    kind: "table",
    insert: table.name,
    detail: table.logType ?? table.database,
    documentation: `\`${tableTitle(table)}\``,
    rank: ranks.near,
  };
}

function namesBehind(tables: readonly FlowTable[], [database = "", schema]: readonly string[]): CompletionItem[] {
  const own = tables.filter((table) => table.database === database.toLowerCase().replace(/^panther_/, "pharos_"));
  if (own.length === 0) return [];
  const items = own.map(tableItem);
  if (schema !== undefined) return items;
  return [{ label: "public", kind: "namespace", insert: "public", rank: ranks.near }, ...items];
}

const itemsByUse = new Map<FunctionUse, readonly CompletionItem[]>();

/** Every function of a use, with its parentheses. */
export function functionItems(use: FunctionUse): readonly CompletionItem[] {
  const known = itemsByUse.get(use) ?? functions.filter((definition) => definition.use === use).map(functionItem);
  itemsByUse.set(use, known);
  return known;
}

/** The functions of a namespace, by their last names. */
export function namespaceItems(namespace: string): CompletionItem[] {
  const start = `${namespace}.`;
  return functions
    .filter(({ name }) => name.startsWith(start))
    .map((definition) => functionItem(definition, definition.name.slice(start.length)));
}

function functionItem(definition: FunctionDefinition, written: string | number): CompletionItem {
  const name = typeof written === "string" ? written : definition.name;
  return {
    label: name,
    kind: "function",
    insert: definition.parameters.length === 0 ? `${name}()` : `${name}($0)`,
    isSnippet: definition.parameters.length > 0,
    detail: signatureText(definition),
    documentation: functionText(definition),
    rank: definition.use === "scalar" ? ranks.function : ranks.near,
  };
}
