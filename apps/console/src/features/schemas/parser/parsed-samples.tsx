import { Button, VisuallyHidden } from "@pharos/ui";
import { IconAlertTriangle } from "@pharos/ui/icons";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { LineItem } from "./line-item.tsx";
import { readAsCsv } from "./make-field.ts";
import classes from "./parser.module.css";
import type { ParserDocument } from "./parser-document.ts";
import { tintNumbers } from "./placeholders.ts";
import type { ParsedLine, ParsedSamplesState } from "./use-parsed-samples.ts";

interface ParsedSamplesProps {
  readonly spec: string;
  readonly document: ParserDocument;
  readonly parsed: ParsedSamplesState;
  /** By name, as the placeholders in the document are. */
  readonly tints: ReadonlyMap<string, number>;
  readonly onSpecChange: (spec: string) => void;
}

/** The samples line by line, with what the parser takes of each and where it stops. */
export function ParsedSamples({ spec, document, parsed, tints, onSpecChange }: ParsedSamplesProps) {
  const { lines, isOld, problem, run } = parsed;
  const [chosen, setChosen] = useState<number | "none">();
  const [added, setAdded] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const heading = useId();
  const open = chosen === undefined ? firstToLookAt(lines) : chosen === "none" ? undefined : chosen;
  const csv = useMemo(
    () => (document.kind === undefined && lines[0] ? readAsCsv(spec, lines[0].text, lines[1]?.text) : undefined),
    [spec, document, lines],
  );
  if (lines.length === 0 && problem === undefined && !run) return null;
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.dataset.line) return;
    const next = list.current?.querySelector<HTMLElement>(`[data-line="${Number(event.target.dataset.line) + step}"]`);
    next?.focus();
    event.preventDefault();
  };
  return (
    <section aria-labelledby={heading} className={classes.samples}>
      <div className={classes.head}>
        <h3 id={heading} className={classes.heading}>
          Lines
        </h3>
        <span role="status" className={classes.counts}>
          {run || lines.length === 0 ? null : countsOf(lines)}
          {added === "" ? null : <VisuallyHidden>{added}</VisuallyHidden>}
        </span>
        {run ? (
          <Button size="compact-sm" variant="default" onClick={run}>
            Run script
          </Button>
        ) : null}
        {csv === undefined ? null : (
          <Button size="compact-sm" variant="default" onClick={() => onSpecChange(csv)}>
            Use line 1 as CSV header
          </Button>
        )}
      </div>
      {document.kind === "script" ? (
        <p className={classes.hint}>
          A script is not run while you type. Its values are shown without their places, because they have none in the
          line.
        </p>
      ) : null}
      {document.kind === undefined && lines.some(({ outcome }) => outcome === "UNPARSED") ? (
        <p className={classes.hint}>
          Without a parser a schema reads JSON. To read lines of text, select a part of a line that is a value, and make
          a field of it.
        </p>
      ) : null}
      {problem === undefined ? null : (
        <p className={classes.problem}>
          <IconAlertTriangle size={14} aria-hidden />
          <span>
            {lines.length > 0 ? "Shown as an earlier text read them. " : ""}
            {problem}
          </span>
        </p>
      )}
      <ol ref={list} className={classes.lines} data-old={isOld || undefined} onKeyDown={moveFocus}>
        {lines.map((line, index) => (
          <LineItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            key={index}
            index={index}
            line={line}
            isOpen={index === open}
            isTabStop={index === (open ?? 0)}
            onOpenChange={(isOpen) => setChosen(isOpen ? index : "none")}
            parsed={parsed}
            document={document}
            spec={spec}
            tints={tints}
            onMade={(next, name) => {
              setAdded(`Added ${name} to the document`);
              onSpecChange(next);
            }}
          />
        ))}
      </ol>
    </section>
  );
}

/** The first line that becomes no event, or else the first that does. */
function firstToLookAt(lines: readonly ParsedLine[]): number | undefined {
  const failed = lines.findIndex(({ outcome }) => outcome === "UNPARSED" || outcome === "REFUSED");
  const found = failed >= 0 ? failed : lines.findIndex(({ outcome }) => outcome === "STORED");
  return found < 0 ? undefined : found;
}

function countsOf(lines: readonly ParsedLine[]): string {
  const records = lines.filter(({ outcome }) => outcome !== "IGNORED").length;
  const stored = lines.filter(({ outcome }) => outcome === "STORED").length;
  return `${stored} of ${records === 1 ? "1 line" : `${records} lines`} parsed`;
}

/** The names of the samples and the document in one numbering. */
export function tintsOf(placeholders: readonly { readonly name: string }[], lines: readonly ParsedLine[]) {
  return tintNumbers(
    placeholders.map(({ name }) => name),
    lines.flatMap(({ pieces }) => pieces.map(({ name }) => name)),
  );
}
