import { type DataTableColumn, SeverityBadge } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { TopPoliciesFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { detectionPath } from "../../../routing/detection-path.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { pathTarget } from "../../../routing/path-target.ts";
import { TablePanel } from "../table-panel.tsx";

const topPolicies = graphql(`
  fragment TopPolicies on CloudSecurity {
    topPolicies { policyId displayName severity counts { passed failed errored } }
  }
`);
type TopPolicy = NonNullable<TopPoliciesFragment["topPolicies"]>[number];

const rowId = ({ policyId }: TopPolicy) => policyId;
const pathOf = ({ policyId }: TopPolicy) => detectionPath({ kind: "POLICY", id: policyId });
const columns: readonly DataTableColumn<TopPolicy>[] = [
  { id: "severity", header: "Severity", widthPx: 94, cell: ({ severity }) => <SeverityBadge severity={severity} /> },
  {
    id: "name",
    header: "Policy",
    widthPx: 200,
    grow: true,
    cell: (policy) => (
      <PathLink path={pathOf(policy)} search={{ resources: "FAIL" }} title={policy.policyId}>
        {policy.displayName || policy.policyId}
      </PathLink>
    ),
  },
  {
    id: "failed",
    header: "Failing resources",
    widthPx: 150,
    align: "end",
    cell: ({ counts: { passed, failed, errored } }) =>
      `${failed.toLocaleString("en")} of ${(passed + failed + errored).toLocaleString("en")}`,
  },
];

interface TopPoliciesProps {
  /** Undefined while it loads. */
  readonly shown: FragmentType<typeof topPolicies> | undefined;
}

/** Nothing for readers who may not see policies. */
export function TopPolicies(props: TopPoliciesProps) {
  const shown = readFragment(topPolicies, props.shown);
  const navigate = useNavigate();
  if (shown && !shown.topPolicies) return null;
  return (
    <TablePanel
      title="Top failing policies"
      rows={shown?.topPolicies ?? undefined}
      columns={columns}
      rowId={rowId}
      nothing="No policy fails."
      onOpen={(policy) => navigate(pathTarget(pathOf(policy), { resources: "FAIL" }))}
      actions={
        <ButtonLink
          {...pathTarget("/build/detections/", { kind: ["POLICY"], compliance: ["FAIL"] })}
          variant="subtle"
          size="compact-sm"
        >
          All failing policies
        </ButtonLink>
      }
    />
  );
}
