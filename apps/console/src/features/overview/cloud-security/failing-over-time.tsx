import { severities } from "@pharos/domain";
import { BlockSkeleton, Panel } from "@pharos/ui";
import { useMemo } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "../overview.module.css";
import { chartHeightPx, TimeHistogram } from "../time-histogram.tsx";

const failingOverTime = graphql(`
  fragment FailingOverTime on CloudSecurity {
    failingOverTime { at series { label values } }
  }
`);

interface FailingOverTimeProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof failingOverTime> | undefined;
  readonly onZoom: (start: Date, end: Date) => void;
}

export function FailingOverTime(props: FailingOverTimeProps) {
  const group = readFragment(failingOverTime, props.shown)?.failingOverTime;
  const chart = useMemo(() => {
    const series = [...severities].reverse().flatMap((severity) => {
      const one = group?.series.find(({ label }) => label === severity);
      const name = severity.charAt(0) + severity.slice(1).toLowerCase();
      return one ? [{ name, values: one.values, color: `var(--ui-${severity.toLowerCase()})` }] : [];
    });
    return { at: (group?.at ?? []).map((at) => new Date(at)), series };
  }, [group]);
  const isEmpty = chart.series.every(({ values }) => values.every((value) => value === 0));
  return (
    <Panel title="Failing checks over time">
      {group ? null : <BlockSkeleton height={chartHeightPx} />}
      {group && isEmpty ? <p className={classes.noChart}>No check failed in this time range.</p> : null}
      {group && !isEmpty ? (
        <TimeHistogram label="Failing checks over time, by severity" {...chart} onZoom={props.onZoom} />
      ) : null}
    </Panel>
  );
}
