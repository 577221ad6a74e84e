import { Page, TextSkeleton } from "@pharos/ui";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { lazy, Suspense, useMemo } from "react";
import { readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { readCasePageSearch } from "../case-search.ts";
import classes from "../cases.module.css";
import { CaseAlerts } from "./case-alerts.tsx";
import { CaseAttachments } from "./case-attachments.tsx";
import { caseFields } from "./case-fields.ts";
import { CaseHeader } from "./case-header.tsx";
import { CaseHistory } from "./case-history.tsx";
import { CaseSummary } from "./case-summary.tsx";
import { LinkedCases } from "./linked-cases.tsx";

const EditCase = lazy(() => import("./edit-case.tsx").then((m) => ({ default: m.EditCase })));
const route = getRouteApi("/shell/cases/$caseId");

const caseQuery = graphql(`
  query Case($id: ID!) {
    case(id: $id) { id ...CaseFields }
  }
`);

export function CasePage() {
  const { caseId } = route.useParams();
  const { edit } = route.useSearch();
  const change = useSearchChange(`/cases/${caseId}/`, readCasePageSearch);
  const mayModify = useMay("AlertModify");
  const variables = useMemo(() => ({ id: caseId }), [caseId]);
  const { data, error, isStale, live, refetch } = useLiveQuery(caseQuery, { topics: ["cases", "alerts"], variables });
  const shown = readFragment(caseFields, isStale ? undefined : data?.case);
  useBreadcrumbName(caseId, shown && `Case ${shown.id}`);
  if (!shown)
    return error ? (
      <PageFailure title="Couldn't load the case" error={error} onRetry={() => refetch()} />
    ) : (
      <Page kind="wide">
        <TextSkeleton lines={8} />
      </Page>
    );
  // It was merged into another case.
  if (shown.id !== caseId) return <Navigate to="/cases/$caseId/" params={{ caseId: shown.id }} replace />;
  return (
    <Page kind="wide">
      <CaseHeader shown={shown} live={live} onEdit={() => change({ edit: "open" })} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <CaseSummary shown={shown} />
          <PanelBoundary>
            <CaseAlerts shown={shown} />
          </PanelBoundary>
          <PanelBoundary>
            <CaseAttachments shown={shown} onChanged={() => refetch()} />
          </PanelBoundary>
          <PanelBoundary>
            <LinkedCases shown={shown} />
          </PanelBoundary>
        </div>
        <PanelBoundary>
          <CaseHistory key={caseId} shown={shown} />
        </PanelBoundary>
      </div>
      {edit === "open" && mayModify ? (
        <Suspense>
          <EditCase key={caseId} shown={shown} onClose={() => change({ edit: undefined }, { replace: true })} />
        </Suspense>
      ) : null}
    </Page>
  );
}
