import { useMutation } from "@apollo/client/react";
import { ActionIcon, Button, offerUndo, Panel, SeverityBadge, TimeText } from "@pharos/ui";
import { IconPlus, IconX } from "@pharos/ui/icons";
import { lazy, Suspense, useState } from "react";
import type { CaseFieldsFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { AlertTitle, outcomeChoices, StatusText } from "../../alerts/index.ts";
import classes from "../cases.module.css";
import { useAddAlerts } from "./use-add-alerts.ts";

const FindAlerts = lazy(() => import("./find-alerts.tsx").then((m) => ({ default: m.FindAlerts })));

const removeAlertsMutation = graphql(`
  mutation RemoveAlertsFromCase($input: CaseAlertsInput!) {
    removeAlertsFromCase(input: $input) { case { id ...CaseFields } }
  }
`);

const outcomeLabels = new Map(outcomeChoices.map(({ outcome, label }) => [outcome, label]));

export function CaseAlerts({ shown: { id, alerts } }: { readonly shown: CaseFieldsFragment }) {
  const mayModify = useMay("AlertModify");
  const [isFinding, setFinding] = useState(false);
  const [remove] = useMutation(removeAlertsMutation);
  const add = useAddAlerts(id);
  const [change] = useChange();
  const removeAlert = async (alertId: string) => {
    const isDone = await change("Unable to take the alert out of the case", () =>
      remove({ variables: { input: { id, alertIds: [alertId] } } }),
    );
    if (isDone) offerUndo("Alert taken out of the case", () => add([alertId]));
  };
  return (
    <Panel
      title={`Alerts (${alerts.length})`}
      actions={
        mayModify ? (
          <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => setFinding(true)}>
            Add alerts
          </Button>
        ) : undefined
      }
    >
      {alerts.length === 0 ? <p className={classes.quiet}>No alerts yet.</p> : null}
      <ul className={classes.alerts} aria-label="Alerts of the case">
        {alerts.map(({ alert, addedAt, addedBy }) => (
          <li key={alert.id}>
            <SeverityBadge severity={alert.severity} />
            <AlertTitle alert={alert} />
            <span>{alert.outcome ? outcomeLabels.get(alert.outcome) : <StatusText status={alert.status} />}</span>
            <span className={classes.quiet} title={`Added by ${addedBy.name} at ${addedAt}`}>
              <TimeText value={alert.createdAt} precision="minute" />
            </span>
            {mayModify ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Take ${alert.title} out of the case`}
                onClick={() => removeAlert(alert.id)}
              >
                <IconX size={14} />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ul>
      {isFinding ? (
        <Suspense>
          <FindAlerts
            caseId={id}
            present={new Set(alerts.map(({ alert }) => alert.id))}
            onClose={() => setFinding(false)}
          />
        </Suspense>
      ) : null}
    </Panel>
  );
}
