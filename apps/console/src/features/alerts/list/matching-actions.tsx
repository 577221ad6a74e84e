import { Button, ConfirmModal, notify } from "@pharos/ui";
import { useState } from "react";
import type { AlertsInput } from "../../../graphql/generated/graphql.ts";
import { AssigneeMenu } from "../assignee-menu.tsx";
import { AddToCase } from "../cases/add-to-case.tsx";
import { SnoozeMenu } from "../snooze/snooze-menu.tsx";
import { StatusMenu } from "../status-menu.tsx";
import classes from "./alert-list.module.css";
import { type MatchingChange, statusChange, useMatchingChange } from "./use-matching-change.ts";

interface MatchingActionsProps {
  /** Each finds alerts that are selected. */
  readonly filters: readonly AlertsInput[];
  /** Undefined where nobody knows: an alert may be found by several. */
  readonly count: number | undefined;
  readonly onDone: () => void;
  readonly onChanged: () => Promise<unknown>;
}

/** For everything that the filters find, whether it is loaded or not. It cannot be undone, so it is asked about once. */
export function MatchingActions({ filters, count, onDone, onChanged }: MatchingActionsProps) {
  const [change, isRunning] = useMatchingChange();
  const [wanted, setWanted] = useState<MatchingChange>();
  const noun = count === undefined ? `${filters.length} groups` : alertsText(count);
  const verb = count === undefined ? `Change the alerts of ${noun}` : `Change ${noun}`;
  const confirm = async () => {
    if (!wanted) return;
    const changed = await change(filters, wanted);
    setWanted(undefined);
    if (changed === undefined) return;
    onDone();
    notify({ message: `${alertsText(changed)} changed`, tone: "success" });
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
        Everything that the filters find is changed, including alerts that are not loaded. This cannot be undone at
        once.
      </ConfirmModal>
    </div>
  );
}

const alertsText = (count: number) => (count === 1 ? "1 alert" : `${count.toLocaleString("en")} alerts`);
