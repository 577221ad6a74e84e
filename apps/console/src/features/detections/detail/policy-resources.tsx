import { useQuery } from "@apollo/client/react";
import {
  Button,
  EmptyState,
  FailedState,
  LoadMore,
  Panel,
  SegmentedControl,
  StatusBadge,
  TextSkeleton,
  TimeText,
} from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { PolicyResourcesInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { PathLink } from "../../../routing/path-link.tsx";
import { resourcePath } from "../../resources/index.ts";
import type { ResourceChoice } from "../policy-search.ts";
import classes from "./detection-page.module.css";

const route = getRouteApi("/shell/build/detections/policies/$policyId");

const policyCounts = graphql(`
  fragment PolicyCounts on Policy {
    id
    complianceCounts { passed failed errored suppressed }
  }
`);
const resourcesQuery = graphql(`
  query PolicyResources($id: ID!, $input: PolicyResourcesInput!) {
    policy(id: $id) {
      id
      resources(input: $input) {
        pageInfo { hasNextPage endCursor }
        edges { node { policyId resourceId status suppressed error checkedAt } }
      }
    }
  }
`);

const pageSize = 25;
const tones = { PASS: "pass", FAIL: "fail", ERROR: "error" } as const;
const inputs: Readonly<Record<ResourceChoice | "ALL", PolicyResourcesInput>> = {
  ALL: {},
  FAIL: { statuses: ["FAIL"], suppressed: false },
  ERROR: { statuses: ["ERROR"], suppressed: false },
  PASS: { statuses: ["PASS"], suppressed: false },
  SUPPRESSED: { suppressed: true },
};

/** What the policy says about each resource that it looked at. */
export function PolicyResources(props: { policy: FragmentType<typeof policyCounts> }) {
  const { id, complianceCounts: counts } = readFragment(policyCounts, props.policy);
  const { resources: choice = "ALL" } = route.useSearch();
  const navigate = useNavigate();
  const all = counts.passed + counts.failed + counts.errored + counts.suppressed;
  const choose = (value: string) =>
    navigate({
      to: "/build/detections/policies/$policyId/",
      params: { policyId: id },
      search: value === "ALL" ? {} : { resources: value as ResourceChoice },
    });
  return (
    <Panel title={`Resources (${all.toLocaleString("en")})`} flush>
      {all === 0 ? (
        <EmptyState title="No resources evaluated yet">
          Resources of these types are evaluated when they arrive, when they change, and periodically.
        </EmptyState>
      ) : (
        <>
          <div className={classes.padded}>
            <SegmentedControl
              size="xs"
              value={choice}
              onChange={choose}
              data={[
                { value: "ALL", label: `All ${all}` },
                { value: "FAIL", label: `Failing ${counts.failed}` },
                { value: "ERROR", label: `Errors ${counts.errored}` },
                { value: "PASS", label: `Passing ${counts.passed}` },
                { value: "SUPPRESSED", label: `Suppressed ${counts.suppressed}` },
              ]}
            />
          </div>
          <ResourceList policyId={id} choice={choice} />
        </>
      )}
    </Panel>
  );
}

interface ResourceListProps {
  readonly policyId: string;
  readonly choice: ResourceChoice | "ALL";
}

const skeletonLines = 5;

function ResourceList({ policyId, choice }: ResourceListProps) {
  const input = { ...inputs[choice], pageSize };
  const { data, error, fetchMore, refetch } = useQuery(resourcesQuery, { variables: { id: policyId, input } });
  const [change, isLoadingMore] = useChange();
  const [hasFailed, setFailed] = useState(false);
  const page = data?.policy.resources;
  if (error && !page) {
    return <FailedState title="Couldn't load its resources" message={errorText(error)} onRetry={() => refetch()} />;
  }
  if (!page) {
    return (
      <div className={classes.padded}>
        <TextSkeleton lines={skeletonLines} />
      </div>
    );
  }
  const cursor = page.pageInfo.endCursor ?? null;
  const loadMore = () =>
    change("Couldn't load more resources", async () => {
      setFailed(true);
      await fetchMore({ variables: { id: policyId, input: { ...input, cursor } } });
      setFailed(false);
    });
  if (page.edges.length === 0) return <p className={`${classes.quiet} ${classes.padded}`}>None.</p>;
  return (
    <>
      <ul className={classes.resources}>
        {page.edges.map(({ node }) => (
          <li key={node.resourceId} title={node.error || undefined}>
            <StatusBadge tone={node.suppressed ? "neutral" : tones[node.status]}>
              {node.suppressed ? "SUPPRESSED" : node.status}
            </StatusBadge>
            <PathLink path={resourcePath(node.resourceId)} className={classes.resource}>
              {node.resourceId}
            </PathLink>
            <TimeText value={node.checkedAt} relative />
          </li>
        ))}
      </ul>
      {page.pageInfo.hasNextPage ? (
        hasFailed && !isLoadingMore ? (
          <div className={classes.padded}>
            <Button variant="default" size="compact-sm" onClick={loadMore}>
              Try again
            </Button>
          </div>
        ) : (
          <LoadMore isLoading={isLoadingMore} onNear={loadMore} />
        )
      ) : null}
    </>
  );
}
