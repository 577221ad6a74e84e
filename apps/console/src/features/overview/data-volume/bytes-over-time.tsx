import { BlockSkeleton, Panel } from "@pharos/ui";
import { useMemo } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { BytesOverTimeFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "../overview.module.css";
import { chartHeightPx, TimeHistogram } from "../time-histogram.tsx";

const bytesOverTime = graphql(`
  fragment BytesOverTime on DataVolume {
    bytesByLogType { at series { label values } }
    bytesBySource { at series { label values } }
  }
`);
type Group = BytesOverTimeFragment["bytesByLogType"];
type Zoom = (start: Date, end: Date) => void;

/** What the server calls the series that are too many to be told apart. */
const otherLabel = "other";

interface BytesOverTimeProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof bytesOverTime> | undefined;
  readonly onZoom: Zoom;
}

export function BytesOverTime(props: BytesOverTimeProps) {
  const shown = readFragment(bytesOverTime, props.shown);
  return (
    <>
      <BytesPanel title="Bytes received by log type" group={shown?.bytesByLogType} onZoom={props.onZoom} />
      <BytesPanel title="Bytes received by source" group={shown?.bytesBySource} onZoom={props.onZoom} />
    </>
  );
}

interface BytesPanelProps {
  readonly title: string;
  readonly group: Group | undefined;
  readonly onZoom: Zoom;
}

function BytesPanel({ title, group, onZoom }: BytesPanelProps) {
  const chart = useMemo(() => {
    const series = (group?.series ?? []).map(({ label, values }) =>
      label === otherLabel ? { name: "Other", values, color: "var(--ui-faint)" } : { name: label, values },
    );
    return { at: (group?.at ?? []).map((at) => new Date(at)), series };
  }, [group]);
  return (
    <Panel title={title}>
      {group ? null : <BlockSkeleton height={chartHeightPx} />}
      {group?.series.length === 0 ? <p className={classes.noChart}>Nothing arrived in this time range.</p> : null}
      {group && group.series.length > 0 ? <TimeHistogram label={title} {...chart} onZoom={onZoom} /> : null}
    </Panel>
  );
}
