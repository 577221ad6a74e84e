import { Panel } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./detection-page.module.css";

const ruleConditions = graphql(`
  fragment RuleConditions on Rule {
    necessaryConditions
  }
`);

/** Which events the rule is run on at all: Pharos reads it from the Python. */
export function RuleConditions(props: { rule: FragmentType<typeof ruleConditions> }) {
  const { necessaryConditions } = readFragment(ruleConditions, props.rule);
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
    </Panel>
  );
}
