import { useApolloClient, useQuery } from "@apollo/client/react";
import { getRouteApi } from "@tanstack/react-router";
import type { EditedPolicyQuery } from "../../../graphql/generated/graphql.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { DetectionSkeleton } from "../detail/detection-layout.tsx";
import { draftOf } from "./draft/draft-of.ts";
import { EditDetection } from "./edit-detection.tsx";
import { editedPolicyQuery } from "./edited-detection.ts";
import type { StoredVersion } from "./stored-version.ts";

const route = getRouteApi("/shell/build/detections/policies/$policyId/edit");

export function EditPolicyPage() {
  const { policyId: id } = route.useParams();
  const search = route.useSearch();
  const client = useApolloClient();
  const mayModify = useMay("PolicyModify");
  const { data, error, refetch } = useQuery(editedPolicyQuery, { variables: { id }, fetchPolicy: "network-only" });
  const policy = data?.policy;
  useBreadcrumbName(id, policy?.displayName);
  if (!policy)
    return error ? (
      <PageFailure title="Couldn't load the policy" error={error} onRetry={() => refetch()} />
    ) : (
      <DetectionSkeleton />
    );
  const readLatest = async () => {
    const latest = await client.query({ query: editedPolicyQuery, variables: { id }, fetchPolicy: "network-only" });
    if (!latest.data) throw new Error("The policy could not be read");
    return versionOf(latest.data.policy);
  };
  return (
    <EditDetection
      key={id}
      stored={versionOf(policy)}
      isBound={policy.managed}
      mayModify={mayModify}
      search={search}
      readLatest={readLatest}
    />
  );
}

function versionOf(policy: EditedPolicyQuery["policy"]): StoredVersion {
  const draft = draftOf({ ...policy, kind: "POLICY" });
  return { draft, lastModified: policy.lastModified, by: policy.lastModifiedBy?.name };
}
