import { useMutation } from "@apollo/client/react";
import { Page, PageHeader } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { CreateHttpSourceMutation } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { HttpSourceForm } from "../form/http-source-form.tsx";
import { type HttpSourceValues, httpSourceInput, newHttpSourceValues } from "../form/http-source-values.ts";
import { SavedSource } from "../saved-source.tsx";
import { findProduct, readNewSourceSearch } from "./source-catalogue.ts";
import type { SourceProduct } from "./source-products.ts";

const createMutation = graphql(`
  mutation CreateHttpSource($input: CreateHttpSourceInput!) {
    createHttpSource(input: $input) {
      secret
      logSource { ...SavedSource }
    }
  }
`);
const route = getRouteApi("/shell/configure/log-sources/add-new-source/http-ingest");

function valuesFor(product: SourceProduct | undefined): HttpSourceValues {
  return product
    ? { ...newHttpSourceValues, label: product.title, logTypes: [...product.logTypes] }
    : newHttpSourceValues;
}

type Created = CreateHttpSourceMutation["createHttpSource"];

/** Two steps: the form, and what the sender needs. The secret lives in this page's memory only. */
export function NewHttpSourcePage() {
  const [create] = useMutation(createMutation);
  const [created, setCreated] = useState<Created>();
  const { product } = readNewSourceSearch(route.useSearch());
  useBreadcrumbName("http-ingest", "HTTP");
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  const submit = async (values: HttpSourceValues) => {
    const { data } = await create({ variables: { input: httpSourceInput(values) } });
    setCreated(data?.createHttpSource);
  };
  return (
    <Page>
      <PageHeader title="New HTTP source">
        <span>{created ? "Send a test event." : "An address to which your systems post their logs."}</span>
      </PageHeader>
      {created ? (
        <SavedSource source={created.logSource} secret={created.secret ?? undefined} />
      ) : (
        <HttpSourceForm
          initialValues={valuesFor(findProduct(product))}
          submitLabel="Create source"
          onSubmit={submit}
          cancel={
            <ButtonLink to="/configure/log-sources/" variant="default">
              Cancel
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}
