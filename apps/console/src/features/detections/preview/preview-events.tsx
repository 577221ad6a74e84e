import { useQuery } from "@apollo/client/react";
import { BlockSkeleton, EmptyState, JsonTree, TimeText } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import { TextLink } from "../../../routing/button-link.tsx";
import classes from "./detection-preview.module.css";
import type { PreviewAlert } from "./preview-documents.ts";

const eventQuery = graphql(`
  query PreviewedEvent($event: StoredEventInput!) {
    storedEvent(event: $event)
  }
`);

const skeletonPx = 80;

/** The first events of an alert, read from the data lake when they are shown. */
export function PreviewEvents({ events }: { events: PreviewAlert["events"] }) {
  if (events.length === 0) return <p className={classes.more}>This alert is about the number of alerts.</p>;
  return (
    <div className={classes.events}>
      {events.map((event) => (
        <PreviewedEvent key={`${event.ruleId} ${event.rowId}`} event={event} />
      ))}
    </div>
  );
}

type Event = PreviewAlert["events"][number];

function PreviewedEvent({ event }: { event: Event }) {
  const { ruleId, resourceId, logType } = event;
  if (resourceId) return <p className={classes.resource}>{resourceId}</p>;
  return (
    <>
      {ruleId ? (
        <p className={classes.signal}>
          Signal of{" "}
          <TextLink to="/build/detections/rules/$ruleId/" params={{ ruleId }}>
            {ruleId}
          </TextLink>
          , <TimeText value={timeOf(event)} />
        </p>
      ) : null}
      {logType ? <StoredEvent event={event} /> : null}
      {logType || ruleId ? null : <QueryRow event={event} />}
    </>
  );
}

const timeOf = ({ eventTime }: Event) => `${eventTime.slice(0, 23).replace(" ", "T")}Z`;

/** A row of a scheduled query, which is stored nowhere: the preview keeps the first ones. */
function QueryRow({ event }: { event: Event }) {
  const { row, eventTime } = event;
  return (
    <>
      <p className={classes.signal}>
        Run of <TimeText value={timeOf(event)} />
      </p>
      {row ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className={classes.event} tabIndex={0} aria-label={`Row of the run of ${eventTime.slice(0, 16)}`}>
          <JsonTree value={row} />
        </section>
      ) : (
        <EmptyState title="The row is too long to be kept" />
      )}
    </>
  );
}

function StoredEvent({ event }: { event: Event }) {
  const { logType, rowId } = event;
  const { data, error } = useQuery(eventQuery, { variables: { event: { logType, rowId, eventTime: timeOf(event) } } });
  if (error) return <EmptyState title="Couldn't load the event" />;
  if (!data) return <BlockSkeleton height={skeletonPx} />;
  if (!data.storedEvent) return <EmptyState title="The event is not stored any more" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.event} tabIndex={0} aria-label={`Event ${rowId}`}>
      <JsonTree value={data.storedEvent} />
    </section>
  );
}
