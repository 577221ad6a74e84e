import { useMutation, useQuery } from "@apollo/client/react";
import { BlockSkeleton, notify, Page, PageHeader } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { UpdateHttpSourceMutation } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { HttpSourceForm } from "../form/http-source-form.tsx";
import { type HttpSourceValues, httpSourceInput, valuesOfSource } from "../form/http-source-values.ts";
import { newSecret } from "../new-secret.ts";
import { SavedSource } from "../saved-source.tsx";

const route = getRouteApi("/shell/configure/log-sources/$sourceId/edit");

const editedSourceQuery = graphql(`
  query EditedSource($id: ID!) {
    source(id: $id) {
      __typename
      integrationLabel
      ... on HttpLogSource { ...EditedHttpSource }
      ... on SyslogLogSource { ...EditedSyslogSource }
      ... on S3LogIntegration { ...S3SourceSettings }
      ... on QueueLogSource { ...QueueSourceSettings }
      ... on BucketLogSource { ...BucketSourceSettings }
    }
  }
`);
const editedSource = graphql(`
  fragment EditedHttpSource on HttpLogSource {
    integrationId integrationLabel logTypes logStreamType enabled revision
    logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }
    auth { method headerName algorithm username }
  }
`);
const updateMutation = graphql(`
  mutation UpdateHttpSource($input: UpdateHttpSourceInput!) {
    updateHttpSource(input: $input) {
      secret
      logSource {
        ...SavedSource
        logTypes logStreamType enabled revision health
        logStreamTypeOptions { jsonArrayEnvelopeField xmlRootElement }
        auth { method headerName algorithm username }
      }
    }
  }
`);

const EditSyslogSource = lazy(() =>
  import("../syslog/edit-syslog-source.tsx").then((module) => ({ default: module.EditSyslogSource })),
);
const EditS3Source = lazy(() => import("./edit-s3-source.tsx").then((m) => ({ default: m.EditS3Source })));
const EditBucketSource = lazy(() =>
  import("../buckets/edit-bucket-source.tsx").then((m) => ({ default: m.EditBucketSource })),
);
const EditQueueSource = lazy(() =>
  import("../queues/edit-queue-source.tsx").then((m) => ({ default: m.EditQueueSource })),
);
const formHeightPx = 480;

export function EditSourcePage() {
  const { sourceId } = route.useParams();
  const { data, error, refetch } = useQuery(editedSourceQuery, {
    variables: { id: sourceId },
    fetchPolicy: "network-only",
  });
  const source = data?.source;
  useBreadcrumbName(sourceId, source?.integrationLabel);
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  if (error && !source) {
    return <PageFailure title="Couldn't load the log source" error={error} onRetry={() => refetch()} />;
  }
  return (
    <Page>
      <PageHeader title={source ? `Edit ${source.integrationLabel}` : "Edit the log source"} />
      <Suspense fallback={<BlockSkeleton height={formHeightPx} />}>
        {source?.__typename === "SyslogLogSource" ? <EditSyslogSource source={source} /> : null}
        {source?.__typename === "HttpLogSource" ? <EditHttpSource source={source} /> : null}
        {source?.__typename === "S3LogIntegration" ? <EditS3Source source={source} /> : null}
        {source?.__typename === "BucketLogSource" ? <EditBucketSource source={source} /> : null}
        {source?.__typename === "QueueLogSource" ? <EditQueueSource source={source} /> : null}
      </Suspense>
      {source ? null : <BlockSkeleton height={formHeightPx} />}
    </Page>
  );
}

function EditHttpSource(props: { source: FragmentType<typeof editedSource> }) {
  const source = readFragment(editedSource, props.source);
  const [update] = useMutation(updateMutation);
  const [saved, setSaved] = useState<UpdateHttpSourceMutation["updateHttpSource"]>();
  const navigate = useNavigate();
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [before] = useState(source);
  const target = { to: "/configure/log-sources/$sourceId/", params: { sourceId: before.integrationId } } as const;
  const submit = async (values: HttpSourceValues) => {
    const { integrationId: id, revision, enabled } = before;
    const { data } = await update({
      variables: { input: { ...httpSourceInput(values, newSecret), id, revision, enabled } },
    });
    if (data?.updateHttpSource.secret) return setSaved(data.updateHttpSource);
    notify({ message: "Log source saved", tone: "success" });
    navigate({ ...target, ignoreBlocker: true });
  };
  if (saved) return <SavedSource source={saved.logSource} secret={saved.secret ?? undefined} />;
  return (
    <HttpSourceForm
      initialValues={valuesOfSource(before)}
      storedMethod={before.auth.method}
      submitLabel="Save"
      onSubmit={submit}
      cancel={
        <ButtonLink {...target} variant="default">
          Cancel
        </ButtonLink>
      }
    />
  );
}
