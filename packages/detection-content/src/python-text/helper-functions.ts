import { parser } from "@lezer/python";
import type { HelperModule } from "./python-knowledge.ts";
import { childrenOf, findFunctions, nodeText, type PythonText, stringValue } from "./syntax.ts";

export interface HelperName {
  readonly name: string;
  /** `is_public(address)`; the name alone for a constant. */
  readonly signature: string;
  readonly text: string;
}

const known = new WeakMap<HelperModule, readonly HelperName[]>();

/** What a module offers to be imported. */
export function helperNames(module: HelperModule): readonly HelperName[] {
  const names = known.get(module) ?? readNames({ text: module.body, tree: parser.parse(module.body) });
  known.set(module, names);
  return names;
}

function readNames(python: PythonText): HelperName[] {
  const functions = findFunctions(python).map(({ name, node }) => {
    const parameters = node.getChild("ParamList");
    const first = node.getChild("Body")?.getChild("ExpressionStatement")?.firstChild;
    const text = first ? (stringValue(python, first) ?? "").trim() : "";
    return { name, signature: `${name}${parameters ? nodeText(python, parameters) : "()"}`, text };
  });
  return [...functions, ...otherNames(python).map((name) => ({ name, signature: name, text: "" }))];
}

/** Constants, classes, and what the module imports itself. */
function otherNames(python: PythonText): string[] {
  return childrenOf(python.tree.topNode).flatMap((statement) => {
    if (!/^(AssignStatement|ClassDefinition|ImportStatement|IfStatement|TryStatement)$/.test(statement.name)) return [];
    const cursor = statement.cursor();
    const names: string[] = [];
    do if (cursor.name === "VariableName") names.push(python.text.slice(cursor.from, cursor.to));
    while (cursor.next() && cursor.from < statement.to);
    return names;
  });
}
