import { useQuery } from "@apollo/client/react";
import { BlockSkeleton } from "@pharos/ui";
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
import { DetectionSummary } from "./detection-summary.tsx";
import { DetectionTests } from "./detection-tests.tsx";
import { RuleConditions } from "./rule-conditions.tsx";
import { RuleFacts } from "./rule-facts.tsx";
import { RuleLogic } from "./rule-logic.tsx";

const DetectionPreview = lazy(() => import("../preview/index.ts").then((m) => ({ default: m.DetectionPreview })));
const previewSkeletonPx = 160;
const route = getRouteApi("/shell/build/detections/rules/$ruleId");

const ruleQuery = graphql(`
  query Rule($id: ID!) {
    rule(id: $id) {
      id
      displayName
      lastModified
      logTypes
      scheduledQueries
      tests { name expectedResult resource }
      ...DetectionHeader
      ...DetectionSummary
      ...RuleLogic
      ...RuleFacts
      ...RuleConditions
    }
  }
`);

/** A rule over events or over the rows of queries, in Python, YAML or Sigma. */
export function RulePage() {
  const { ruleId } = route.useParams();
  const { data, error, refetch } = useQuery(ruleQuery, { variables: { id: ruleId } });
  const mayReadAlerts = useMay("AlertRead");
  const mayRun = useMay("RuleModify");
  const rule = data?.rule;
  useBreadcrumbName(ruleId, rule?.displayName);
  if (!rule)
    return error ? (
      <PageFailure title="Couldn't load the rule" error={error} onRetry={() => refetch()} />
    ) : (
      <DetectionSkeleton />
    );
  return (
    <DetectionLayout
      header={<DetectionHeader detection={rule} />}
      main={
        <>
          <PanelBoundary>
            <DetectionSummary detection={rule} />
          </PanelBoundary>
          <PanelBoundary>
            <RuleLogic key={ruleId} rule={rule} />
          </PanelBoundary>
          {rule.logTypes.length > 0 || rule.scheduledQueries.length > 0 ? (
            <PanelBoundary>
              <Suspense fallback={<BlockSkeleton height={previewSkeletonPx} />}>
                <DetectionPreview key={ruleId} detection={{ detectionId: ruleId, savedVersion: rule.lastModified }} />
              </Suspense>
            </PanelBoundary>
          ) : null}
          <PanelBoundary>
            <DetectionTests key={ruleId} detectionId={ruleId} tests={rule.tests} mayRun={mayRun} />
          </PanelBoundary>
        </>
      }
      aside={
        <>
          <RuleFacts rule={rule} />
          <RuleConditions rule={rule} />
          {mayReadAlerts ? (
            <>
              <PanelBoundary>
                <DetectionAlerts key={ruleId} detectionId={ruleId} />
              </PanelBoundary>
              <PanelBoundary>
                <DetectionOutcomes key={ruleId} detectionId={ruleId} />
              </PanelBoundary>
            </>
          ) : null}
          <PanelBoundary>
            <DetectionRouting key={ruleId} detectionId={ruleId} />
          </PanelBoundary>
          <PanelBoundary>
            <DetectionHistory key={ruleId} detectionId={ruleId} mayModify={mayRun} onRestored={() => refetch()} />
          </PanelBoundary>
        </>
      }
    />
  );
}
