import { useQuery } from "@apollo/client/react";
import { BlockSkeleton, Page, PageHeader, Select } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { copiedProviderQuery, shippedProvidersQuery } from "./operations.ts";
import { PullerEditor } from "./puller-editor.tsx";
import { firstPuller, renameCopy } from "./puller-text.ts";

const route = getRouteApi("/shell/configure/log-sources/pullers/new");
const editorHeightPx = 560;

/** A new definition, or a copy of a product's. */
export function NewPullerPage() {
  const { from } = route.useSearch();
  const { data, error, refetch } = useQuery(copiedProviderQuery, {
    variables: { id: from ?? "" },
    skip: from === undefined,
  });
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  if (error) return <PageFailure title="Couldn't load the product" error={error} onRetry={() => refetch()} />;
  if (from !== undefined && data && !data.pullProvider) return <StatusPage status={404} />;
  if (from !== undefined && !data?.pullProvider) {
    return (
      <Page kind="wide">
        <PageHeader title="New puller" />
        <BlockSkeleton height={editorHeightPx} />
      </Page>
    );
  }
  const copied = data?.pullProvider;
  return (
    <PullerEditor
      key={from ?? "new"}
      draftName={from === undefined ? "new" : `new.${from}`}
      title={copied ? `New puller from ${copied.name}` : "New puller"}
      begin={{ text: copied ? renameCopy(copied.definition) : firstPuller, revision: 0 }}
      actions={
        <>
          <StartFrom from={from} />
          <ButtonLink to="/configure/log-sources/pullers/" variant="default">
            Cancel
          </ButtonLink>
        </>
      }
    />
  );
}

function StartFrom({ from }: { from: string | undefined }) {
  const { data } = useQuery(shippedProvidersQuery);
  const navigate = useNavigate();
  return (
    <Select
      aria-label="Start from a product"
      placeholder="Start from a product"
      searchable
      clearable
      value={from ?? null}
      data={data?.pullProviders.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      onChange={(id) => navigate({ to: "/configure/log-sources/pullers/new/", search: id ? { from: id } : {} })}
    />
  );
}
