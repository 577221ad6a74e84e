import { useMutation } from "@apollo/client/react";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { BucketKind } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { NewSourceForm } from "../add/new-source-form.tsx";
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

export function NewBucketSourcePage({ kind }: { readonly kind: BucketKind }) {
  const { product } = readNewSourceSearch(useSearch({ strict: false }));
  const [initialValues] = useState(() => valuesFor(kind, product));
  const [create] = useMutation(createMutation);
  return (
    <NewSourceForm<BucketSourceValues>
      {...bucketKindTexts[kind]}
      create={async (values) => {
        const { data } = await create({ variables: { input: bucketSourceInput(values) } });
        return data?.createBucketSource.logSource;
      }}
    >
      {(form) => <BucketSourceForm {...form} initialValues={initialValues} />}
    </NewSourceForm>
  );
}
