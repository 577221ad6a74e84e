import { Button, Textarea } from "@pharos/ui";
import { useMemo, useState } from "react";
import { countsInWords, findIndicators } from "./find-indicators.ts";
import classes from "./indicators.module.css";

interface PastedReportProps {
  /** What is looked for already. */
  readonly values: readonly string[];
  readonly onAdd: (values: readonly string[]) => void;
}

/** No report is longer; a log file is. */
const readMax = 500_000;

/** A text from somewhere else, and the indicators that are found in it. */
export function PastedReport({ values, onAdd }: PastedReportProps) {
  const [text, setText] = useState("");
  const found = useMemo(() => findIndicators(text.slice(0, readMax)), [text]);
  const added = found.filter(({ value }) => !values.includes(value));
  return (
    <div className={classes.report}>
      <Textarea
        label="Report"
        description="Values written as hxxp://, [.] or [at] are recognized too. The text stays in your browser."
        placeholder="Paste a threat report or a list"
        rows={3}
        resize="vertical"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.bar}>
        <Button
          variant="default"
          disabled={added.length === 0}
          onClick={() => {
            onAdd(added.map(({ value }) => value));
            setText("");
          }}
        >
          {added.length === 0
            ? "Add indicators"
            : `Add ${added.length} ${added.length === 1 ? "indicator" : "indicators"}`}
        </Button>
        <span className={classes.note} role="status">
          {text.trim() === "" ? "" : found.length === 0 ? "No indicators found" : `Found ${countsInWords(found)}`}
        </span>
      </div>
    </div>
  );
}
