import { tableTitle } from "../../catalogue/flow-catalogue.ts";
import type { FlowNode } from "../../syntax-tree/flow-node.ts";
import type { FlowDocument } from "../document/flow-document.ts";
import type { EditorScope } from "../document/scope-at.ts";
import { traceValue } from "../document/trace-column.ts";
import { type CompletionItem, ranks } from "./completion-item.ts";

/** Values that only the data knows: the host asks for the most frequent ones, and `valueItems` makes items of them. */
export interface ValueRequest {
  /** `database.public.table` */
  readonly tables: readonly string[];
  /** A column, or a path into one: `userIdentity.type`. */
  readonly path: string;
  /** The quote around what is written; undefined where nothing is quoted yet. */
  readonly quote: string | undefined;
}

const tablesMax = 5;

/** What a comparison compares with: the values that were seen there. */
export function valueRequest(
  document: FlowDocument,
  scope: EditorScope,
  path: readonly FlowNode[],
  quote: string | undefined,
): ValueRequest | undefined {
  const operand = comparedOperand(path);
  if (operand === undefined || scope.relation === undefined) return undefined;
  const origins = traceValue(scope.relation, document.bound.expressions.get(operand));
  const [first] = origins;
  if (first === undefined) return undefined;
  const keys = [first.column.name, ...first.path];
  const same = origins.filter(({ column, path: below }) => [column.name, ...below].join("\n") === keys.join("\n"));
  const tables = [...new Set(same.map(({ table }) => tableTitle(table)))].slice(0, tablesMax);
  return { tables, path: keys.join("."), quote };
}

/** `column` of `column == here`, of `column in (here)`, and of `here in column`. */
function comparedOperand(path: readonly FlowNode[]): FlowNode | undefined {
  const at =
    path.at(-2)?.kind === "ValueList" || path.at(-2)?.kind === "ArrayLiteral" ? path.length - 2 : path.length - 1;
  const comparison = path[at - 1];
  if (comparison?.kind !== "Binary") return undefined;
  return comparison.children.find((child) => child !== path[at] && child.kind !== "ErrorNode");
}

export function valueItems(values: readonly unknown[], { quote }: Pick<ValueRequest, "quote">): CompletionItem[] {
  return values.flatMap((value, index) => {
    if (typeof value !== "string") {
      const isNumber = typeof value === "number" || typeof value === "boolean";
      return isNumber && quote === undefined ? [item(String(value), String(value), index)] : [];
    }
    const used = quote ?? "'";
    const escaped = value.replaceAll("\\", "\\\\").replaceAll(used, `\\${used}`).replaceAll("\n", "\\n");
    return [item(value, quote === undefined ? `'${escaped}'` : escaped, index)];
  });
}

function item(label: string, insert: string, index: number): CompletionItem {
  return { label, kind: "value", insert, rank: ranks.near + index / 1000 - 1 };
}
