import { FailedState, SeverityBadge, StatusBadge, Text, TextSkeleton, TimeText } from "@pharos/ui";
import { PathLink } from "../../../routing/path-link.tsx";
import { TruePositiveWarning } from "../true-positive-warning.tsx";
import { describeImpact, describeTruePositives } from "./impact-sentence.ts";
import classes from "./rule-filter.module.css";
import type { FilterImpact, MeasuredFilter } from "./use-filter-impact.ts";

const shownMax = 8;

interface ImpactPanelProps {
  readonly measured: MeasuredFilter;
  readonly isComplete: boolean;
}

/** What the filter would have done to the alerts of the last 30 days: what it spares, and what it hides. */
export function ImpactPanel({ measured: { impact, problem, retry }, isComplete }: ImpactPanelProps) {
  return (
    <section className={classes.impact} aria-label="Impact" aria-live="polite">
      <h3>Impact on the last 30 days</h3>
      {isComplete ? null : (
        <Text size="sm" c="dimmed">
          Complete the conditions to see which alerts they would have removed.
        </Text>
      )}
      {problem ? <FailedState title="Couldn't measure the impact" message={problem} onRetry={retry} /> : null}
      {isComplete && !impact && !problem ? <TextSkeleton lines={3} /> : null}
      {impact ? <Impact impact={impact} /> : null}
    </section>
  );
}

function Impact({ impact }: { impact: FilterImpact }) {
  const { truePositivesRemoved, notice, filteredAlerts } = impact;
  const left = filteredAlerts.length - shownMax;
  return (
    <>
      <Text size="sm">{describeImpact(impact)}</Text>
      {truePositivesRemoved > 0 ? (
        <TruePositiveWarning>{describeTruePositives(truePositivesRemoved)}</TruePositiveWarning>
      ) : null}
      {notice ? (
        <Text size="sm" c="dimmed">
          {notice}
        </Text>
      ) : null}
      {filteredAlerts.length > 0 ? (
        <ul className={classes.alerts} aria-label="Alerts that lose events">
          {filteredAlerts.slice(0, shownMax).map((alert) => (
            <FilteredAlert key={alert.id} alert={alert} />
          ))}
        </ul>
      ) : null}
      {left > 0 ? (
        <Text size="sm" c="dimmed">
          {left === 1 ? "1 more alert loses events." : `${left.toLocaleString("en")} more alerts lose events.`}
        </Text>
      ) : null}
    </>
  );
}

function FilteredAlert({ alert }: { alert: FilterImpact["filteredAlerts"][number] }) {
  const { id, title, severity, createdAt, events, eventsRemoved, isRemoved, isTruePositive } = alert;
  return (
    <li data-danger={isTruePositive && isRemoved ? true : undefined}>
      <SeverityBadge severity={severity} />
      <span className={classes.title}>
        <PathLink path={`/alerts-and-errors/${id}/`}>{title}</PathLink>
      </span>
      {isTruePositive ? <StatusBadge tone="error">True positive</StatusBadge> : null}
      <span className={classes.quiet}>
        {isRemoved ? "Removed" : `${eventsRemoved.toLocaleString("en")} of ${events.toLocaleString("en")} events`}
      </span>
      <span className={classes.quiet}>
        <TimeText value={createdAt} />
      </span>
    </li>
  );
}
