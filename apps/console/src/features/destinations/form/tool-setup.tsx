import { Button, CopiedText, Panel } from "@pharos/ui";
import { useState } from "react";
import classes from "./destination-form.module.css";

interface ToolSetupProps {
  readonly setup: { readonly title: string; readonly help: string; readonly text: string };
}

/** A text to paste into the destination's tool. */
export function ToolSetup({ setup: { title, help, text } }: ToolSetupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={title}
      actions={
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide" : "Show"}
        </Button>
      }
    >
      <div className={classes.fields}>
        <p className={classes.hint}>{help}</p>
        {isOpen ? <CopiedText label={title} text={text} /> : null}
      </div>
    </Panel>
  );
}
