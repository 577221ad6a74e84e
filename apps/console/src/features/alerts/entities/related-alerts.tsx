import type { AlertOutcome, AlertStatus, Severity } from "@pharos/domain";
import { SeverityBadge, TimeText } from "@pharos/ui";
import { PathLink } from "../../../routing/path-link.tsx";
import { type EntityName, searchNaming } from "../alert-search.ts";
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

interface RelatedAlertsProps {
  readonly entity: EntityName;
  readonly alerts: readonly RelatedAlert[];
  /** How many there are. */
  readonly count: number;
}

/** The latest alerts that name an entity, and how they ended; the list has the others. */
export function RelatedAlerts({ entity, alerts, count }: RelatedAlertsProps) {
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
      {count > alerts.length ? (
        <p className={classes.quiet}>
          <PathLink path="/alerts-and-errors/" search={searchNaming(entity)}>
            Show all alerts with {entity.value}
          </PathLink>
        </p>
      ) : null}
    </>
  );
}
