import { BarList, BlockSkeleton, Panel, StatusBadge, type StatusTone } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../graphql/generated/index.ts";
import { PathLink } from "../../routing/path-link.tsx";
import { bytesText } from "./bytes-text.ts";
import classes from "./overview.module.css";
import { TimeHistogram } from "./time-histogram.tsx";

const eventPanels = graphql(`
  fragment EventPanels on Overview {
    eventsOverTime { at series { label values } }
    totalEvents
    totalBytes
    sourcesByHealth { label count }
  }
`);

const chartHeightPx = 208;
const healths: Readonly<Record<string, readonly [tone: StatusTone, label: string]>> = {
  HEALTHY: ["pass", "Healthy"],
  NO_DATA: ["neutral", "No data"],
  FAILING: ["fail", "Failing"],
  UNBALANCED: ["error", "Unbalanced"],
  DISABLED: ["neutral", "Disabled"],
};

/** `overview` is undefined while it loads. */
export function EventPanels(props: { overview: FragmentType<typeof eventPanels> | undefined }) {
  const overview = readFragment(eventPanels, props.overview);
  return (
    <>
      <div className={classes.twoThirds}>
        <Panel
          title="Events over time"
          actions={overview ? <Totals events={overview.totalEvents} bytes={overview.totalBytes} /> : null}
        >
          {overview ? <EventsOverTime group={overview.eventsOverTime} /> : <BlockSkeleton height={chartHeightPx} />}
        </Panel>
      </div>
      <div className={classes.third}>
        <Panel title="Source health">
          {overview ? <SourceHealth counts={overview.sourcesByHealth} /> : <BlockSkeleton height={chartHeightPx} />}
        </Panel>
      </div>
    </>
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

function EventsOverTime({
  group,
}: {
  group: { at: readonly string[]; series: readonly { label: string; values: readonly number[] }[] };
}) {
  const at = group.at.map((instant) => new Date(instant));
  // Bytes are no events; the head of the panel says how many there were.
  const counted = group.series.filter(({ label }) => label !== "bytes");
  const series = counted.map(({ label, values }) => ({ name: label, values }));
  if (series.length === 0) return <p className={classes.quiet}>No events have arrived in this time.</p>;
  return <TimeHistogram label="Events over time" at={at} series={series} />;
}

function SourceHealth({ counts }: { counts: readonly { label: string; count: number }[] }) {
  const present = counts.filter((one) => one.count > 0);
  if (present.length === 0) {
    return (
      <p className={classes.quiet}>
        No log source yet. <PathLink path="/configure/log-sources/">Set one up</PathLink>
      </p>
    );
  }
  return (
    <BarList
      label="Sources by health"
      items={present.map(({ label, count }) => {
        const [tone, name] = healths[label] ?? ["neutral", label];
        return { key: label, label: <StatusBadge tone={tone}>{name}</StatusBadge>, value: count };
      })}
    />
  );
}
