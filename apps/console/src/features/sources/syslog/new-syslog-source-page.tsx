import { useMutation } from "@apollo/client/react";
import { getRouteApi } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { NewSourceForm } from "../add/new-source-form.tsx";
import { findProduct, readNewSourceSearch } from "../add/source-catalogue.ts";
import { SyslogSourceForm } from "./syslog-source-form.tsx";
import { newSyslogSourceValues, type SyslogSourceValues, syslogSourceInput } from "./syslog-source-values.ts";

const createMutation = graphql(`
  mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {
    createSyslogSource(input: $input) { logSource { integrationId integrationLabel } }
  }
`);

const route = getRouteApi("/shell/configure/log-sources/add-new-source/syslog");

function valuesFor(productId: string | undefined): SyslogSourceValues {
  const product = findProduct(productId);
  if (!product) return newSyslogSourceValues;
  return { ...newSyslogSourceValues, label: product.title, logTypes: [...product.logTypes] };
}

/** The page of the new source says what its senders need, and whether Pharos listens. */
export function NewSyslogSourcePage() {
  const [create] = useMutation(createMutation);
  const { product } = readNewSourceSearch(route.useSearch());
  return (
    <NewSourceForm<SyslogSourceValues>
      title="New syslog source"
      purpose="A port on which Pharos listens for network devices, servers and log shippers."
      create={async (values) => {
        const { data } = await create({ variables: { input: syslogSourceInput(values) } });
        return data?.createSyslogSource.logSource;
      }}
    >
      {(form) => <SyslogSourceForm {...form} initialValues={valuesFor(product)} />}
    </NewSourceForm>
  );
}
