import { useMutation } from "@apollo/client/react";
import type { QueueKind } from "@pharos/domain";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { newExternalId } from "../add/new-external-id.ts";
import { NewSourceForm } from "../add/new-source-form.tsx";
import { findProduct, readNewSourceSearch } from "../add/source-catalogue.ts";
import { queueKindTexts } from "./queue-kinds.ts";
import { QueueSourceForm } from "./queue-source-form.tsx";
import { newQueueSourceValues, type QueueSourceValues, queueSourceInput } from "./queue-source-values.ts";

const createMutation = graphql(`
  mutation CreateQueueSource($input: CreateQueueSourceInput!) {
    createQueueSource(input: $input) { logSource { integrationId integrationLabel } }
  }
`);

function valuesFor(kind: QueueKind, productId: string | undefined): QueueSourceValues {
  const values = newQueueSourceValues(kind, newExternalId());
  const product = findProduct(productId);
  return product ? { ...values, label: product.title, logTypes: [...product.logTypes] } : values;
}

export function NewQueueSourcePage({ kind }: { readonly kind: QueueKind }) {
  const { product } = readNewSourceSearch(useSearch({ strict: false }));
  const [initialValues] = useState(() => valuesFor(kind, product));
  const [create] = useMutation(createMutation);
  return (
    <NewSourceForm<QueueSourceValues>
      {...queueKindTexts[kind]}
      create={async (values) => {
        const { data } = await create({ variables: { input: queueSourceInput(values) } });
        return data?.createQueueSource.logSource;
      }}
    >
      {(form) => <QueueSourceForm {...form} initialValues={initialValues} />}
    </NewSourceForm>
  );
}
