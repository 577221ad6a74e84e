import { useQuery } from "@apollo/client/react";
import { Facts, Panel, Tag, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { resourcePath } from "../../resources/index.ts";
import classes from "./alert-page.module.css";
import { groupingText } from "./grouping-text.ts";

const alertFacts = graphql(`
  fragment AlertFacts on Alert {
    id
    subtype
    eventCount
    dedupString
    createdAt
    firstEventMatchedAt
    lastReceivedEventAt
    logTypes
    sources { id label }
    resources { id name }
    detection { id ... on Rule { threshold dedupPeriodMinutes } }
  }
`);
// By itself: it asks the lake, and the page does not wait for it.
const eventTimesQuery = graphql(`
  query AlertEventTimes($id: ID!) {
    alert(id: $id) { id eventTimes { first last } }
  }
`);

export function AlertFacts(props: { alert: FragmentType<typeof alertFacts> }) {
  const alert = readFragment(alertFacts, props.alert);
  const times = useQuery(eventTimesQuery, { variables: { id: alert.id } }).data?.alert.eventTimes;
  const rule = alert.detection && "threshold" in alert.detection ? alert.detection : undefined;
  return (
    <Panel title="Details">
      <Facts
        items={[
          ["Events", alert.eventCount.toLocaleString("en")],
          ["First event", times && <TimeText key="first" value={times.first} />],
          ["Last event", times && <TimeText key="last" value={times.last} />],
          ["First match", <TimeText key="firstMatch" value={alert.firstEventMatchedAt} />],
          ["Last match", <TimeText key="lastMatch" value={alert.lastReceivedEventAt} />],
          ["Alert created", <TimeText key="created" value={alert.createdAt} />],
          ["Grouped by", groupingText(alert)],
          ["Threshold", rule && eventsText(rule.threshold)],
          ["Dedup period", rule && minutesText(rule.dedupPeriodMinutes)],
          ["Log types", alert.logTypes.length === 0 ? undefined : <LogTypes key="types" logTypes={alert.logTypes} />],
          [
            "Resources",
            alert.resources?.length ? <Resources key="resources" resources={alert.resources} /> : undefined,
          ],
          ["Sources", alert.sources.length === 0 ? undefined : <Sources key="sources" sources={alert.sources} />],
        ]}
      />
    </Panel>
  );
}

function LogTypes({ logTypes }: { readonly logTypes: readonly string[] }) {
  return (
    <span className={classes.tags}>
      {logTypes.map((type) => (
        <Tag key={type}>{type}</Tag>
      ))}
    </span>
  );
}

function Sources({ sources }: { readonly sources: readonly { readonly id: string; readonly label: string }[] }) {
  return (
    <span className={classes.tags}>
      {sources.map(({ id, label }) => (
        <PathLink key={id} path={`/configure/log-sources/${id}/`}>
          {label}
        </PathLink>
      ))}
    </span>
  );
}

function Resources({ resources }: { readonly resources: readonly { readonly id: string; readonly name: string }[] }) {
  return (
    <span className={classes.tags}>
      {resources.map(({ id, name }) => (
        <PathLink key={id} path={resourcePath(id)} title={id}>
          {name || id}
        </PathLink>
      ))}
    </span>
  );
}

const minutesPerHour = 60;
const eventsText = (count: number) => (count === 1 ? "1 event" : `${count} events`);
function minutesText(minutes: number): string {
  if (minutes % minutesPerHour !== 0) return `${minutes} minutes`;
  return minutes === minutesPerHour ? "1 hour" : `${minutes / minutesPerHour} hours`;
}
