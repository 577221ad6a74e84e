import { BlockSkeleton, Panel } from "@pharos/ui";
import { useMemo } from "react";
import { type FragmentType, readFragment } from "../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../graphql/generated/index.ts";
import classes from "./overview.module.css";
import { chartHeightPx, TimeHistogram } from "./time-histogram.tsx";

const eventsOverTime = graphql(`
  fragment EventsOverTime on Overview {
    eventsOverTime { at series { label values } }
  }
`);

/** What the server calls the log types that have no series of their own. */
const otherLabel = "other";
interface EventsOverTimeProps {
  /** Undefined while it loads. */
  readonly overview: FragmentType<typeof eventsOverTime> | undefined;
  readonly onZoom: (start: Date, end: Date) => void;
}

export function EventsOverTime(props: EventsOverTimeProps) {
  const group = readFragment(eventsOverTime, props.overview)?.eventsOverTime;
  const chart = useMemo(() => {
    const series = (group?.series ?? []).map(({ label, values }) =>
      label === otherLabel ? { name: "Other", values, color: "var(--ui-faint)" } : { name: label, values },
    );
    return { at: (group?.at ?? []).map((at) => new Date(at)), series };
  }, [group]);
  return (
    <Panel title="Events over time">
      {group ? null : <BlockSkeleton height={chartHeightPx} />}
      {group?.series.length === 0 ? <p className={classes.noChart}>No events arrived in this time range.</p> : null}
      {group && group.series.length > 0 ? (
        <TimeHistogram label="Events over time, by log type" {...chart} onZoom={props.onZoom} />
      ) : null}
    </Panel>
  );
}
