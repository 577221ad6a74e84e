import type { AlertOutcome, AlertStatus, Severity } from "@pharos/domain";
import { SeverityBadge, TimeText } from "@pharos/ui";
import { PathLink } from "../../../routing/path-link.tsx";
import { outcomeChoices } from "../outcome/outcome-choices.ts";
import { StatusText } from "../status-text.tsx";
import classes from "./alert-entities.module.css";

interface RelatedAlert {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly status: AlertStatus;
  readonly outcome?: AlertOutcome | null;
  readonly createdAt: string;
}

const outcomeLabels = new Map(outcomeChoices.map(({ outcome, label }) => [outcome, label]));

/** The latest alerts that name an entity, and how they ended. `count` is how many there are. */
export function RelatedAlerts({ alerts, count }: { readonly alerts: readonly RelatedAlert[]; readonly count: number }) {
  const left = count - alerts.length;
  return (
    <>
      <ul className={classes.alerts}>
        {alerts.map(({ id, title, severity, status, outcome, createdAt }) => (
          <li key={id}>
            <SeverityBadge severity={severity} />
            <PathLink path={`/alerts-and-errors/${id}/`}>{title}</PathLink>
            <span className={classes.ending}>
              {outcome ? outcomeLabels.get(outcome) : <StatusText status={status} />}
            </span>
            <TimeText value={createdAt} relative />
          </li>
        ))}
      </ul>
      {left > 0 ? <p className={classes.quiet}>and {left} earlier</p> : null}
    </>
  );
}
