import { EmptyState, FailedState, Page, PageHeader, TimeRangePicker } from "@pharos/ui";
import { IconCloud } from "@pharos/ui/icons";
import { resolveTimeRange, type TimeRange, timeRangeFromSearch, timeRangeToSearch } from "@pharos/ui/time-ranges";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { LiveText } from "../../../live/live-text.tsx";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { dashboardRangeDefault, dashboardRanges, dashboardRefreshMs } from "../dashboard-ranges.ts";
import { OtherDashboards } from "../other-dashboards.tsx";
import classes from "../overview.module.css";
import { useForgetting } from "../use-forgetting.ts";
import { ComplianceHeadline } from "./compliance-headline.tsx";
import { FailingOverTime } from "./failing-over-time.tsx";
import { PoliciesBySeverity } from "./policies-by-severity.tsx";
import { ResourceGroups } from "./resource-groups.tsx";
import { TopPolicies } from "./top-policies.tsx";
import { TopResources } from "./top-resources.tsx";

const cloudSecurityQuery = graphql(`
  query CloudSecurity($startTime: DateTime!, $endTime: DateTime!) {
    cloudSecurity(startTime: $startTime, endTime: $endTime) {
      byType { label }
      ...ComplianceHeadline
      ...FailingOverTime
      ...PoliciesBySeverity
      ...ResourceGroups
      ...TopPolicies
      ...TopResources
    }
  }
`);

/** How cloud resources comply with policies, now and over time. */
export function CloudSecurityPage() {
  const search = useSearch({ from: "/shell/dashboard/cloud-security" });
  const range = useMemo(() => timeRangeFromSearch(search) ?? dashboardRangeDefault, [search]);
  const navigate = useNavigate();
  const variablesAt = useCallback(
    (now: Date) => {
      const { start, end } = resolveTimeRange(range, now);
      return { startTime: start.toISOString(), endTime: end.toISOString() };
    },
    [range],
  );
  const { data, error, isStale, live, refetch, variables } = useLiveQuery(cloudSecurityQuery, {
    topics: ["resources", "detections"],
    variables: variablesAt,
    everyMs: dashboardRefreshMs,
  });
  useForgetting("cloudSecurity", variables);
  const shown = data?.cloudSecurity;
  const show = (next: TimeRange) => navigate({ to: "/dashboard/cloud-security/", search: timeRangeToSearch(next) });
  return (
    <Page kind="wide">
      <PageHeader
        title="Cloud security"
        actions={
          <>
            <OtherDashboards current="/dashboard/cloud-security/" />
            <TimeRangePicker value={range} onChange={show} presets={dashboardRanges} />
          </>
        }
      >
        <LiveText live={live} />
      </PageHeader>
      {error && !shown ? (
        <FailedState title="Couldn't load the dashboard" message={errorText(error)} onRetry={() => refetch()} />
      ) : shown?.byType.length === 0 ? (
        <EmptyState icon={<IconCloud size={36} stroke={1.25} />} title="No cloud resources yet">
          Report what your cloud accounts hold with <code>pharos resource put resources.jsonl</code> on the server, and
          this page shows which policies it complies with.
        </EmptyState>
      ) : (
        <div className={classes.body} aria-busy={isStale || !shown}>
          <ComplianceHeadline shown={shown} />
          <div className={classes.grid}>
            <div className={classes.column}>
              <FailingOverTime shown={shown} onZoom={(start, end) => show({ kind: "custom", start, end })} />
              <TopPolicies shown={shown} />
              <TopResources shown={shown} />
            </div>
            <div className={classes.column}>
              <PoliciesBySeverity shown={shown} />
              <ResourceGroups shown={shown} />
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}
