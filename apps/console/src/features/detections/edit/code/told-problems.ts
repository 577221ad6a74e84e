import type { CodeDiagnostic } from "@pharos/ui/code-editor";

/** Something that the server found wrong with a member of the draft. */
export interface ServerProblem {
  /** `body`, `inlineFilters`, `tests.0.resource`, `logTypes`, … */
  readonly field: string;
  /** From 1; 0 or absent for the member as a whole. */
  readonly line?: number | null;
  readonly column?: number | null;
  readonly message: string;
}

/** Python writes a mistake as its text in brackets: `ImportError("message")`. */
export function plainError(message: string): string {
  const [, kind, text] = message.match(/^(\w+Error)\((?:'|")(.*)(?:'|")\)$/s) ?? [];
  return kind === undefined || text === undefined ? message : `${kind}: ${text}`;
}

/** The problems of one text, at their lines. */
export function toldProblems(text: string, field: string, problems: readonly ServerProblem[]): CodeDiagnostic[] {
  return placeProblems(
    text,
    problems.filter((problem) => problem.field === field),
  );
}

interface PlacedProblem extends Omit<ServerProblem, "field"> {
  readonly isWarning?: boolean;
}

export function placeProblems(text: string, problems: readonly PlacedProblem[]): CodeDiagnostic[] {
  const lines = text.split("\n");
  return problems.map(({ line, column, message, isWarning = false }) => {
    const index = Math.min(Math.max(1, line ?? 1), lines.length) - 1;
    const lineStart = lines.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
    const content = lines[index] ?? "";
    const indent = content.length - content.trimStart().length;
    const start = lineStart + (column && column > 1 ? Math.min(column - 1, content.length) : indent);
    return {
      start,
      end: lineStart + content.length,
      code: "server",
      severity: isWarning ? "warning" : "error",
      message: plainError(message),
      fixes: [],
    };
  });
}

/** What both the language and the server found is told once. */
export function mergeProblems(
  own: readonly CodeDiagnostic[],
  told: readonly CodeDiagnostic[],
): readonly CodeDiagnostic[] {
  const isKnown = (one: CodeDiagnostic) =>
    own.some(
      ({ start, message }) =>
        // The server puts it elsewhere in a text that it reads as a part of a file.
        (start === one.start && message === one.message) || one.message === `not valid YAML: ${message}`,
    );
  return [...told.filter((one) => !isKnown(one)), ...own];
}
