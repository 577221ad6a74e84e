import type { AlertEnding, AlertOutcome, AlertStatus } from "@pharos/domain";
import { Button, offerUndo } from "@pharos/ui";
import type { AlertsInput, UserName } from "../../../graphql/generated/graphql.ts";
import { AssigneeMenu } from "../assignee-menu.tsx";
import { AddToCase } from "../cases/add-to-case.tsx";
import { listForCase } from "../cases/alerts-for-case.ts";
import { statusLabels } from "../labels.ts";
import { SnoozeMenu } from "../snooze/snooze-menu.tsx";
import { isSnoozed } from "../snooze/snooze-times.ts";
import { StatusMenu } from "../status-menu.tsx";
import { useAlertChanges } from "../use-alert-changes.ts";
import { matchCountText } from "./alert-count-text.ts";
import classes from "./alert-list.module.css";
import { MatchingActions } from "./matching-actions.tsx";
import type { AlertRow } from "./use-alert-list.ts";

interface BulkActionsProps {
  readonly alerts: readonly AlertRow[];
  readonly onDone: () => void;
  /** Rows may meet the filters no longer, or again. */
  readonly onChanged: () => Promise<unknown>;
  /** Selects those that match beyond the loaded rows; undefined where there are none. */
  readonly onSelectAll: (() => void) | undefined;
  /** Undefined where nobody knows. */
  readonly matchCount: number | undefined;
  /** What finds everything that is selected, where that is more than the rows. */
  readonly matching: readonly AlertsInput[] | undefined;
}

/** Takes the place of the filters while alerts are selected. */
export function BulkActions({ matching, matchCount, onDone, ...rest }: BulkActionsProps) {
  return matching ? (
    <MatchingActions filters={matching} count={matchCount} onDone={onDone} />
  ) : (
    <RowActions {...rest} matchCount={matchCount} onDone={onDone} />
  );
}

/** Every change can be undone for as long as its snackbar shows. */
function RowActions({ alerts, onDone, onChanged, onSelectAll, matchCount = 0 }: Omit<BulkActionsProps, "matching">) {
  const { changeStatus, assign, snooze } = useAlertChanges();
  const ids = alerts.map((alert) => alert.id);
  const noun = alerts.length === 1 ? "1 alert" : `${alerts.length} alerts`;

  const onStatus = async (status: AlertStatus, ending?: AlertEnding) => {
    onDone();
    const before = groupedIds(alerts, (alert) => JSON.stringify([alert.status, alert.outcome, alert.outcomeReason]));
    if (!(await changeStatus(ids, status, ending))) return;
    await onChanged();
    offerUndo(`${noun} set to ${statusLabels[status]}`, async () => {
      for (const [old, oldIds] of before) await changeStatus(oldIds, ...readEnding(old));
      await onChanged();
    });
  };
  // They stay selected: their status is often what changes next.
  const onAssign = async (assignee: UserName | undefined) => {
    const people = new Map(alerts.map((alert) => [alert.assignee?.id, alert.assignee ?? undefined]));
    const before = groupedIds(alerts, (alert) => alert.assignee?.id);
    if (!(await assign(ids, assignee))) return;
    offerUndo(`${noun} ${assignee ? "assigned" : "unassigned"}`, async () => {
      for (const [personId, oldIds] of before) await assign(oldIds, people.get(personId));
    });
  };
  const onSnooze = async (until: Date | undefined) => {
    onDone();
    const before = groupedIds(alerts, (alert) => alert.snoozedUntil ?? undefined);
    if (!(await snooze(ids, until))) return;
    await onChanged();
    offerUndo(`${noun} ${until ? "snoozed" : "woken up"}`, async () => {
      for (const [old, oldIds] of before)
        await snooze(oldIds, old !== undefined && isSnoozed(old) ? new Date(old) : undefined);
      await onChanged();
    });
  };
  return (
    <div className={classes.bulk} role="toolbar" aria-label="Selected alerts">
      <strong>{noun} selected</strong>
      {onSelectAll ? (
        <Button variant="subtle" onClick={onSelectAll}>
          Select all {matchCountText(matchCount)} that match
        </Button>
      ) : null}
      <StatusMenu status={undefined} onChange={onStatus} />
      <AssigneeMenu assignee={undefined} onChange={onAssign} />
      <SnoozeMenu onChange={onSnooze} />
      <AddToCase alerts={listForCase(alerts)} onDone={onDone} />
      <Button variant="subtle" color="gray" onClick={onDone}>
        Clear selection
      </Button>
    </div>
  );
}

function readEnding(text: string): [AlertStatus, AlertEnding | undefined] {
  const [status, outcome, reason] = JSON.parse(text) as [AlertStatus, AlertOutcome | null, string | null];
  return [status, outcome === null ? undefined : { outcome, reason: reason ?? "" }];
}

function groupedIds<K>(alerts: readonly AlertRow[], keyOf: (alert: AlertRow) => K): Map<K, string[]> {
  const groups = new Map<K, string[]>();
  for (const alert of alerts) {
    const key = keyOf(alert);
    groups.set(key, [...(groups.get(key) ?? []), alert.id]);
  }
  return groups;
}
