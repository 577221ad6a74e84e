import { describeField } from "./describe-field.ts";
import type { CompletionItem, PythonCompletion } from "./editor-answers.ts";
import { detectionFunctions, eventMethods, mappedFunction, type PythonHelp } from "./event-methods.ts";
import { accessAt, pathOf } from "./field-access.ts";
import { fieldAt, fieldTree } from "./field-tree.ts";
import { helperNames } from "./helper-functions.ts";
import type { PythonKnowledge } from "./python-knowledge.ts";
import { findArguments, findFunctions, nodeText, type PythonText, parsePython, type SyntaxNode } from "./syntax.ts";

/** What may stand at the offset: fields, methods, helpers, or the functions of a detection. */
export function completePython(text: string, offset: number, knowledge: PythonKnowledge): PythonCompletion {
  const python = parsePython(text);
  const literal = stringAt(python, offset);
  if (literal) return completeString(python, literal, offset, knowledge);
  const start = offset - (text.slice(0, offset).match(/\w*$/)?.[0].length ?? 0);
  const place = { start, end: offset };
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const imported = completeImport(line, knowledge);
  if (imported) return { ...place, items: imported };
  if (text[start - 1] === ".") return { ...place, items: completeMember(python, start - 1) };
  if (line === "") return { ...place, items: completeStatement(python, knowledge) };
  return { ...place, items: completeName(python, knowledge) };
}

/** The string literal that the offset is in. */
function stringAt({ tree }: PythonText, offset: number): SyntaxNode | undefined {
  const node = tree.resolveInner(offset, -1);
  return node.name === "String" && node.from < offset ? node : undefined;
}

function completeString(
  python: PythonText,
  literal: SyntaxNode,
  offset: number,
  knowledge: PythonKnowledge,
): PythonCompletion {
  const isClosed = /^(["'])[\s\S]*\1$/.test(nodeText(python, literal)) && literal.to - literal.from > 1;
  const place = { start: literal.from + 1, end: isClosed ? literal.to - 1 : offset };
  if (isDataModelName(python, literal)) {
    return {
      ...place,
      items: knowledge.dataModelNames.map((label) => ({ ...plainItem(label), detail: "data model" })),
    };
  }
  const access = accessAt(python, literal);
  const node = access && fieldAt(fieldTree(knowledge.fields), access.parent);
  if (!node) return { ...place, items: [] };
  const items = [...node.members.values()].map((member): CompletionItem => {
    const documentation = describeField(member);
    return {
      ...plainItem(member.name),
      detail: member.field?.type ?? "object",
      ...(documentation && { documentation }),
      // Fields of Pharos come after the log's own.
      rank: member.name.startsWith("p_") ? 1 : 0,
    };
  });
  return { ...place, items };
}

const plainItem = (label: string) => ({ label, kind: "key", insert: label, rank: 0 }) as const;

/** `event.udm("…"` */
function isDataModelName(python: PythonText, literal: SyntaxNode): boolean {
  const call = literal.parent?.parent;
  const callee = call?.name === "CallExpression" ? call.firstChild : undefined;
  const method = callee?.getChild("PropertyName");
  const isFirst = call ? findArguments(call)[0]?.from === literal.from : false;
  return isFirst && method != null && /^udm(_path)?$/.test(nodeText(python, method));
}

/** Behind `import`, `from` and `from … import`. */
function completeImport(line: string, { helpers }: PythonKnowledge): CompletionItem[] | undefined {
  const from = line.match(/^\s*from\s+(\w+)\s+import\s+(.*)$/)?.[1];
  if (from !== undefined) {
    const module = helpers.find(({ id }) => id === from);
    return module ? helperNames(module).map(({ name, signature, text }) => nameItem(name, signature, text)) : [];
  }
  if (!/^\s*(from|import)\s+$/.test(line)) return undefined;
  return helpers.map(({ id, description }) => ({
    label: id,
    kind: "namespace",
    insert: id,
    detail: "helper",
    documentation: description,
    rank: 0,
  }));
}

const nameItem = (name: string, signature: string, text: string): CompletionItem => ({
  label: name,
  kind: "function",
  insert: name,
  detail: signature,
  ...(text && { documentation: text }),
  rank: 0,
});

/** Behind a point: the methods of the event, or of one of its objects. */
function completeMember(python: PythonText, point: number): CompletionItem[] {
  const object = ownerBefore(python, point);
  const path = object && pathOf(python, object);
  if (!path) return [];
  const methods =
    path.length === 0 ? eventMethods : eventMethods.filter(({ name }) => /^(get|items|keys|values)$/.test(name));
  return methods.map((method, index) => helpItem(method, index));
}

/** The expression that ends at the point. */
function ownerBefore({ tree }: PythonText, point: number): SyntaxNode | undefined {
  let node: SyntaxNode | null = tree.resolveInner(point, -1);
  let widest: SyntaxNode | undefined;
  for (; node && node.to === point; node = node.parent) {
    if (/^(VariableName|MemberExpression|CallExpression|ParenthesizedExpression)$/.test(node.name)) widest = node;
  }
  return widest;
}

const helpItem = ({ name, signature, text, insert }: PythonHelp, rank: number): CompletionItem => ({
  label: name,
  kind: "function",
  insert,
  isSnippet: true,
  detail: signature,
  documentation: text,
  rank,
});

/** At the beginning of a line: a function that the detection, or the data model, does not have yet. */
function completeStatement(python: PythonText, knowledge: PythonKnowledge): CompletionItem[] {
  const defined = new Set(findFunctions(python).map(({ name }) => name));
  const functions = wantedFunctions(knowledge).filter(({ name }) => !defined.has(name));
  const words = ["def", "from", "import"].map((word) => keywordItem(word));
  return [...functions.map(helpItem), ...words];
}

function wantedFunctions({ function: main, mappedFunctions = [] }: PythonKnowledge): readonly PythonHelp[] {
  if (main === undefined) return mappedFunctions.map(mappedFunction);
  const wanted = detectionFunctions.filter(({ name }) => name !== (main === "policy" ? "rule" : "policy"));
  const ofPolicy = (text: string) => (main === "policy" ? text.replaceAll("event", "resource") : text);
  return wanted.map((help) => ({ ...help, insert: ofPolicy(help.insert), signature: ofPolicy(help.signature) }));
}

const keywordItem = (word: string): CompletionItem => ({ label: word, kind: "keyword", insert: word, rank: 20 });
const keywords =
  "and or not in is if else elif for while return True False None lambda try except len str int any all isinstance";

/** In an expression: what the text names itself, and words of the language. */
function completeName(python: PythonText, knowledge: PythonKnowledge): CompletionItem[] {
  const names = new Set<string>();
  python.tree.iterate({
    enter: ({ name, from, to }) => {
      if (name === "VariableName") names.add(python.text.slice(from, to));
    },
  });
  const imported = new Map(knowledge.helpers.flatMap(helperNames).map((help) => [help.name, help]));
  const own = [...names].map((name): CompletionItem => {
    const help = imported.get(name);
    return help ? nameItem(name, help.signature, help.text) : { label: name, kind: "variable", insert: name, rank: 1 };
  });
  const words = keywords.split(" ").filter((word) => !names.has(word));
  return [...own, ...words.map(keywordItem)];
}
