import { type AlertEnding, type AlertOutcome, type AlertStatus, outcomeReasonLengthMax } from "@pharos/domain";
import { Button, Kbd, Modal, Textarea, UnstyledButton } from "@pharos/ui";
import { type KeyboardEvent, useState } from "react";
import { outcomeChoices } from "./outcome-choices.ts";
import classes from "./outcome-prompt.module.css";

interface OutcomePromptProps {
  /** What the alerts become: resolved or closed. */
  readonly status: AlertStatus;
  readonly onChoose: (ending: AlertEnding | undefined) => void;
  readonly onClose: () => void;
}

const titles: Partial<Record<AlertStatus, string>> = { RESOLVED: "Resolve as", CLOSED: "Close as" };

/** Asks what an alert turned out to be. One key answers, except while a reason is typed. */
export function OutcomePrompt({ status, onChoose, onClose }: OutcomePromptProps) {
  const [reason, setReason] = useState("");
  const choose = (outcome: AlertOutcome) => onChoose({ outcome, reason: reason.trim() });
  const onKeyDown = (event: KeyboardEvent) => {
    // The page behind has shortcuts of its own.
    event.stopPropagation();
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = outcomeChoices.find(({ key }) => key === event.key.toLowerCase());
    if (chosen) choose(chosen.outcome);
  };
  return (
    <Modal opened onClose={onClose} title={titles[status]} onKeyDown={onKeyDown}>
      <div className={classes.choices}>
        {outcomeChoices.map(({ outcome, key, label, hint }, index) => (
          <UnstyledButton
            key={outcome}
            className={classes.choice}
            onClick={() => choose(outcome)}
            aria-keyshortcuts={key}
            {...(index === 0 ? { "data-autofocus": true } : {})}
          >
            <Kbd>{key.toUpperCase()}</Kbd>
            <span>{label}</span>
            <span className={classes.hint}>{hint}</span>
          </UnstyledButton>
        ))}
      </div>
      <Textarea
        label="Reason"
        placeholder="Optional. Write it before you choose."
        rows={3}
        maxLength={outcomeReasonLengthMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" onClick={() => onChoose(undefined)}>
          Skip
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
