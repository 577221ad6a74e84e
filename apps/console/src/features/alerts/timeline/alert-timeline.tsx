import { useQuery } from "@apollo/client/react";
import { BlockSkeleton, Button, FailedState, LaneChart, Panel } from "@pharos/ui";
import { useMemo, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { AlertTimelineQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { searchNaming } from "../alert-search.ts";
import classes from "./alert-timeline.module.css";
import { toLanes, toRows } from "./timeline-rows.ts";
import { TimelineTable } from "./timeline-table.tsx";

const timelineSubject = graphql(`
  fragment AlertTimelineSubject on Alert {
    id
    type
    createdAt
  }
`);
// By itself: it asks the lake, and the page does not wait for it.
const timelineQuery = graphql(`
  query AlertTimeline($id: ID!) {
    alert(id: $id) {
      id
      timeline {
        from to bucketMs alertCount
        events { first last count }
        alerts { id title severity status outcome at entities { field value } }
        crowdedEntities { field value }
      }
    }
  }
`);

const heightPx = 240;

/** The alert's events beside the other alerts of its entities. Absent for errors of the system, which have no events. */
export function AlertTimeline(props: { alert: FragmentType<typeof timelineSubject> }) {
  const { id, type, createdAt } = readFragment(timelineSubject, props.alert);
  const isOfSystem = type === "SYSTEM_ERROR";
  const { data, error, refetch } = useQuery(timelineQuery, { variables: { id }, skip: isOfSystem });
  if (isOfSystem) return null;
  const timeline = data?.alert.timeline;
  return (
    <Panel title="Timeline">
      {error && !timeline ? (
        <FailedState title="Couldn't load the timeline" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!timeline && !error ? <BlockSkeleton height={heightPx} /> : null}
      {timeline ? <Timeline timeline={timeline} createdAt={createdAt} /> : null}
    </Panel>
  );
}

interface TimelineProps {
  readonly timeline: AlertTimelineQuery["alert"]["timeline"];
  readonly createdAt: string;
}

const lanesMax = 8;

function Timeline({ timeline, createdAt }: TimelineProps) {
  const { from, to, bucketMs, events, alerts } = timeline;
  const [selected, setSelected] = useState<readonly string[]>();
  const lanes = useMemo(() => toLanes(alerts), [alerts]);
  const shownLanes = lanes.slice(0, lanesMax).map(({ entity, alerts }) => ({
    key: `${entity.field} ${entity.value}`,
    label: entity.value,
    items: alerts.map(({ id, title, severity, at }) => ({ key: id, atMs: Date.parse(at), label: title, severity })),
  }));
  const rows = useMemo(() => toRows(timeline, createdAt), [timeline, createdAt]);
  const shownRows = selected ? rows.filter((row) => row.kind === "alert" && selected.includes(row.alert.id)) : rows;
  return (
    <div className={classes.timeline}>
      <LaneChart
        label={pictureLabel(timeline, lanes.length)}
        from={new Date(from)}
        to={new Date(to)}
        bars={{
          label: events.length === 0 ? "No events" : "Events",
          values: events.map(({ first, count }) => ({ atMs: Date.parse(first), count })),
          widthMs: bucketMs,
        }}
        lanes={shownLanes}
        moment={{ atMs: Date.parse(createdAt), label: "Alert created" }}
        selected={selected}
        onSelect={setSelected}
      />
      <Notes timeline={timeline} hiddenLanes={lanes.length - shownLanes.length} />
      {selected ? (
        <p className={classes.note}>
          {selected.length === 1 ? "1 alert" : `${selected.length} alerts`} of the picture.{" "}
          <Button variant="subtle" size="compact-sm" onClick={() => setSelected(undefined)}>
            Show all
          </Button>
        </p>
      ) : null}
      <TimelineTable key={selected?.join()} rows={shownRows} />
    </div>
  );
}

function pictureLabel({ alertCount, events }: TimelineProps["timeline"], laneCount: number): string {
  const own = events.reduce((sum, { count }) => sum + count, 0);
  const eventsText = own === 1 ? "1 event" : `${own.toLocaleString("en")} events`;
  const alertsText = alertCount === 1 ? "1 other alert" : `${alertCount.toLocaleString("en")} other alerts`;
  const lanesText = laneCount === 1 ? "1 entity" : `${laneCount} entities`;
  return `Timeline of ${eventsText} and ${alertsText} with ${lanesText}`;
}

interface NotesProps {
  readonly timeline: TimelineProps["timeline"];
  readonly hiddenLanes: number;
}

/** What the picture does not show, and where it is. */
function Notes({ timeline: { alerts, alertCount, crowdedEntities }, hiddenLanes }: NotesProps) {
  return (
    <>
      {alertCount === 0 ? (
        <p className={classes.note}>
          No other alert names its entities, from seven days before its first event until now.
        </p>
      ) : null}
      {hiddenLanes > 0 ? (
        <p className={classes.note}>
          {hiddenLanes === 1 ? "1 more entity has its alerts" : `${hiddenLanes} more entities have their alerts`} in the
          table alone.
        </p>
      ) : null}
      {alertCount > alerts.length ? (
        <p className={classes.note}>
          {alertCount.toLocaleString("en")} other alerts; the {alerts.length} nearest to this one are shown.
        </p>
      ) : null}
      {crowdedEntities.map((entity) => (
        <p key={`${entity.field} ${entity.value}`} className={classes.note}>
          Only the latest alerts with {entity.value} were looked at.{" "}
          <PathLink path="/alerts-and-errors/" search={searchNaming(entity)}>
            Show all alerts with {entity.value}
          </PathLink>
        </p>
      ))}
    </>
  );
}
