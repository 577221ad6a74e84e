import type { NoteStep } from "@pharos/domain";
import { Button, MarkdownText, Textarea } from "@pharos/ui";
import { useState } from "react";
import classes from "../notebooks.module.css";
import { type StepActions, StepCard } from "./step-card.tsx";

interface NoteCardProps {
  readonly step: NoteStep;
  readonly name: string;
  readonly actions: StepActions;
  readonly onChange: (text: string) => void;
}

/** A note: read as Markdown, written as text. */
export function NoteCard({ step, name, actions, onChange }: NoteCardProps) {
  const [isWritten, setWritten] = useState(step.text === "");
  const button = (
    <Button variant="subtle" size="compact-sm" onClick={() => setWritten(!isWritten)}>
      {isWritten ? "Done" : "Edit"}
    </Button>
  );
  return (
    <StepCard name={name} head={<span className={classes.noteHead}>{button}</span>} actions={actions}>
      <div className={classes.note}>
        {isWritten ? (
          <Textarea
            aria-label={`Text of ${name}`}
            autosize
            minRows={3}
            maxRows={30}
            autoFocus={step.text === ""}
            placeholder="What you learned, in Markdown"
            value={step.text}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" || (event.key === "Enter" && (event.ctrlKey || event.metaKey)))
                setWritten(false);
            }}
          />
        ) : step.text.trim() === "" ? (
          <p className={classes.quiet}>An empty note.</p>
        ) : (
          <MarkdownText>{step.text}</MarkdownText>
        )}
      </div>
    </StepCard>
  );
}
