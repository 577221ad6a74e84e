import { useQuery } from "@apollo/client/react";
import { BlockSkeleton, CodeView, Panel } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { DetectionRouting } from "../../destinations/index.ts";
import { DetectionHistory } from "../history/detection-history.tsx";
import { DetectionAlerts } from "./detection-alerts.tsx";
import { DetectionHeader } from "./detection-header.tsx";
import { DetectionLayout, DetectionSkeleton } from "./detection-layout.tsx";
import { DetectionOutcomes } from "./detection-outcomes.tsx";
import classes from "./detection-page.module.css";
import { DetectionSummary } from "./detection-summary.tsx";
import { DetectionTests } from "./detection-tests.tsx";
import { PolicyFacts } from "./policy-facts.tsx";
import { PolicyResources } from "./policy-resources.tsx";

const DetectionPreview = lazy(() => import("../preview/index.ts").then((m) => ({ default: m.DetectionPreview })));
const previewSkeletonPx = 160;
const route = getRouteApi("/shell/build/detections/policies/$policyId");

const policyQuery = graphql(`
  query Policy($id: ID!) {
    policy(id: $id) {
      id
      displayName
      lastModified
      body
      tests { name expectedResult resource }
      ...DetectionHeader
      ...DetectionSummary
      ...PolicyFacts
      ...PolicyCounts
    }
  }
`);

/** A check of cloud resources. */
export function PolicyPage() {
  const { policyId } = route.useParams();
  const { data, error, refetch } = useQuery(policyQuery, { variables: { id: policyId } });
  const mayReadAlerts = useMay("AlertRead");
  const mayReadResources = useMay("ResourceRead");
  const mayRun = useMay("PolicyModify");
  const policy = data?.policy;
  useBreadcrumbName(policyId, policy?.displayName);
  if (!policy)
    return error ? (
      <PageFailure title="Couldn't load the policy" error={error} onRetry={() => refetch()} />
    ) : (
      <DetectionSkeleton />
    );
  return (
    <DetectionLayout
      header={<DetectionHeader detection={policy} />}
      main={
        <>
          <PanelBoundary>
            <DetectionSummary detection={policy} />
          </PanelBoundary>
          <Panel title="Policy" flush>
            <div className={classes.code}>
              <CodeView code={policy.body} language="python" label="The policy's Python" />
            </div>
          </Panel>
          {mayReadResources ? (
            <>
              <PanelBoundary>
                <PolicyResources policy={policy} />
              </PanelBoundary>
              <PanelBoundary>
                <Suspense fallback={<BlockSkeleton height={previewSkeletonPx} />}>
                  <DetectionPreview
                    key={policyId}
                    detection={{ detectionId: policyId, isPolicy: true, savedVersion: policy.lastModified }}
                  />
                </Suspense>
              </PanelBoundary>
            </>
          ) : null}
          <PanelBoundary>
            <DetectionTests key={policyId} detectionId={policyId} tests={policy.tests} mayRun={mayRun} isPolicy />
          </PanelBoundary>
        </>
      }
      aside={
        <>
          <PolicyFacts policy={policy} />
          {mayReadAlerts ? (
            <>
              <PanelBoundary>
                <DetectionAlerts key={policyId} detectionId={policyId} />
              </PanelBoundary>
              <PanelBoundary>
                <DetectionOutcomes key={policyId} detectionId={policyId} />
              </PanelBoundary>
            </>
          ) : null}
          <PanelBoundary>
            <DetectionRouting key={policyId} detectionId={policyId} />
          </PanelBoundary>
          <PanelBoundary>
            <DetectionHistory key={policyId} detectionId={policyId} mayModify={mayRun} onRestored={() => refetch()} />
          </PanelBoundary>
        </>
      }
    />
  );
}
