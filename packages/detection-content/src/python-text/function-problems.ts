import { nearestName } from "@pharos/domain";
import type { PythonProblem } from "./editor-answers.ts";
import { detectionFunctions } from "./event-methods.ts";
import type { PythonKnowledge } from "./python-knowledge.ts";
import {
  childrenOf,
  findFunctions,
  findNodes,
  nodeText,
  type PythonFunction,
  type PythonText,
  type SyntaxNode,
} from "./syntax.ts";

const severityNames = new Set(["INFO", "LOW", "MEDIUM", "HIGH", "CRITICAL", "DEFAULT"]);

/** What the functions of a detection return that they must not, and the function that is missing. */
export function findFunctionProblems(
  python: PythonText,
  { function: main, mappedFunctions = [] }: Pick<PythonKnowledge, "function" | "mappedFunctions">,
): PythonProblem[] {
  const functions = findFunctions(python);
  // A name such as `title` means nothing in a module that is only imported.
  if (main === undefined)
    return functions.filter(({ name }) => mappedFunctions.includes(name)).flatMap(argumentProblems);
  const found = functions.flatMap((one) => [...parameterProblems(one), ...returnProblems(python, one, main)]);
  const isThere = functions.some(({ name }) => name === main) || bindsName(python, main);
  return isThere ? found : [missingProblem(functions, main), ...found];
}

/** It is imported, or assigned. */
function bindsName(python: PythonText, name: string): boolean {
  const statements = childrenOf(python.tree.topNode).filter((node) => !/^(Function|Decorated)/.test(node.name));
  return statements.some((node) => new RegExp(`\\b${name}\\b|import\\s+\\*`).test(nodeText(python, node)));
}

function missingProblem(functions: readonly PythonFunction[], main: string): PythonProblem {
  const near = functions.find(
    ({ name }) => nearestName(name, [main]) === main && !detectionFunctions.some((one) => one.name === name),
  );
  const place = near ? { start: near.nameNode.from, end: near.nameNode.to } : { start: 0, end: 0 };
  return {
    ...place,
    code: "missing-function",
    severity: "error",
    message: `The function “${main}” is missing. Define ${main}(${main === "rule" ? "event" : "resource"}).`,
    fixes: near ? [{ ...place, title: `Rename to “${main}”`, text: main }] : [],
  };
}

const isDetectionFunction = (name: string) => detectionFunctions.some((one) => one.name === name);

const parameterProblems = (one: PythonFunction) => (isDetectionFunction(one.name) ? argumentProblems(one) : []);

function argumentProblems({ name, nameNode, parameters, isBroken }: PythonFunction): PythonProblem[] {
  if (isBroken || parameters.length > 0) return [];
  const place = { start: nameNode.from, end: nameNode.to };
  const message = `${name} must take one argument, the event: def ${name}(event).`;
  return [{ ...place, code: "argument-missing", severity: "error", message, fixes: [] }];
}

function returnProblems(python: PythonText, one: PythonFunction, main: "rule" | "policy"): PythonProblem[] {
  const expected = detectionFunctions.find(({ name }) => name === one.name);
  const body = one.node.getChild("Body");
  if (!expected || !body || one.isBroken) return [];
  if (findNodes(body, "YieldStatement", true).length > 0) return [];
  const returns = findNodes(body, "ReturnStatement", true);
  if (one.name === main) {
    const never = neverProblem(python, one, returns, main);
    if (never) return [never];
  }
  return returns.flatMap((node) => valueProblem(python, one.name, expected.returns, node));
}

/** A rule that is never True raises no alert, a policy that is never False neither. */
function neverProblem(
  python: PythonText,
  { nameNode }: PythonFunction,
  returns: readonly SyntaxNode[],
  main: "rule" | "policy",
): PythonProblem | undefined {
  const useful = main === "rule" ? "True" : "False";
  const raises = nameNode.parent ? findNodes(nameNode.parent, "RaiseStatement", true) : [];
  const isUseful = (node: SyntaxNode) => {
    const value = returnedValue(node);
    return (
      value !== undefined && (value.name !== "Boolean" || nodeText(python, value) === useful) && value.name !== "None"
    );
  };
  if (returns.some(isUseful) || (main === "policy" && returns.length > 0 && raises.length > 0)) return undefined;
  return {
    start: nameNode.from,
    end: nameNode.to,
    code: "never-alerts",
    severity: "warning",
    message:
      main === "rule"
        ? "rule never returns True, so it never raises an alert."
        : "policy never returns False, so no resource ever fails it.",
    fixes: [],
  };
}

/** Undefined for a bare `return`. */
function returnedValue(node: SyntaxNode): SyntaxNode | undefined {
  return childrenOf(node).find(({ name }) => name !== "return");
}

const kindsOf: Readonly<Record<string, string>> = {
  Number: "a number",
  Boolean: "a Boolean",
  None: "None",
  String: "a string",
  FormatString: "a string",
  ContinuedString: "a string",
  ArrayExpression: "a list of strings",
  ArrayComprehensionExpression: "a list of strings",
  TupleExpression: "a tuple",
  DictionaryExpression: "a dict",
  DictionaryComprehensionExpression: "a dict",
  SetExpression: "a set",
};

/** Only what the literal says by itself: the value of an expression is known when it is run. */
function valueProblem(python: PythonText, name: string, expected: string, node: SyntaxNode): PythonProblem[] {
  const value = returnedValue(node);
  const kind = value ? kindOfValue(python, value) : "None";
  if (kind === undefined || isAccepted(kind, expected, name)) {
    return value && name === "severity" ? severityProblem(python, value) : [];
  }
  const { from, to } = value ?? node;
  const instead = name === "rule" || name === "policy" ? "the detection fails" : "the return value is not used";
  const message = `${name} returns ${kind}. It must return ${expected}; otherwise ${instead}.`;
  const text = value && kind === "a number" ? `str(${nodeText(python, value)})` : undefined;
  const fixes = text && expected === "a string" ? [{ start: from, end: to, title: "Convert to a string", text }] : [];
  return [{ start: from, end: to, code: "wrong-return", severity: "warning", message, fixes }];
}

function kindOfValue(python: PythonText, value: SyntaxNode): string | undefined {
  if (value.name === "BinaryExpression" && (value.getChild("CompareOp") || value.getChild("in"))) return "a Boolean";
  if (value.name === "UnaryExpression" && value.getChild("not")) return "a Boolean";
  if (value.name === "CallExpression") {
    const callee = value.firstChild && nodeText(python, value.firstChild);
    return callee === "len" || callee === "int" ? "a number" : callee === "dict" ? "a dict" : undefined;
  }
  return kindsOf[value.name];
}

function isAccepted(kind: string, expected: string, name: string): boolean {
  if (kind === expected) return true;
  // None means: as in the settings.
  if (kind === "None") return name !== "rule" && name !== "policy";
  return false;
}

function severityProblem(python: PythonText, value: SyntaxNode): PythonProblem[] {
  if (value.name !== "String") return [];
  const text = nodeText(python, value).replace(/^["']|["']$/g, "");
  if (severityNames.has(text.toUpperCase())) return [];
  const place = { start: value.from, end: value.to };
  const near = nearestName(text, severityNames);
  const message = `“${text}” is not a severity. Return INFO, LOW, MEDIUM, HIGH, CRITICAL or DEFAULT.`;
  const fixes = near ? [{ ...place, title: `Change to “${near}”`, text: `"${near}"` }] : [];
  return [{ ...place, code: "unknown-severity", severity: "warning", message, fixes }];
}
