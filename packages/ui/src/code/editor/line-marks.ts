import type { editor } from "./monaco.ts";

/** A line that the editor marks in its margin. */
export interface LineMark {
  /** From 1. */
  readonly line: number;
  readonly kind: "covered" | "partial" | "missed";
  /** Shown when the pointer rests on the mark. */
  readonly text: string;
}

type ClassNames = Readonly<Record<LineMark["kind"], string | undefined>>;

/** Returns what the editor draws for the marks. Those of lines that its text does not have are left out. */
export function toDecorations(
  marks: readonly LineMark[],
  lineCount: number,
  classNames: ClassNames,
): editor.IModelDeltaDecoration[] {
  return marks
    .filter(({ line }) => line >= 1 && line <= lineCount)
    .map(({ line, kind, text }) => ({
      range: { startLineNumber: line, endLineNumber: line, startColumn: 1, endColumn: 1 },
      options: { linesDecorationsClassName: classNames[kind] ?? null, linesDecorationsTooltip: text },
    }));
}
