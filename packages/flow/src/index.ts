export { describeTable, type LiveTable } from "./catalogue/describe-table.ts";
export {
  type FlowCatalogue,
  type FlowColumn,
  type FlowTable,
  tableId,
  tableTitle,
} from "./catalogue/flow-catalogue.ts";
export { type CompiledFlow, type CompileOptions, compileFlow } from "./compile-flow.ts";
export type { FlowDiagnostic } from "./diagnostics/flow-diagnostic.ts";
export { flowLiteral, flowPath, quoteFlow } from "./filters/flow-literals.ts";
export { elementsOfKey } from "./filters/flow-of-filters.ts";
export { flowOfForm } from "./filters/flow-of-form.ts";
export { flowSettings } from "./flow-settings.ts";
export { quoteText } from "./sql-values/sql-text.ts";
export type { FlowNode, FlowNodeKind } from "./syntax-tree/flow-node.ts";
export { FlowParser, longestFlow } from "./syntax-tree/flow-parser.ts";
export type { FlowToken, FlowTokenKind } from "./syntax-tree/flow-token.ts";
export { lineAndColumn } from "./syntax-tree/line-and-column.ts";
export { SyntaxTree } from "./syntax-tree/syntax-tree.ts";
export { toSExpression } from "./syntax-tree/to-s-expression.ts";
