import { isMap, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from "yaml";
import type { ContentProblem } from "./content-problem.ts";

/** A YAML file whose root is a mapping with the key `AnalysisType`. */
export interface YamlItem {
  readonly file: string;
  readonly analysisType: string;
  readonly root: YAMLMap;
  readonly modifiedAt: Date;
  /** Records a problem where the node begins; at the file's start without one. */
  readonly report: (message: string, at?: Node | null) => void;
}

/**
 * Reads YAML 1.2 scalars: `yes`, `on`, dates and times stay text, `010` is ten.
 * Undefined for YAML that is no analysis item; a syntax error is a problem.
 */
export function parseYamlItem(
  file: string,
  text: string,
  modifiedAt: Date,
  problems: ContentProblem[],
): YamlItem | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { version: "1.2", schema: "core", lineCounter: lines, prettyErrors: false });
  const reportAt = (message: string, offset: number) => {
    const { line, col } = lines.linePos(offset);
    problems.push({ file, line: Math.max(line, 1), column: Math.max(col, 1), message });
  };
  for (const error of document.errors) reportAt(`not valid YAML: ${error.message}`, error.pos[0]);
  const root = document.contents;
  if (document.errors.length > 0 || !isMap(root)) return undefined;
  const type = root.get("AnalysisType", true);
  if (type === undefined) return undefined;
  const report = (message: string, at?: Node | null) => reportAt(message, at?.range?.[0] ?? 0);
  if (!isScalar(type) || typeof type.value !== "string") {
    report("AnalysisType must be text", isScalar(type) ? type : root);
    return undefined;
  }
  return { file, analysisType: type.value, root, modifiedAt, report };
}
