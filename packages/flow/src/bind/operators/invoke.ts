import { bindInvocation, definedFunction } from "../bind-function.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { ownParts } from "./parts/operator-parts.ts";

const firstOf = "let firstOf = fn (rows, count) { (rows | where n > count) };";

export const invokeOperator: OperatorDefinition = {
  name: "invoke",
  syntax: "invoke function(argument, …)",
  summary:
    "Gives the rows to a function that let defined, as its first parameter. The function's body is a pipeline in parentheses.",
  bind: (binder, node, input) => {
    const [call] = ownParts(node);
    const [callee, ...args] = call?.kind === "Call" ? call.children : [];
    if (call === undefined || callee === undefined) return input;
    const definition = definedFunction(binder, callee);
    if (definition === undefined) {
      binder.reportName("unknown_function", callee, undefined, binder.text(callee));
      return input;
    }
    return bindInvocation(binder, call, definition, args, input) ?? input;
  },
  examples: [{ flow: `${firstOf} range n from 1 to 4 step 1 | invoke firstOf(2)`, gives: [[3], [4]] }],
  refuses: [
    { flow: "print a = 1 | invoke missing()", code: "unknown_function" },
    { flow: `${firstOf} print n = 1 | invoke firstOf()`, code: "too_few_arguments" },
    { flow: "let f = fn (rows) { 1 }; print n = 1 | invoke f()", code: "pipeline_expected" },
  ],
};
