export { describeTable, type LiveTable } from "./catalogue/describe-table.ts";
export {
  type FlowCatalogue,
  type FlowColumn,
  type FlowTable,
  tableId,
  tableTitle,
} from "./catalogue/flow-catalogue.ts";
export { type CompiledFlow, type CompileOptions, compileFlow } from "./compile-flow.ts";
export { flowLiteral, flowPath, quoteFlow } from "./filters/flow-literals.ts";
export { elementsOfKey } from "./filters/flow-of-filters.ts";
export { flowOfForm } from "./filters/flow-of-form.ts";
export type { FlowDiagnostic } from "./flow-diagnostic.ts";
export type { FlowNode, FlowNodeKind } from "./flow-node.ts";
export { FlowParser, longestFlow } from "./flow-parser.ts";
export { flowSettings } from "./flow-settings.ts";
export type { FlowToken, FlowTokenKind } from "./flow-token.ts";
export { lineAndColumn } from "./line-and-column.ts";
export { quoteText } from "./sql/sql-text.ts";
export { SyntaxTree } from "./syntax-tree.ts";
export { toSExpression } from "./to-s-expression.ts";
