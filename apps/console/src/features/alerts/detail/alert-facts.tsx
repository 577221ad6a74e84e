import { Facts, Panel, Tag, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import classes from "./alert-page.module.css";

const alertFacts = graphql(`
  fragment AlertFacts on Alert {
    eventCount
    dedupString
    createdAt
    firstEventMatchedAt
    lastReceivedEventAt
    logTypes
    sources { id label }
    detection { id ... on Rule { threshold dedupPeriodMinutes } }
  }
`);

export function AlertFacts(props: { alert: FragmentType<typeof alertFacts> }) {
  const alert = readFragment(alertFacts, props.alert);
  const rule = alert.detection && "threshold" in alert.detection ? alert.detection : undefined;
  return (
    <Panel title="Details">
      <Facts
        items={[
          ["Events", alert.eventCount.toLocaleString("en")],
          ["First event", <TimeText key="first" value={alert.firstEventMatchedAt} />],
          ["Last event", <TimeText key="last" value={alert.lastReceivedEventAt} />],
          ["Created", <TimeText key="created" value={alert.createdAt} />],
          ["Grouped by", alert.dedupString],
          ["Threshold", rule && eventsText(rule.threshold)],
          ["Dedup period", rule && minutesText(rule.dedupPeriodMinutes)],
          [
            "Log types",
            <span key="types" className={classes.tags}>
              {alert.logTypes.map((type) => (
                <Tag key={type}>{type}</Tag>
              ))}
            </span>,
          ],
          [
            "Sources",
            <span key="sources" className={classes.tags}>
              {alert.sources.map((source) => (
                <PathLink key={source.id} path={`/configure/log-sources/${source.id}/`}>
                  {source.label}
                </PathLink>
              ))}
            </span>,
          ],
        ]}
      />
    </Panel>
  );
}

const minutesPerHour = 60;
const eventsText = (count: number) => (count === 1 ? "1 event" : `${count} events`);
function minutesText(minutes: number): string {
  if (minutes % minutesPerHour !== 0) return `${minutes} minutes`;
  return minutes === minutesPerHour ? "1 hour" : `${minutes / minutesPerHour} hours`;
}
