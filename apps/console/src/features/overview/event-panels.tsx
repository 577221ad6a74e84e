import { BarList, BlockSkeleton, bytesText, Panel, StatusBadge, type StatusTone } from "@pharos/ui";
import { useMemo } from "react";
import { type FragmentType, readFragment } from "../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { PathLink } from "../../routing/path-link.tsx";
import classes from "./overview.module.css";
import { chartHeightPx, TimeHistogram } from "./time-histogram.tsx";

const eventsOverTime = graphql(`
  fragment EventsOverTime on Overview {
    eventsOverTime { at series { label values } }
    totalEvents
    totalBytes
  }
`);
const sourceHealth = graphql(`
  fragment SourceHealth on Overview {
    sourcesByHealth { label count }
  }
`);

const healthHeightPx = 60;
/** What the server calls the log types that have no series of their own. */
const otherLabel = "other";
const healths: Readonly<Record<string, readonly [tone: StatusTone, label: string]>> = {
  HEALTHY: ["pass", "Healthy"],
  NO_DATA: ["neutral", "No data"],
  FAILING: ["fail", "Failing"],
  UNBALANCED: ["error", "Unbalanced"],
  DISABLED: ["neutral", "Disabled"],
};

interface EventsOverTimeProps {
  /** Undefined while it loads. */
  readonly overview: FragmentType<typeof eventsOverTime> | undefined;
  readonly onZoom: (start: Date, end: Date) => void;
}

export function EventsOverTime(props: EventsOverTimeProps) {
  const overview = readFragment(eventsOverTime, props.overview);
  const group = overview?.eventsOverTime;
  const chart = useMemo(() => {
    const series = (group?.series ?? []).map(({ label, values }) =>
      label === otherLabel ? { name: "Other", values, color: "var(--ui-faint)" } : { name: label, values },
    );
    return { at: (group?.at ?? []).map((at) => new Date(at)), series };
  }, [group]);
  return (
    <Panel
      title="Events over time"
      actions={overview ? <Totals events={overview.totalEvents} bytes={overview.totalBytes} /> : null}
    >
      {group ? null : <BlockSkeleton height={chartHeightPx} />}
      {group?.series.length === 0 ? <p className={classes.noChart}>No events have arrived in this time.</p> : null}
      {group && group.series.length > 0 ? (
        <TimeHistogram label="Events over time, by log type" {...chart} onZoom={props.onZoom} />
      ) : null}
    </Panel>
  );
}

function Totals({ events, bytes }: { events: number; bytes: number }) {
  return (
    <div className={classes.numbers} data-numeric>
      <span>
        <strong>{events.toLocaleString("en")}</strong> events
      </span>
      <span>
        <strong>{bytesText(bytes)}</strong>
      </span>
    </div>
  );
}

/** `overview` is undefined while it loads. */
export function SourceHealth(props: { overview: FragmentType<typeof sourceHealth> | undefined }) {
  const counts = readFragment(sourceHealth, props.overview)?.sourcesByHealth.filter((one) => one.count > 0);
  return (
    <Panel title="Source health">
      {counts ? null : <BlockSkeleton height={healthHeightPx} />}
      {counts?.length === 0 ? (
        <p className={classes.quiet}>
          No log source yet. <PathLink path="/configure/log-sources/">Set one up</PathLink>
        </p>
      ) : null}
      {counts && counts.length > 0 ? (
        <BarList
          label="Sources by health"
          items={counts.map(({ label, count }) => {
            const [tone, name] = healths[label] ?? ["neutral", label];
            return { key: label, label: <StatusBadge tone={tone}>{name}</StatusBadge>, value: count };
          })}
        />
      ) : null}
    </Panel>
  );
}
