import { UnstyledButton, VisuallyHidden } from "@pharos/ui";
import { IconAlertTriangle, IconCheck, IconMinus, IconX } from "@pharos/ui/icons";
import { useId, useState } from "react";
import { LineDetail } from "./line-detail.tsx";
import { LineText } from "./line-text.tsx";
import { MakeFieldForm } from "./make-field-form.tsx";
import classes from "./parser.module.css";
import type { ParserDocument } from "./parser-document.ts";
import type { Selection } from "./pattern-edit.ts";
import { readLineOf } from "./read-line.ts";
import type { ParsedLine, ParsedSamplesState } from "./use-parsed-samples.ts";

interface LineItemProps {
  readonly index: number;
  readonly line: ParsedLine;
  readonly isOpen: boolean;
  /** One line of the list is reached by Tab, the others by arrows. */
  readonly isTabStop: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly parsed: ParsedSamplesState;
  readonly document: ParserDocument;
  readonly spec: string;
  readonly tints: ReadonlyMap<string, number>;
  readonly onMade: (spec: string, name: string) => void;
}

const outcomes = {
  STORED: { label: "parsed", Icon: IconCheck },
  REFUSED: { label: "refused by a field", Icon: IconAlertTriangle },
  UNPARSED: { label: "not parsed", Icon: IconX },
  IGNORED: { label: "not a record", Icon: IconMinus },
} as const;

/** One line, which opens to its fields. */
export function LineItem(props: LineItemProps) {
  const { index, line, isOpen, isTabStop, onOpenChange, parsed, document, spec, tints, onMade } = props;
  const [selection, setSelection] = useState<Selection>();
  const [pointed, setPointed] = useState<string>();
  const detail = useId();
  const { label, Icon } = outcomes[line.outcome];
  // Without a parser text fails for one reason, which the list says.
  const isQuiet = line.outcome === "IGNORED" || (document.kind === undefined && line.outcome === "UNPARSED");
  const hasPieces = document.kind !== "native" && document.kind !== "script";
  return (
    <li className={classes.item} data-outcome={line.outcome} data-open={isOpen || undefined}>
      <div className={classes.row}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detail : undefined}
          data-line={index}
          tabIndex={isTabStop ? 0 : -1}
          onClick={() => onOpenChange(!isOpen)}
        >
          <VisuallyHidden>
            Line {index + 1}, {label}
          </VisuallyHidden>
          <span aria-hidden>{index + 1}</span>
          <Icon size={14} aria-hidden />
        </UnstyledButton>
        <LineText
          line={line}
          isOpen={isOpen}
          tints={tints}
          pointed={pointed}
          onSelect={
            hasPieces
              ? (next) => {
                  setSelection(next);
                  onOpenChange(true);
                }
              : undefined
          }
        />
      </div>
      {line.reason === "" || (isQuiet && !isOpen) ? null : <p className={classes.reason}>{line.reason}</p>}
      {isOpen ? (
        <div id={detail} className={classes.detail}>
          <LineDetail line={line} tints={tints} unreadNames={parsed.unreadNames} onPoint={setPointed} />
          {hasPieces && line.outcome !== "IGNORED" ? (
            <MakeFieldForm
              line={readLineOf(line)}
              selection={selection}
              onSelect={setSelection}
              document={document}
              spec={spec}
              isOld={parsed.isOld}
              onMade={(next, name) => {
                setSelection(undefined);
                onMade(next, name);
              }}
            />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
