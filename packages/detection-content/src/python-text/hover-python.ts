import { describeField } from "./describe-field.ts";
import type { PythonHover } from "./editor-answers.ts";
import { detectionFunctions, eventMethods, mappedFunction } from "./event-methods.ts";
import { accessAt, pathOf } from "./field-access.ts";
import { fieldAt, fieldTree } from "./field-tree.ts";
import { helperNames } from "./helper-functions.ts";
import type { PythonKnowledge } from "./python-knowledge.ts";
import { findFunctions, nodeText, type PythonText, parsePython, type SyntaxNode } from "./syntax.ts";

/** Help for what stands at the offset: a field with values from data, a method, or a helper. */
export function hoverPython(text: string, offset: number, knowledge: PythonKnowledge): PythonHover | undefined {
  const python = parsePython(text);
  const node = python.tree.resolveInner(offset, 1);
  const told =
    node.name === "String"
      ? hoverField(python, node, knowledge)
      : node.name === "PropertyName"
        ? hoverMethod(python, node)
        : node.name === "VariableName"
          ? hoverName(python, node, knowledge)
          : undefined;
  return told && { start: node.from, end: node.to, ...told };
}

type Told = Pick<PythonHover, "title" | "text"> | undefined;

function hoverField(python: PythonText, literal: SyntaxNode, { fields }: PythonKnowledge): Told {
  const access = accessAt(python, literal);
  const path = access && [...access.parent, access.name];
  const node = path && fieldAt(fieldTree(fields), path);
  return node && { title: `${path.join(".")}: ${node.field?.type ?? "object"}`, text: describeField(node) };
}

function hoverMethod(python: PythonText, property: SyntaxNode): Told {
  const object = property.parent?.firstChild;
  const method = eventMethods.find(({ name }) => name === nodeText(python, property));
  if (!method || !object || !pathOf(python, object)) return undefined;
  return { title: `event.${method.signature}`, text: method.text };
}

function hoverName(python: PythonText, node: SyntaxNode, knowledge: PythonKnowledge): Told {
  const { helpers, function: main, mappedFunctions = [] } = knowledge;
  const name = nodeText(python, node);
  const isDefined = findFunctions(python).some(({ nameNode }) => nameNode.from === node.from);
  const own = isDefined && main ? detectionFunctions.find((one) => one.name === name) : undefined;
  if (own) return { title: own.signature, text: `${own.text} Returns ${own.returns}.` };
  if (isDefined && mappedFunctions.includes(name)) {
    const { signature, text } = mappedFunction(name);
    return { title: signature, text };
  }
  for (const module of helpers) {
    if (name === module.id) return { title: `import ${name}`, text: module.description };
    const help = helperNames(module).find((one) => one.name === name);
    const isImported = new RegExp(`from\\s+${module.id}\\s+import[^]*\\b${name}\\b`).test(python.text);
    if (help && isImported)
      return { title: help.signature, text: [help.text, `From \`${module.id}\`.`].join("\n\n").trim() };
  }
  return hoverOwnFunction(python, name);
}

/** A function of the text itself: what it takes, and what it says of itself. */
function hoverOwnFunction(python: PythonText, name: string): Told {
  if (!findFunctions(python).some((one) => one.name === name)) return undefined;
  const help = helperNames({ id: "", description: "", body: python.text }).find((one) => one.name === name);
  return help && { title: `def ${help.signature}`, text: help.text };
}
