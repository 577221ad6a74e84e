import { useMutation } from "@apollo/client/react";
import { notify, Page, PageHeader } from "@pharos/ui";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { BucketKind } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { findProduct, readNewSourceSearch } from "../add/source-catalogue.ts";
import { newPrefixValues } from "../form/prefix-values.ts";
import { bucketKindTexts } from "./bucket-kinds.ts";
import { BucketSourceForm } from "./bucket-source-form.tsx";
import { type BucketSourceValues, bucketSourceInput, newBucketSourceValues } from "./bucket-source-values.ts";

const createMutation = graphql(`
  mutation CreateBucketSource($input: CreateBucketSourceInput!) {
    createBucketSource(input: $input) { logSource { integrationId integrationLabel } }
  }
`);

function valuesFor(kind: BucketKind, productId: string | undefined): BucketSourceValues {
  const values = newBucketSourceValues(kind);
  const product = findProduct(productId);
  if (!product) return values;
  return { ...values, label: product.title, prefixes: [{ ...newPrefixValues, logTypes: [...product.logTypes] }] };
}

/** The page of the new source says whether its objects arrive. */
export function NewBucketSourcePage({ kind }: { readonly kind: BucketKind }) {
  const { product } = readNewSourceSearch(useSearch({ strict: false }));
  const [initialValues] = useState(() => valuesFor(kind, product));
  const [create] = useMutation(createMutation);
  const navigate = useNavigate();
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  const submit = async (values: BucketSourceValues) => {
    const { data } = await create({ variables: { input: bucketSourceInput(values) } });
    const source = data?.createBucketSource.logSource;
    if (!source) return;
    notify({ message: `${source.integrationLabel} created`, tone: "success" });
    const params = { sourceId: source.integrationId };
    navigate({ to: "/configure/log-sources/$sourceId/", params, ignoreBlocker: true });
  };
  return (
    <Page>
      <PageHeader title={bucketKindTexts[kind].title}>
        <span>{bucketKindTexts[kind].purpose}</span>
      </PageHeader>
      <BucketSourceForm
        initialValues={initialValues}
        submitLabel="Create source"
        onSubmit={submit}
        cancel={
          <ButtonLink to="/configure/log-sources/add-new-source/" variant="default">
            Cancel
          </ButtonLink>
        }
      />
    </Page>
  );
}
