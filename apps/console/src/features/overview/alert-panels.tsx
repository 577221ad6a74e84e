import { alertStatuses, severities } from "@pharos/domain";
import { BarList, BlockSkeleton, Panel, SeverityBadge } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { PathLink } from "../../routing/path-link.tsx";
import { StatusText } from "../alerts/index.ts";
import classes from "./overview.module.css";
import { TimeHistogram } from "./time-histogram.tsx";

const alertPanels = graphql(`
  fragment AlertPanels on Overview {
    alertsBySeverity { label count }
    alertsByStatus { label count }
    alertsOverTime { at series { label values } }
    topRules { ruleId displayName severity count }
  }
`);

const panelHeightPx = 176;
const chartHeightPx = 208;

/** `overview` is undefined while it loads. */
export function AlertPanels(props: { overview: FragmentType<typeof alertPanels> | undefined }) {
  const overview = readFragment(alertPanels, props.overview);
  return (
    <>
      <div className={classes.twoThirds}>
        <Panel title="Alerts over time">
          {overview ? <AlertsOverTime group={overview.alertsOverTime} /> : <BlockSkeleton height={chartHeightPx} />}
        </Panel>
      </div>
      <div className={classes.third}>
        <Panel title="Alerts by severity">
          {overview ? (
            <BarList
              label="Alerts by severity"
              items={severities.map((severity) => ({
                key: severity,
                label: (
                  <PathLink path="/alerts-and-errors/" search={{ status: [], severity: [severity] }}>
                    <SeverityBadge severity={severity} />
                  </PathLink>
                ),
                value: countOf(overview.alertsBySeverity, severity),
                color: `var(--ui-${severity.toLowerCase()})`,
              }))}
            />
          ) : (
            <BlockSkeleton height={panelHeightPx} />
          )}
        </Panel>
      </div>
      <div className={classes.third}>
        <Panel title="Alerts by status">
          {overview ? (
            <BarList
              label="Alerts by status"
              items={alertStatuses.map((status) => ({
                key: status,
                label: (
                  <PathLink path="/alerts-and-errors/" search={{ status: [status] }}>
                    <StatusText status={status} />
                  </PathLink>
                ),
                value: countOf(overview.alertsByStatus, status),
              }))}
            />
          ) : (
            <BlockSkeleton height={panelHeightPx} />
          )}
        </Panel>
      </div>
      <div className={classes.twoThirds}>
        <Panel title="Rules with most alerts">
          {overview ? <TopRules rules={overview.topRules} /> : <BlockSkeleton height={panelHeightPx} />}
        </Panel>
      </div>
    </>
  );
}

const countOf = (counts: readonly { label: string; count: number }[], label: string) =>
  counts.find((one) => one.label === label)?.count ?? 0;

function AlertsOverTime({
  group,
}: {
  group: { at: readonly string[]; series: readonly { label: string; values: readonly number[] }[] };
}) {
  const series = [...severities].reverse().flatMap((severity) => {
    const one = group.series.find((given) => given.label === severity);
    const name = severity.charAt(0) + severity.slice(1).toLowerCase();
    return one ? [{ name, values: one.values, color: `var(--ui-${severity.toLowerCase()})` }] : [];
  });
  return (
    <TimeHistogram label="Alerts over time, by severity" at={group.at.map((at) => new Date(at))} series={series} />
  );
}

interface RuleCount {
  readonly ruleId: string;
  readonly displayName: string;
  readonly count: number;
}

function TopRules({ rules }: { rules: readonly RuleCount[] }) {
  if (rules.length === 0) return <p className={classes.quiet}>No rule has raised an alert in this time.</p>;
  return (
    <div className={classes.rule}>
      <BarList
        label="Rules with most alerts"
        items={rules.map(({ ruleId, displayName, count }) => ({
          key: ruleId,
          label: (
            <PathLink path="/alerts-and-errors/" search={{ status: [], rule: ruleId }}>
              {displayName || ruleId}
            </PathLink>
          ),
          value: count,
        }))}
      />
    </div>
  );
}
