import { nearestName } from "@pharos/domain";
import type { PythonProblem } from "./editor-answers.ts";
import { findFieldAccesses } from "./field-access.ts";
import { fieldAt, fieldTree } from "./field-tree.ts";
import { findFunctionProblems } from "./function-problems.ts";
import { helperNames } from "./helper-functions.ts";
import type { PythonKnowledge } from "./python-knowledge.ts";
import { childrenOf, findNodes, nodeText, type PythonText, parsePython } from "./syntax.ts";

/**
 * Mistakes that Python itself does not know of: it compiles and loads, and still the rule does nothing, its alert is
 * not what was meant, or a data model gives no value. Syntax is the sandbox's to judge.
 */
export function diagnosePython(text: string, knowledge: PythonKnowledge): PythonProblem[] {
  const python = parsePython(text);
  if (text.trim() === "") return [];
  return [
    ...findFunctionProblems(python, knowledge),
    ...findImportProblems(python, knowledge),
    ...findFieldProblems(python, knowledge),
  ].sort((a, b) => a.start - b.start);
}

/** Types of fields below which anything may be. */
const openType = /json|any|object|map|string|unknown/i;

function findFieldProblems(python: PythonText, { fields, logTypes }: PythonKnowledge): PythonProblem[] {
  if (fields.length === 0) return [];
  const root = fieldTree(fields);
  return findFieldAccesses(python).flatMap(({ literal, parent, name }): PythonProblem[] => {
    const holder = fieldAt(root, parent);
    if (!holder || holder.members.size === 0 || holder.members.has(name.toLowerCase()) || name === "") return [];
    // Objects without a schema of their own have members that nobody listed.
    if (parent.length > 0 && openType.test(holder.field?.type ?? "object")) return [];
    if (name.startsWith("p_")) return [];
    const place = { start: literal.from, end: literal.to };
    const near = nearestName(
      name,
      [...holder.members.values()].map((member) => member.name),
    );
    const where = parent.length > 0 ? `“${parent.join(".")}”` : logTypes.join(", ");
    return [
      {
        ...place,
        code: "unknown-field",
        severity: "warning",
        message: `${where} ${parent.length === 0 && logTypes.length > 1 ? "have" : "has"} no field “${name}”.${near ? ` Did you mean “${near}”?` : ""}`,
        fixes: near
          ? [{ ...place, title: `Change to “${near}”`, text: quotedLike(nodeText(python, literal), near) }]
          : [],
      },
    ];
  });
}

function quotedLike(literal: string, name: string): string {
  const quote = literal.startsWith("'") ? "'" : '"';
  return `${quote}${name}${quote}`;
}

/** Names that a known helper does not have; modules that are not there are the sandbox's to tell. */
function findImportProblems(python: PythonText, { helpers }: PythonKnowledge): PythonProblem[] {
  return findNodes(python.tree.topNode, "ImportStatement").flatMap((statement) => {
    const children = childrenOf(statement);
    if (children[0]?.name !== "from" || children[1]?.name !== "VariableName") return [];
    const module = helpers.find(({ id }) => children[1] && id === nodeText(python, children[1]));
    if (!module) return [];
    const offered = helperNames(module).map(({ name }) => name);
    const begins = children.findIndex(({ name }) => name === "import");
    const asked = children.slice(begins + 1).filter(({ name }, index, all) => {
      return name === "VariableName" && all[index - 1]?.name !== "as";
    });
    return asked.flatMap((node): PythonProblem[] => {
      const name = nodeText(python, node);
      if (offered.includes(name)) return [];
      const near = nearestName(name, offered);
      const place = { start: node.from, end: node.to };
      return [
        {
          ...place,
          code: "unknown-import",
          severity: "error",
          message: `The helper “${module.id}” has no “${name}”.${near ? ` Did you mean “${near}”?` : ""}`,
          fixes: near ? [{ ...place, title: `Change to “${near}”`, text: near }] : [],
        },
      ];
    });
  });
}
