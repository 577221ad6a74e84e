import { useApolloClient, useQuery } from "@apollo/client/react";
import { EmptyState, Page } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import type { EditedRuleQuery } from "../../../graphql/generated/graphql.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { DetectionSkeleton } from "../detail/detection-layout.tsx";
import { draftOf } from "./draft/draft-of.ts";
import { EditDetection } from "./edit-detection.tsx";
import { editedRuleQuery } from "./edited-detection.ts";
import type { StoredVersion } from "./stored-version.ts";

const route = getRouteApi("/shell/build/detections/rules/$ruleId/edit");

export function EditRulePage() {
  const { ruleId: id } = route.useParams();
  const search = route.useSearch();
  const client = useApolloClient();
  const mayModify = useMay("RuleModify");
  const { data, error, refetch } = useQuery(editedRuleQuery, { variables: { id }, fetchPolicy: "network-only" });
  const rule = data?.rule;
  useBreadcrumbName(id, rule?.displayName);
  if (!rule)
    return error ? (
      <PageFailure title="Couldn't load the rule" error={error} onRetry={() => refetch()} />
    ) : (
      <DetectionSkeleton />
    );
  if (rule.sigmaBody != null) {
    return (
      <Page kind="wide">
        <EmptyState
          isPage
          title="This rule is written in Sigma"
          action={<ButtonLink to="/build/bulk-upload/">Upload a file</ButtonLink>}
        >
          Change its Sigma file, and upload it again.
        </EmptyState>
      </Page>
    );
  }
  const readLatest = async () => {
    const latest = await client.query({ query: editedRuleQuery, variables: { id }, fetchPolicy: "network-only" });
    if (!latest.data) throw new Error("The rule could not be read");
    return versionOf(latest.data.rule);
  };
  return (
    <EditDetection
      key={id}
      stored={versionOf(rule)}
      isBound={rule.managed || rule.baseDetection != null}
      mayModify={mayModify}
      search={search}
      readLatest={readLatest}
    />
  );
}

function versionOf(rule: EditedRuleQuery["rule"]): StoredVersion {
  const kind = rule.kind === "SCHEDULED_RULE" ? "SCHEDULED_RULE" : "RULE";
  return { draft: draftOf({ ...rule, kind }), lastModified: rule.lastModified, by: rule.lastModifiedBy?.name };
}
