import { SegmentedControl } from "@pharos/ui";
import { type RowLines, rowLines } from "./row-lines.ts";

interface LinesChoiceProps {
  readonly lines: RowLines;
  readonly onChange: (lines: RowLines) => void;
}

const choices = rowLines.map((lines) => ({ value: String(lines), label: lines === 1 ? "1 line" : String(lines) }));

export function LinesChoice({ lines, onChange }: LinesChoiceProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Lines per row"
      data={choices}
      value={String(lines)}
      onChange={(next) => onChange(Number(next) as RowLines)}
    />
  );
}
