import { Facts, Panel, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { TextLink } from "../../../routing/button-link.tsx";
import classes from "./detection-page.module.css";
import { scheduleText } from "./schedule-text.ts";

const correlationFacts = graphql(`
  fragment CorrelationFacts on CorrelationRule {
    ruleIds
    lookbackMinutes
    createAlert
    schedule { rateMinutes cronExpression timeoutMinutes }
    createdAt
    lastModified
  }
`);

export function CorrelationFacts(props: { rule: FragmentType<typeof correlationFacts> }) {
  const rule = readFragment(correlationFacts, props.rule);
  return (
    <Panel title="Details">
      <Facts
        items={[
          [
            "Rules",
            <ul key="rules" className={classes.links}>
              {rule.ruleIds.map((ruleId) => (
                <li key={ruleId}>
                  <TextLink to="/build/detections/rules/$ruleId/" params={{ ruleId }}>
                    {ruleId}
                  </TextLink>
                </li>
              ))}
            </ul>,
          ],
          ["Runs", scheduleText(rule.schedule)],
          ["Lookback", `${rule.lookbackMinutes.toLocaleString("en")} minutes`],
          ["Creates alerts", rule.createAlert ? "Yes" : "No, matches are stored as signals"],
          ["Created", <TimeText key="created" value={rule.createdAt} />],
          ["Last modified", <TimeText key="modified" value={rule.lastModified} />],
        ]}
      />
    </Panel>
  );
}
