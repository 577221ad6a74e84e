import { useMutation, useQuery } from "@apollo/client/react";
import { BlockSkeleton, NothingMatches, notify, Page, PageHeader, Tag, TextInput } from "@pharos/ui";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { findProduct } from "../add/source-catalogue.ts";
import { pullProviderFields } from "./pull-provider.ts";
import { PullSourceForm } from "./pull-source-form.tsx";
import { createPullInput, newPullSourceValues, type PullSourceValues } from "./pull-source-values.ts";
import classes from "./pulling.module.css";

const route = getRouteApi("/shell/configure/log-sources/add-new-source/log-pulling");
const here = "/configure/log-sources/add-new-source/log-pulling/";

const providersQuery = graphql(`
  query PullProviders {
    pullProviders { id ...PullProviderForm }
  }
`);
const createMutation = graphql(`
  mutation CreatePullSource($input: CreatePullSourceInput!) {
    createPullSource(input: $input) { logSource { integrationId integrationLabel } }
  }
`);
const gridHeightPx = 400;

/** The providers, and the form of the one that the address names. */
export function NewPullSourcePage() {
  const { provider: id, product, q = "" } = route.useSearch();
  const { data, error, refetch } = useQuery(providersQuery);
  const navigate = useNavigate();
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  if (error && !data)
    return <PageFailure title="Couldn't load the providers" error={error} onRetry={() => refetch()} />;
  if (id !== undefined && data && !data.pullProviders.some((provider) => provider.id === id)) {
    return <StatusPage status={404} />;
  }
  const providers = data?.pullProviders.map((provider) => readFragment(pullProviderFields, provider));
  const chosen = id === undefined ? undefined : providers?.find((provider) => provider.id === id);
  if (chosen) return <NewPullSource key={chosen.id} provider={chosen} productId={product} />;
  const wanted = q.toLowerCase();
  const shown = providers?.filter(({ name, description, streams }) =>
    [name, description, ...streams.flatMap(({ logTypes }) => logTypes)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
  const search = (text: string) => navigate({ to: here, search: text ? { q: text } : {}, replace: true });
  return (
    <Page>
      <PageHeader
        title="Pull logs from a product"
        actions={
          <ButtonLink to="/configure/log-sources/pullers/" variant="default">
            Custom pullers
          </ButtonLink>
        }
      >
        <span>Which product should Pharos ask for its logs?</span>
      </PageHeader>
      <TextInput
        aria-label="Find a product"
        placeholder="Find a product by name or log type"
        className={classes.search}
        value={q}
        onChange={(event) => search(event.currentTarget.value)}
      />
      {shown === undefined ? <BlockSkeleton height={gridHeightPx} /> : null}
      {shown?.length === 0 ? (
        <NothingMatches noun="products" filters={[`Name or log type contains “${q}”`]} onClear={() => search("")} />
      ) : null}
      <ul className={classes.grid} aria-label="Products">
        {shown?.map(({ id: provider, name, description, isCustom }) => (
          <li key={provider}>
            <Link to={here} search={{ provider }} className={classes.tile}>
              <strong>{name}</strong>
              <span>{description}</span>
              {isCustom ? <Tag>Custom</Tag> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

interface NewPullSourceProps {
  readonly productId: string | undefined;
  readonly provider: Parameters<typeof PullSourceForm>[0]["provider"] & { readonly description: string };
}

function NewPullSource({ provider, productId }: NewPullSourceProps) {
  const [create] = useMutation(createMutation);
  const navigate = useNavigate();
  const submit = async (values: PullSourceValues) => {
    const { data } = await create({ variables: { input: createPullInput(provider, values) } });
    const sourceId = data?.createPullSource.logSource.integrationId ?? "";
    notify({ message: "Log source created", tone: "success" });
    navigate({ to: "/configure/log-sources/$sourceId/", params: { sourceId }, ignoreBlocker: true });
  };
  return (
    <Page>
      <PageHeader title={`New log source: ${provider.name}`}>
        <span>{provider.description}</span>
      </PageHeader>
      <PullSourceForm
        provider={provider}
        initialValues={newPullSourceValues(provider, findProduct(productId))}
        submitLabel="Create source"
        onSubmit={submit}
        cancel={
          <ButtonLink to={here} search={{}} variant="default">
            Back
          </ButtonLink>
        }
      />
    </Page>
  );
}
