import { LineCounter, type Node } from "yaml";
import { parseYaml } from "../yaml/parse-yaml.ts";
import type { Report } from "../yaml/read-fields.ts";
import { complaintAboutAliases, resolveAliases } from "../yaml/yaml-item.ts";
import type { CorrelationProblem } from "./correlation-problem.ts";

/** YAML that is no item of a repository, such as an editor's text, and a place for what is wrong with it. */
export interface YamlText {
  /** Undefined after a syntax error was reported. */
  readonly root: Node | null | undefined;
  readonly problems: CorrelationProblem[];
  readonly report: Report;
  readonly warn: Report;
  /** The first and the last line of a node, from 1. */
  readonly linesOf: (node: Node) => { readonly first: number; readonly last: number };
}

export function parseYamlText(text: string): YamlText {
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  const problems: CorrelationProblem[] = [];
  const add = (message: string, offset: number, isWarning: boolean) => {
    const { line, col } = lines.linePos(offset);
    problems.push({ line: Math.max(line, 1), column: Math.max(col, 1), message, isWarning });
  };
  for (const error of document.errors) add(error.message, error.pos[0], false);
  const complaint = document.errors.length === 0 ? complaintAboutAliases(document) : undefined;
  if (complaint !== undefined) add(`the aliases can't be resolved: ${complaint}`, 0, false);
  const isReadable = problems.length === 0;
  if (isReadable) resolveAliases(document);
  return {
    root: isReadable ? document.contents : undefined,
    problems,
    report: (message, at) => add(message, at?.range?.[0] ?? 0, false),
    warn: (message, at) => add(message, at?.range?.[0] ?? 0, true),
    linesOf: ({ range }) => ({
      first: lines.linePos(range?.[0] ?? 0).line,
      last: lines.linePos(Math.max(range?.[0] ?? 0, (range?.[1] ?? 1) - 1)).line,
    }),
  };
}
