import { useQuery } from "@apollo/client/react";
import { BlockSkeleton, CodeView, Page, Panel, TextSkeleton } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../shell/breadcrumb-bar.tsx";
import { PageFailure } from "../../../shell/page-failure.tsx";
import { PanelBoundary } from "../../../shell/panel-boundary.tsx";
import { useMay } from "../../../shell/viewer.tsx";
import { RuleAlerts } from "./rule-alerts.tsx";
import { RuleConditions } from "./rule-conditions.tsx";
import { RuleFacts } from "./rule-facts.tsx";
import { RuleHeader } from "./rule-header.tsx";
import classes from "./rule-page.module.css";
import { RuleSummary } from "./rule-summary.tsx";
import { RuleTests } from "./rule-tests.tsx";

const route = getRouteApi("/shell/build/detections/rules/$ruleId");

const ruleQuery = graphql(`
  query Rule($id: ID!) {
    rule(id: $id) {
      id
      displayName
      body
      ...RuleHeader
      ...RuleSummary
      ...RuleFacts
      ...RuleConditions
      ...RuleTestsSubject
    }
  }
`);

export function RulePage() {
  const { ruleId } = route.useParams();
  const { data, error, refetch } = useQuery(ruleQuery, { variables: { id: ruleId } });
  const mayReadAlerts = useMay("AlertRead");
  const rule = data?.rule;
  useBreadcrumbName(ruleId, rule?.displayName);
  if (!rule)
    return error ? (
      <PageFailure title="Couldn't load the rule" error={error} onRetry={() => refetch()} />
    ) : (
      <RuleSkeleton />
    );
  return (
    <Page kind="wide">
      <RuleHeader rule={rule} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <PanelBoundary>
            <RuleSummary rule={rule} />
          </PanelBoundary>
          <Panel title="Rule" flush>
            <div className={classes.code}>
              <CodeView code={rule.body} language="python" label="The rule's Python" />
            </div>
          </Panel>
          <PanelBoundary>
            <RuleTests key={ruleId} rule={rule} />
          </PanelBoundary>
        </div>
        <div className={classes.aside}>
          <RuleFacts rule={rule} />
          <RuleConditions rule={rule} />
          {mayReadAlerts ? (
            <PanelBoundary>
              <RuleAlerts key={ruleId} ruleId={ruleId} />
            </PanelBoundary>
          ) : null}
        </div>
      </div>
    </Page>
  );
}

const panelHeightPx = 320;

function RuleSkeleton() {
  return (
    <Page kind="wide">
      <TextSkeleton lines={2} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Panel title="Summary">
            <TextSkeleton lines={4} />
          </Panel>
          <BlockSkeleton height={panelHeightPx} />
        </div>
        <div className={classes.aside}>
          <BlockSkeleton height={panelHeightPx} />
        </div>
      </div>
    </Page>
  );
}
