import { Panel, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import timeline from "../../../page/timeline.module.css";
import { detectionPath } from "../../../routing/detection-path.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import classes from "../resources.module.css";
import { changeText } from "./change-text.ts";

const resourceHistory = graphql(`
  fragment ResourceHistory on Resource {
    complianceHistory { policyId at was became policy { id displayName } }
  }
`);

/** When its results changed, the latest first. */
export function ResourceHistory(props: { readonly resource: FragmentType<typeof resourceHistory> }) {
  const { complianceHistory: changes } = readFragment(resourceHistory, props.resource);
  return (
    <Panel title="Compliance history">
      {changes.length === 0 ? <p className={classes.quiet}>No policy has evaluated it yet.</p> : null}
      {changes.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        <section className={classes.history} tabIndex={0} aria-label="Changes of results">
          <ol className={timeline.timeline} aria-label="Compliance history">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a change has no id, and none goes
              <li key={index}>
                {change.policy ? (
                  <PathLink path={detectionPath({ kind: "POLICY", id: change.policyId })}>
                    {change.policy.displayName || change.policyId}
                  </PathLink>
                ) : (
                  <strong>{change.policyId}</strong>
                )}{" "}
                {changeText(change)}
                <span className={timeline.when}>
                  <TimeText value={change.at} relative />
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </Panel>
  );
}
