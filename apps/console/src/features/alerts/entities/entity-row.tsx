import { Button, CopyButton, Tag, TimeText, Tooltip } from "@pharos/ui";
import { IconChevronDown, IconChevronRight } from "@pharos/ui/icons";
import { errorText } from "../../../graphql/error-text.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { indicatorText, timeAround } from "../../../routing/use-event-actions.ts";
import classes from "./alert-entities.module.css";

interface Sighting {
  readonly eventCount: number;
  readonly firstAt: string;
  readonly lastAt: string;
  readonly isNew: boolean;
}

/** What is known of the entity in all events; absent for those who may not search. */
interface Sightings {
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly found: Sighting | undefined;
}

interface EntityRowProps {
  readonly entity: {
    readonly field: string;
    readonly value: string;
    readonly eventCount: number;
    readonly relatedAlertCount: number;
  };
  /** Of the first of its kind. */
  readonly label: string | undefined;
  readonly sightings?: Sightings;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The server looks at so many of the latest alerts. */
const countMax = 100;

export function EntityRow({ entity, label, sightings, isOpen, onToggle }: EntityRowProps) {
  const { value, eventCount, relatedAlertCount: alerts } = entity;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <tr>
      <th scope="row" className={classes.entity}>
        {label === undefined ? null : <span className={classes.kind}>{label}</span>}
        <span className={classes.value}>
          {value}
          <CopyButton value={value} label={`Copy ${value}`} />
        </span>
      </th>
      <td data-numeric className={classes.count}>
        {eventCount.toLocaleString("en")}
      </td>
      {sightings ? (
        <td>
          <Seen value={value} sightings={sightings} />
        </td>
      ) : null}
      <td>
        {alerts === 0 ? (
          <span className={classes.quiet}>None</span>
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-label={`${alertsText(alerts)} with ${value}`}
            leftSection={<Chevron size={14} />}
            onClick={onToggle}
          >
            {alertsText(alerts)}
          </Button>
        )}
      </td>
    </tr>
  );
}

function alertsText(count: number): string {
  if (count >= countMax) return `${countMax} or more`;
  return count === 1 ? "1 alert" : `${count} alerts`;
}

const eventsText = (count: number) => (count === 1 ? "1 event" : `${count.toLocaleString("en")} events`);

interface SeenProps {
  readonly value: string;
  readonly sightings: Sightings;
}

/** Room before and after, in which what led to it and what followed is found as well. */
const roomMs = 3_600_000;

function Seen({ value, sightings: { isLoading, error, found } }: SeenProps) {
  if (error) {
    return (
      <Tooltip label={errorText(error)}>
        <span className={classes.quiet}>Unknown</span>
      </Tooltip>
    );
  }
  if (!found) return <span className={classes.quiet}>{isLoading ? "Searching…" : "No events"}</span>;
  const { from } = timeAround(new Date(found.firstAt), roomMs);
  const { to } = timeAround(new Date(found.lastAt), roomMs);
  return (
    <span className={classes.seen}>
      <PathLink
        path="/investigate/search/"
        search={{ filter: [indicatorText(value)], from, to }}
        aria-label={`Search the ${eventsText(found.eventCount)} with ${value}`}
      >
        {eventsText(found.eventCount)}
      </PathLink>
      {found.isNew ? (
        <Tooltip label="Nothing named it in the 30 days before">
          <span>
            <Tag>New</Tag>
          </span>
        </Tooltip>
      ) : null}
      <span className={classes.quiet}>
        first <TimeText value={found.firstAt} relative />
      </span>
    </span>
  );
}
