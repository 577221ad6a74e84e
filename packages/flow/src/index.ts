export type { FlowDiagnostic } from "./diagnostics.ts";
export type { FlowNode, FlowNodeKind } from "./flow-node.ts";
export { FlowParser, longestFlow } from "./flow-parser.ts";
export type { FlowToken, FlowTokenKind } from "./flow-token.ts";
export { SyntaxTree } from "./syntax-tree.ts";
export { toSExpression } from "./to-s-expression.ts";
