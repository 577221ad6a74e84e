import { severities } from "@pharos/domain";
import { BarList, BlockSkeleton, Panel, SeverityBadge } from "@pharos/ui";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { barHeightPx } from "../bar-height.ts";

const policiesBySeverity = graphql(`
  fragment PoliciesBySeverity on CloudSecurity {
    bySeverity { severity failingPolicies counts { failed } }
  }
`);

interface PoliciesBySeverityProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof policiesBySeverity> | undefined;
}

export function PoliciesBySeverity(props: PoliciesBySeverityProps) {
  const groups = readFragment(policiesBySeverity, props.shown)?.bySeverity;
  return (
    <Panel title="Failing policies by severity">
      {groups ? (
        <BarList
          label="Failing policies by severity"
          items={groups.map(({ severity, failingPolicies }) => ({
            key: severity,
            label: (
              <PathLink
                path="/build/detections/"
                search={{ kind: ["POLICY"], severity: [severity], compliance: ["FAIL", "ERROR"] }}
              >
                <SeverityBadge severity={severity} />
              </PathLink>
            ),
            value: failingPolicies,
            color: `var(--ui-${severity.toLowerCase()})`,
          }))}
        />
      ) : (
        <BlockSkeleton height={severities.length * barHeightPx} />
      )}
    </Panel>
  );
}
