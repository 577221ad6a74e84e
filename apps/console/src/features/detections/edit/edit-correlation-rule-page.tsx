import { useApolloClient, useQuery } from "@apollo/client/react";
import { getRouteApi } from "@tanstack/react-router";
import type { EditedCorrelationRuleQuery } from "../../../graphql/generated/graphql.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { DetectionSkeleton } from "../detail/detection-layout.tsx";
import { draftOfCorrelation } from "./draft/draft-of.ts";
import { EditDetection } from "./edit-detection.tsx";
import { editedCorrelationRuleQuery } from "./edited-detection.ts";
import type { StoredVersion } from "./stored-version.ts";

const route = getRouteApi("/shell/build/detections/correlation-rules/$ruleId/edit");

export function EditCorrelationRulePage() {
  const { ruleId: id } = route.useParams();
  const search = route.useSearch();
  const client = useApolloClient();
  const mayModify = useMay("RuleModify");
  const { data, error, refetch } = useQuery(editedCorrelationRuleQuery, {
    variables: { id },
    fetchPolicy: "network-only",
  });
  const rule = data?.correlationRule;
  useBreadcrumbName(id, rule?.displayName);
  if (!rule)
    return error ? (
      <PageFailure title="Couldn't load the correlation rule" error={error} onRetry={() => refetch()} />
    ) : (
      <DetectionSkeleton />
    );
  const readLatest = async () => {
    const latest = await client.query({
      query: editedCorrelationRuleQuery,
      variables: { id },
      fetchPolicy: "network-only",
    });
    if (!latest.data) throw new Error("The correlation rule could not be read");
    return versionOf(latest.data.correlationRule);
  };
  return (
    <EditDetection
      key={id}
      stored={versionOf(rule)}
      isBound={rule.managed}
      mayModify={mayModify}
      search={search}
      readLatest={readLatest}
    />
  );
}

function versionOf(rule: EditedCorrelationRuleQuery["correlationRule"]): StoredVersion {
  return { draft: draftOfCorrelation(rule), lastModified: rule.lastModified, by: rule.lastModifiedBy?.name };
}
