import { useMutation } from "@apollo/client/react";
import type { AlertEnding, AlertStatus } from "@pharos/domain";
import { Button, ConfirmModal } from "@pharos/ui";
import { useState } from "react";
import type { AlertsInput, ChangeMatchingAlertsInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { AssigneeMenu } from "../assignee-menu.tsx";
import { AddToCase } from "../cases/add-to-case.tsx";
import { SnoozeMenu } from "../snooze/snooze-menu.tsx";
import { StatusMenu } from "../status-menu.tsx";
import { alertCountText } from "./alert-count-text.ts";
import classes from "./alert-list.module.css";

const changeMatchingMutation = graphql(`
  mutation ChangeMatchingAlerts($input: ChangeMatchingAlertsInput!) { changeMatchingAlerts(input: $input) { id } }
`);

interface MatchingActionsProps {
  /** Each finds alerts that are selected. */
  readonly filters: readonly AlertsInput[];
  /** Undefined where nobody knows: an alert may be found by several. */
  readonly count: number | undefined;
  readonly onDone: () => void;
}

/** For everything that the filters find, whether it is loaded or not, so it is asked about once. */
export function MatchingActions({ filters, count, onDone }: MatchingActionsProps) {
  const [start] = useMutation(changeMatchingMutation, { refetchQueries: ["MatchingChanges"] });
  const [run] = useChange();
  const [wanted, setWanted] = useState<Omit<ChangeMatchingAlertsInput, "filters">>();
  const noun = count === undefined ? `${filters.length} groups` : alertCountText(count);
  const verb = count === undefined ? `Change the alerts of ${noun}` : `Change ${noun}`;
  const confirm = async () => {
    if (!wanted) return;
    const isStarted = await run("Unable to change the alerts", () =>
      start({ variables: { input: { filters: [...filters], ...wanted } } }),
    );
    setWanted(undefined);
    if (isStarted) onDone();
  };
  return (
    <div className={classes.bulk} role="toolbar" aria-label="Selected alerts">
      <strong>{noun} selected</strong>
      <StatusMenu
        status={undefined}
        onChange={(status: AlertStatus, ending?: AlertEnding) => setWanted({ status, ...ending })}
      />
      <AssigneeMenu assignee={undefined} onChange={(person) => setWanted({ assigneeId: person?.id ?? "" })} />
      <SnoozeMenu onChange={(until) => until && setWanted({ snoozedUntil: until.toISOString() })} />
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
        Everything that the filters find is changed, including alerts that are not loaded. The server does it, so you
        can leave this page. The list shows the progress.
      </ConfirmModal>
    </div>
  );
}
