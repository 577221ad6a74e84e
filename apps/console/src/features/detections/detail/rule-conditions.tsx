import { Panel } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./detection-page.module.css";

const ruleConditions = graphql(`
  fragment RuleConditions on Rule {
    necessaryConditions
    activity { events runs }
  }
`);

/** Which events the rule is run on at all: Pharos reads it from the Python. */
export function RuleConditions(props: { rule: FragmentType<typeof ruleConditions> }) {
  const { necessaryConditions, activity } = readFragment(ruleConditions, props.rule);
  return (
    <Panel title="Runs on">
      {necessaryConditions.length === 0 ? (
        <p className={classes.quiet}>Every event of its log types.</p>
      ) : (
        <>
          <p className={classes.quiet}>
            Only events that can match at all, as Pharos reads from the rule. All of these must hold:
          </p>
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
          {spared(activity)} of {activity.events.toLocaleString("en")} events were spared since the rule changed or
          Pharos started; it ran on {activity.runs.toLocaleString("en")}.
        </p>
      ) : null}
    </Panel>
  );
}

/** The share of events that the rule did not have to look at. */
function spared({ events, runs }: { readonly events: number; readonly runs: number }): string {
  return ((events - runs) / events).toLocaleString("en", { style: "percent", maximumFractionDigits: 2 });
}
