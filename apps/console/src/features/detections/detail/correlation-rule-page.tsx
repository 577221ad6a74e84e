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
import { CorrelationFacts } from "./correlation-facts.tsx";
import { DetectionAlerts } from "./detection-alerts.tsx";
import { DetectionHeader } from "./detection-header.tsx";
import { DetectionLayout, DetectionSkeleton } from "./detection-layout.tsx";
import { DetectionOutcomes } from "./detection-outcomes.tsx";
import classes from "./detection-page.module.css";
import { DetectionSummary } from "./detection-summary.tsx";
import { DetectionTests } from "./detection-tests.tsx";

const DetectionPreview = lazy(() => import("../preview/index.ts").then((m) => ({ default: m.DetectionPreview })));
const previewSkeletonPx = 160;

const route = getRouteApi("/shell/build/detections/correlation-rules/$ruleId");

const correlationRuleQuery = graphql(`
  query CorrelationRule($id: ID!) {
    correlationRule(id: $id) {
      id
      displayName
      lastModified
      body
      tests { name expectedResult ruleOutputs }
      ...DetectionHeader
      ...DetectionSummary
      ...CorrelationFacts
    }
  }
`);

/** A rule over the signals of other rules. */
export function CorrelationRulePage() {
  const { ruleId } = route.useParams();
  const { data, error, refetch } = useQuery(correlationRuleQuery, { variables: { id: ruleId } });
  const mayReadAlerts = useMay("AlertRead");
  const mayRun = useMay("RuleModify");
  const rule = data?.correlationRule;
  useBreadcrumbName(ruleId, rule?.displayName);
  if (!rule)
    return error ? (
      <PageFailure title="Couldn't load the correlation rule" error={error} onRetry={() => refetch()} />
    ) : (
      <DetectionSkeleton />
    );
  const tests = rule.tests.map(({ ruleOutputs, ...test }) => ({ ...test, resource: JSON.stringify(ruleOutputs) }));
  return (
    <DetectionLayout
      header={<DetectionHeader detection={rule} />}
      main={
        <>
          <PanelBoundary>
            <DetectionSummary detection={rule} />
          </PanelBoundary>
          <Panel title="Correlation" flush>
            <div className={classes.code}>
              <CodeView code={rule.body} language="yaml" label="The correlation's YAML" />
            </div>
          </Panel>
          <PanelBoundary>
            <Suspense fallback={<BlockSkeleton height={previewSkeletonPx} />}>
              <DetectionPreview key={ruleId} detection={{ detectionId: ruleId, savedVersion: rule.lastModified }} />
            </Suspense>
          </PanelBoundary>
          <PanelBoundary>
            <DetectionTests key={ruleId} detectionId={ruleId} tests={tests} mayRun={mayRun} />
          </PanelBoundary>
        </>
      }
      aside={
        <>
          <CorrelationFacts rule={rule} />
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
