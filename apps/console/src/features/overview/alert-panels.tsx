import { alertStatuses, severities } from "@pharos/domain";
import { BarList, BlockSkeleton, Panel, SeverityBadge } from "@pharos/ui";
import { type TimeRange, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { useMemo } from "react";
import { type FragmentType, readFragment } from "../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { PathLink } from "../../routing/path-link.tsx";
import { StatusText } from "../alerts/index.ts";
import { barHeightPx } from "./bar-height.ts";
import classes from "./overview.module.css";
import { chartHeightPx, TimeHistogram } from "./time-histogram.tsx";

const alertsOverTime = graphql(`
  fragment AlertsOverTime on Overview {
    alertsOverTime { at series { label values } }
  }
`);
const alertCounts = graphql(`
  fragment AlertCounts on Overview {
    alertsBySeverity { label count }
    alertsByStatus { label count }
  }
`);
const topRules = graphql(`
  fragment TopRules on Overview {
    topRules { ruleId displayName severity count }
  }
`);

interface AlertsOverTimeProps {
  /** Undefined while it loads. */
  readonly overview: FragmentType<typeof alertsOverTime> | undefined;
  readonly onZoom: (start: Date, end: Date) => void;
}

export function AlertsOverTime({ overview, onZoom }: AlertsOverTimeProps) {
  const group = readFragment(alertsOverTime, overview)?.alertsOverTime;
  const chart = useMemo(() => {
    const series = [...severities].reverse().flatMap((severity) => {
      const one = group?.series.find((given) => given.label === severity);
      const name = severity.charAt(0) + severity.slice(1).toLowerCase();
      return one ? [{ name, values: one.values, color: `var(--ui-${severity.toLowerCase()})` }] : [];
    });
    return { at: (group?.at ?? []).map((at) => new Date(at)), series };
  }, [group]);
  const isEmpty = chart.series.every(({ values }) => values.every((value) => value === 0));
  return (
    <Panel title="Alerts over time">
      {group ? null : <BlockSkeleton height={chartHeightPx} />}
      {group && isEmpty ? <p className={classes.noChart}>No alerts in this time range.</p> : null}
      {group && !isEmpty ? <TimeHistogram label="Alerts over time, by severity" {...chart} onZoom={onZoom} /> : null}
    </Panel>
  );
}

interface AlertCountsProps {
  /** Undefined while it loads. */
  readonly overview: FragmentType<typeof alertCounts> | undefined;
  readonly range: TimeRange;
}

/** By severity and by status, of those created within the time. */
export function AlertCounts(props: AlertCountsProps) {
  const within = timeRangeToSearch(props.range);
  const overview = readFragment(alertCounts, props.overview);
  return (
    <>
      <Panel title="Alerts by severity">
        {overview ? (
          <BarList
            label="Alerts by severity"
            items={severities.map((severity) => ({
              key: severity,
              label: (
                <PathLink path="/alerts-and-errors/" search={{ status: [], severity: [severity], ...within }}>
                  <SeverityBadge severity={severity} />
                </PathLink>
              ),
              value: countOf(overview.alertsBySeverity, severity),
              color: `var(--ui-${severity.toLowerCase()})`,
            }))}
          />
        ) : (
          <BlockSkeleton height={severities.length * barHeightPx} />
        )}
      </Panel>
      <Panel title="Alerts by status">
        {overview ? (
          <BarList
            label="Alerts by status"
            items={alertStatuses.map((status) => ({
              key: status,
              label: (
                <PathLink path="/alerts-and-errors/" search={{ status: [status], ...within }}>
                  <StatusText status={status} />
                </PathLink>
              ),
              value: countOf(overview.alertsByStatus, status),
            }))}
          />
        ) : (
          <BlockSkeleton height={alertStatuses.length * barHeightPx} />
        )}
      </Panel>
    </>
  );
}

const countOf = (counts: readonly { label: string; count: number }[], label: string) =>
  counts.find((one) => one.label === label)?.count ?? 0;

const rulesMax = 10;

interface TopRulesProps {
  /** Undefined while it loads. */
  readonly overview: FragmentType<typeof topRules> | undefined;
  readonly range: TimeRange;
}

export function TopRules(props: TopRulesProps) {
  const rules = readFragment(topRules, props.overview)?.topRules;
  return (
    <Panel title="Rules with most alerts">
      {rules ? null : <BlockSkeleton height={rulesMax * barHeightPx} />}
      {rules?.length === 0 ? <p className={classes.quiet}>No rule raised an alert in this time range.</p> : null}
      {rules && rules.length > 0 ? (
        <BarList
          stacked
          label="Rules with most alerts"
          items={rules.map(({ ruleId, displayName, count }) => ({
            key: ruleId,
            label: (
              <PathLink
                path="/alerts-and-errors/"
                search={{ status: [], rule: ruleId, ...timeRangeToSearch(props.range) }}
                title={displayName}
              >
                {displayName || ruleId}
              </PathLink>
            ),
            value: count,
          }))}
        />
      ) : null}
    </Panel>
  );
}
