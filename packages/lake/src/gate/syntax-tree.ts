import { sqlRefused } from "../errors/errors.ts";

/** A node of the engine's EXPLAIN AST. */
export interface SyntaxNode {
  /** `Function`, `TableIdentifier`, … */
  readonly kind: string;
  /** The text after the kind: a name, a literal. */
  readonly detail: string;
  readonly children: SyntaxNode[];
}

/** Reads the indented lines of EXPLAIN AST. Throws `lake.sql_refused` when they are no tree. */
export function readSyntaxTree(text: string): SyntaxNode {
  const path: SyntaxNode[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const depth = line.search(/[^ ]/);
    const parent = path[depth - 1];
    if (depth < 0 || depth > path.length || (depth === 0) !== (path.length === 0)) {
      throw sqlRefused("The query has names that Pharos cannot write back unchanged. Rename them.");
    }
    const node = readNode(line.slice(depth));
    parent?.children.push(node);
    path.splice(depth, path.length - depth, node);
  }
  const root = path[0];
  if (root === undefined) throw sqlRefused("The query is empty");
  return root;
}

function readNode(text: string): SyntaxNode {
  const [, kind = "", rest = ""] = /^(\S+) ?(.*)$/s.exec(text) ?? [];
  const detail = rest.replace(/ ?\(children \d+\)$/, "").replace(/ ?\(alias .*\)$/s, "");
  return { kind, detail, children: [] };
}
