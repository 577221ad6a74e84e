import { useMutation } from "@apollo/client/react";
import type { QueueKind } from "@pharos/domain";
import { notify, Page, PageHeader } from "@pharos/ui";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { newExternalId } from "../add/new-external-id.ts";
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

/** The page of the new source says whether its messages arrive. */
export function NewQueueSourcePage({ kind }: { readonly kind: QueueKind }) {
  const { product } = readNewSourceSearch(useSearch({ strict: false }));
  const [initialValues] = useState(() => valuesFor(kind, product));
  const [create] = useMutation(createMutation);
  const navigate = useNavigate();
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  const submit = async (values: QueueSourceValues) => {
    const { data } = await create({ variables: { input: queueSourceInput(values) } });
    const source = data?.createQueueSource.logSource;
    if (!source) return;
    notify({ message: `${source.integrationLabel} created`, tone: "success" });
    const params = { sourceId: source.integrationId };
    navigate({ to: "/configure/log-sources/$sourceId/", params, ignoreBlocker: true });
  };
  return (
    <Page>
      <PageHeader title={queueKindTexts[kind].title}>
        <span>{queueKindTexts[kind].purpose}</span>
      </PageHeader>
      <QueueSourceForm
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
