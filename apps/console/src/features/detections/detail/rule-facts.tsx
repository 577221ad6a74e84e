import { Facts, Panel, Sparkline, Tag, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { TextLink } from "../../../routing/button-link.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import classes from "./detection-page.module.css";

const ruleFacts = graphql(`
  fragment RuleFacts on Rule {
    logTypes
    scheduledQueries
    baseDetection
    threshold
    dedupPeriodMinutes
    createAlert
    summaryAttributes
    createdAt
    lastModified
    alertsPerDay
  }
`);

const sparklineWidthPx = 180;

export function RuleFacts(props: { rule: FragmentType<typeof ruleFacts> }) {
  const rule = readFragment(ruleFacts, props.rule);
  const count = rule.alertsPerDay.reduce((total, day) => total + day, 0);
  return (
    <Panel title="Details">
      <Facts
        items={[
          [
            "Log types",
            rule.logTypes.length === 0 ? undefined : (
              <span key="types" className={classes.tags}>
                {rule.logTypes.map((type) => (
                  <PathLink key={type} path={`/configure/schemas/${encodeURIComponent(type)}/`}>
                    <Tag>{type}</Tag>
                  </PathLink>
                ))}
              </span>
            ),
          ],
          ["Scheduled queries", rule.scheduledQueries.join(", ")],
          [
            "Derived from",
            rule.baseDetection == null ? undefined : (
              <TextLink key="base" to="/build/detections/rules/$ruleId/" params={{ ruleId: rule.baseDetection }}>
                {rule.baseDetection}
              </TextLink>
            ),
          ],
          ["Alerts, 30 days", count.toLocaleString("en")],
          [
            "",
            <Sparkline
              key="alerts"
              values={rule.alertsPerDay}
              label={`${count} alerts in the last 30 days`}
              widthPx={sparklineWidthPx}
            />,
          ],
          ["Threshold", rule.threshold === 1 ? "1 event" : `${rule.threshold} events`],
          ["Dedup period", `${rule.dedupPeriodMinutes} minutes`],
          ["Creates alerts", rule.createAlert ? "Yes" : "No, matches are stored as signals"],
          ["Summary fields", rule.summaryAttributes.join(", ")],
          ["Created", <TimeText key="created" value={rule.createdAt} />],
          ["Last modified", <TimeText key="modified" value={rule.lastModified} />],
        ]}
      />
    </Panel>
  );
}
