import { tableNames } from "../bind/table-names.ts";
import { type FlowCatalogue, findTables, tableTitle } from "../catalogue/flow-catalogue.ts";
import type { SyntaxTree } from "../syntax-tree/syntax-tree.ts";
import { nodesOf } from "./document/node-path.ts";

/** The catalogue's tables that a text names, as `database.public.table`: their columns are needed to read it. */
export function namedTables(tree: SyntaxTree, catalogue: FlowCatalogue): string[] {
  const found = new Set<string>();
  for (const node of nodesOf(tree.root)) {
    if (node.kind !== "Table" && node.kind !== "Identifier" && node.kind !== "Member") continue;
    const isPrefix = node.kind === "Table" && node.detail === 1;
    for (const table of findTables(catalogue, tableNames(tree, node), isPrefix)) found.add(tableTitle(table));
  }
  return [...found];
}
