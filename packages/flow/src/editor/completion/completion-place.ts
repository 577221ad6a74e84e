import type { FlowNode } from "../../syntax-tree/flow-node.ts";

/** What may stand where the cursor is. */
export type CompletionPlace =
  | { readonly kind: "nothing" }
  | { readonly kind: "operator" }
  | { readonly kind: "source"; readonly before: readonly FlowNode[]; readonly isPipelineStart: boolean }
  | { readonly kind: "expression"; readonly parent: FlowNode }
  | { readonly kind: "member"; readonly base: FlowNode }
  /** Behind a whole expression: what may go on. */
  | { readonly kind: "continuation" }
  | { readonly kind: "parameter"; readonly name: FlowNode }
  | { readonly kind: "columns" }
  | { readonly kind: "choice" }
  | { readonly kind: "type" };

const nothing: CompletionPlace = { kind: "nothing" };
const continuation: CompletionPlace = { kind: "continuation" };

/** What the grammar makes of the name at the end of the path, which stands for what is going to be written. */
export function completionPlace(path: readonly FlowNode[], text: string): CompletionPlace {
  const node = path.at(-1);
  const parent = path.at(-2);
  if (node === undefined || parent === undefined) return continuation;
  switch (node.kind) {
    case "ColumnPattern":
      return { kind: "columns" };
    case "TypeName":
      return { kind: "type" };
    case "Choice":
      return { kind: "choice" };
    case "ErrorNode":
      return isOperatorError(path) ? { kind: "operator" } : continuation;
    case "Identifier":
      return placeOfName(node, parent, path, text);
    default:
      return continuation;
  }
}

function placeOfName(node: FlowNode, parent: FlowNode, path: readonly FlowNode[], text: string): CompletionPlace {
  const position = parent.children.indexOf(node);
  switch (parent.kind) {
    case "ErrorNode":
      return { kind: "operator" };
    case "Table":
      return {
        kind: "source",
        before: parent.children.slice(0, position),
        isPipelineStart: path.at(-3)?.kind === "Pipeline",
      };
    case "Member": {
      const [base] = parent.children;
      return position === 1 && base ? { kind: "member", base } : { kind: "expression", parent };
    }
    case "Let":
      return position === 0 ? nothing : { kind: "expression", parent };
    case "Lambda":
      // Its parameters are new names, its body is behind a brace.
      return text.slice(parent.start, node.start).includes("{") ? { kind: "expression", parent } : nothing;
    case "Parameter": {
      const [name] = parent.children;
      return position === 1 && name ? { kind: "parameter", name } : nothing;
    }
    case "ColumnDefinition":
    case "RangeSource":
    case "Destination":
      return nothing;
    case "Property":
      return position === 0 ? nothing : { kind: "expression", parent };
    default:
      return { kind: "expression", parent };
  }
}

function isOperatorError(path: readonly FlowNode[]): boolean {
  const parent = path.at(-2);
  return parent?.kind === "Operator" && parent.operator === "";
}
