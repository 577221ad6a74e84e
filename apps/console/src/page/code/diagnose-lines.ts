import type { CodeDiagnostic } from "@pharos/ui/code-editor";

/** What is wrong with a document, and where. */
export interface DocumentProblem {
  /** From 1; 0 for the document as a whole. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Each problem from its place to the end of its line; the first line stands for the document as a whole. */
export function diagnoseLines(text: string, problems: readonly DocumentProblem[]): CodeDiagnostic[] {
  const lines = text.split("\n");
  return problems.map(({ line, column, message }) => {
    const index = Math.min(Math.max(1, line), lines.length) - 1;
    const lineStart = lines.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
    const length = lines[index]?.length ?? 0;
    const start = lineStart + Math.min(Math.max(0, column - 1), length);
    return { start, end: lineStart + length, code: "server", severity: "error", message, fixes: [] };
  });
}
