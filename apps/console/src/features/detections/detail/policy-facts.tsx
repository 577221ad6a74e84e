import { Facts, Panel, Tag, TimeText } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import classes from "./detection-page.module.css";

const policyFacts = graphql(`
  fragment PolicyFacts on Policy {
    resourceTypes
    suppressions
    createdAt
    lastModified
  }
`);

export function PolicyFacts(props: { policy: FragmentType<typeof policyFacts> }) {
  const { resourceTypes, suppressions, createdAt, lastModified } = readFragment(policyFacts, props.policy);
  return (
    <Panel title="Details">
      <Facts
        items={[
          [
            "Resource types",
            resourceTypes.length === 0 ? (
              "Every type"
            ) : (
              <span key="types" className={classes.tags}>
                {resourceTypes.map((type) => (
                  <Tag key={type}>{type}</Tag>
                ))}
              </span>
            ),
          ],
          [
            "Suppressed",
            suppressions.length === 0 ? undefined : (
              <span key="suppressions" className={classes.tags}>
                {suppressions.map((pattern) => (
                  <Tag key={pattern} mono>
                    {pattern}
                  </Tag>
                ))}
              </span>
            ),
          ],
          ["Created", <TimeText key="created" value={createdAt} />],
          ["Last modified", <TimeText key="modified" value={lastModified} />],
        ]}
      />
    </Panel>
  );
}
