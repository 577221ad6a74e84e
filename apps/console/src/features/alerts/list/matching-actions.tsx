import { Button, ConfirmModal, hideSnackbar, notify, offerUndo } from "@pharos/ui";
import { useState } from "react";
import type { AlertsInput } from "../../../graphql/generated/graphql.ts";
import { AssigneeMenu } from "../assignee-menu.tsx";
import { AddToCase } from "../cases/add-to-case.tsx";
import { SnoozeMenu } from "../snooze/snooze-menu.tsx";
import { StatusMenu } from "../status-menu.tsx";
import { alertCountText } from "./alert-count-text.ts";
import classes from "./alert-list.module.css";
import { type DoneChange, type MatchingChange, statusChange, useMatchingChange } from "./use-matching-change.ts";

interface MatchingActionsProps {
  /** Each finds alerts that are selected. */
  readonly filters: readonly AlertsInput[];
  /** Undefined where nobody knows: an alert may be found by several. */
  readonly count: number | undefined;
  readonly onDone: () => void;
  readonly onChanged: () => Promise<unknown>;
}

const undoMs = 20_000;

/** For everything that the filters find, whether it is loaded or not, so it is asked about once. */
export function MatchingActions({ filters, count, onDone, onChanged }: MatchingActionsProps) {
  const { change, progress } = useMatchingChange();
  const isRunning = progress !== undefined;
  const [wanted, setWanted] = useState<MatchingChange>();
  const noun = count === undefined ? `${filters.length} groups` : alertCountText(count);
  const verb = count === undefined ? `Change the alerts of ${noun}` : `Change ${noun}`;
  const confirm = async () => {
    if (!wanted) return;
    const done = await change(filters, wanted);
    setWanted(undefined);
    if (!done) return;
    onDone();
    await onChanged();
    offerUndo(`${alertsText(done.changed)} changed`, () => undo(done), { durationMs: undoMs });
  };
  const undo = async (done: DoneChange) => {
    const running = notify({ message: `Undoing the change of ${alertsText(done.changed)}…`, durationMs: false });
    const restored = await done.undo();
    hideSnackbar(running);
    if (restored !== undefined) notify({ message: `${alertsText(restored)} as before`, tone: "success" });
    await onChanged();
  };
  return (
    <div className={classes.bulk} role="toolbar" aria-label="Selected alerts">
      <strong>{noun} selected</strong>
      <StatusMenu
        status={undefined}
        isDisabled={isRunning}
        onChange={(status, ending) => setWanted(statusChange(status, ending))}
      />
      <AssigneeMenu
        assignee={undefined}
        isDisabled={isRunning}
        onChange={(person) => setWanted({ assigneeId: person?.id ?? "" })}
      />
      <SnoozeMenu
        isDisabled={isRunning}
        onChange={(until) => until && setWanted({ snoozedUntil: until.toISOString() })}
      />
      <AddToCase alerts={{ matching: filters, count }} onDone={onDone} />
      <Button variant="subtle" color="gray" onClick={onDone}>
        Clear selection
      </Button>
      <ConfirmModal
        opened={wanted !== undefined}
        title={`${verb}?`}
        confirmLabel={verb}
        onConfirm={confirm}
        onClose={() => setWanted(undefined)}
      >
        Everything that the filters find is changed, including alerts that are not loaded.
        <p className={classes.progress} role="status">
          {progress ? `${alertsText(progress)} changed so far` : ""}
        </p>
      </ConfirmModal>
    </div>
  );
}

const alertsText = (count: number) => (count === 1 ? "1 alert" : `${count.toLocaleString("en")} alerts`);
