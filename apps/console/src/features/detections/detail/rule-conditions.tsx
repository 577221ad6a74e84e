import { Panel, StatusBadge } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { TextLink } from "../../../routing/button-link.tsx";
import { findSlowness } from "../rule-cost.ts";
import { findHealthProblem } from "../rule-health.ts";
import classes from "./detection-page.module.css";

const ruleConditions = graphql(`
  fragment RuleConditions on Rule {
    id
    logTypes
    necessaryConditions
    activity { events runs milliseconds matches errors lastError outage }
  }
`);

/** Which events the rule is run on at all: Pharos reads it from the Python. */
export function RuleConditions(props: { rule: FragmentType<typeof ruleConditions> }) {
  const { id, logTypes, necessaryConditions, activity } = readFragment(ruleConditions, props.rule);
  const problem = activity ? findHealthProblem(activity) : undefined;
  return (
    <Panel
      title="Pre-filter"
      actions={
        logTypes.length > 0 ? (
          <TextLink to="/build/detections/rules/$ruleId/explain/" params={{ ruleId: id }}>
            Why did it not fire?
          </TextLink>
        ) : null
      }
    >
      {necessaryConditions.length === 0 ? (
        <p className={classes.quiet}>No pre-filter: the rule is evaluated for every event of its log types.</p>
      ) : (
        <>
          <p className={classes.quiet}>Derived from the rule. An event is evaluated when all of these hold:</p>
          <ul className={classes.conditions}>
            {necessaryConditions.map((condition) => (
              <li key={condition}>
                <code>{condition}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {activity && activity.events > 0 ? (
        <p className={classes.activity}>
          Skipped {skippedShare(activity)} of{" "}
          {activity.events === 1 ? "1 event" : `${activity.events.toLocaleString("en")} events`}; evaluated{" "}
          {activity.runs.toLocaleString("en")}, matched {activity.matches.toLocaleString("en")}, failed on{" "}
          {activity.errors.toLocaleString("en")} since the rule was changed or Pharos started.{slowness(activity)}
        </p>
      ) : null}
      {problem ? (
        <p className={classes.activity} role="status">
          <StatusBadge tone="fail">{problem.hint}</StatusBadge>
        </p>
      ) : null}
    </Panel>
  );
}

/** The share of events that the rule was not run on. */
function skippedShare({ events, runs }: { readonly events: number; readonly runs: number }): string {
  return ((events - runs) / events).toLocaleString("en", { style: "percent", maximumFractionDigits: 2 });
}

/** What an operator should know of a rule that takes long enough to hold up ingest. */
function slowness(activity: Parameters<typeof findSlowness>[0]): string {
  const each = findSlowness(activity);
  return each === undefined ? "" : ` Slow rule: about ${each} ms per event, which delays other events.`;
}
