import { useMutation, useQuery } from "@apollo/client/react";
import { BlockSkeleton, FailedState, notify, Page, PageHeader } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { pullProviderFields } from "./pull-provider.ts";
import { PullSourceForm } from "./pull-source-form.tsx";
import { type PullSourceValues, pullInput, valuesOfPullSource } from "./pull-source-values.ts";

const route = getRouteApi("/shell/configure/log-sources/$sourceId/pulling");

const editedQuery = graphql(`
  query EditedPullSource($id: ID!) {
    source(id: $id) {
      __typename
      integrationId
      integrationLabel
      revision
      ... on PullLogSource {
        authentication
        chosenStreams
        values { name values }
        provider { id ...PullProviderForm }
      }
    }
  }
`);
const updateMutation = graphql(`
  mutation UpdatePullSource($input: UpdatePullSourceInput!) {
    updatePullSource(input: $input) {
      logSource {
        integrationId integrationLabel logTypes enabled health revision authentication chosenStreams
        values { name values }
        ...PullState
      }
    }
  }
`);
const formHeightPx = 480;

export function EditPullSourcePage() {
  const { sourceId } = route.useParams();
  const { data, error, refetch } = useQuery(editedQuery, { variables: { id: sourceId }, fetchPolicy: "network-only" });
  const [update] = useMutation(updateMutation);
  const navigate = useNavigate();
  const source = data?.source;
  useBreadcrumbName(sourceId, source?.integrationLabel);
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  if (error && !source) {
    return <PageFailure title="Couldn't load the log source" error={error} onRetry={() => refetch()} />;
  }
  if (source && source.__typename !== "PullLogSource") return <StatusPage status={404} />;
  const target = { to: "/configure/log-sources/$sourceId/", params: { sourceId } } as const;
  const provider = source?.provider ? readFragment(pullProviderFields, source.provider) : undefined;
  const submit = async (values: PullSourceValues) => {
    if (!provider || !source) return;
    const { revision } = source;
    const input = { id: sourceId, revision, label: values.label.trim(), ...pullInput(provider, values) };
    await update({ variables: { input } });
    notify({ message: "Log source saved", tone: "success" });
    navigate({ ...target, ignoreBlocker: true });
  };
  return (
    <Page>
      <PageHeader title={source ? `Edit ${source.integrationLabel}` : "Edit the log source"}>
        <span>{provider?.name}</span>
      </PageHeader>
      {source === undefined ? <BlockSkeleton height={formHeightPx} /> : null}
      {source && !provider ? (
        <FailedState
          title="The provider is gone"
          message="This version of Pharos no longer pulls from this product. Delete the log source."
        />
      ) : null}
      {source && provider ? (
        <PullSourceForm
          provider={provider}
          sourceId={sourceId}
          initialValues={valuesOfPullSource(provider, source)}
          submitLabel="Save"
          onSubmit={submit}
          cancel={
            <ButtonLink {...target} variant="default">
              Cancel
            </ButtonLink>
          }
        />
      ) : null}
    </Page>
  );
}
