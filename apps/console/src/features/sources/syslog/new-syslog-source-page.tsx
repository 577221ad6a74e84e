import { useMutation } from "@apollo/client/react";
import { notify, Page, PageHeader } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
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
  const navigate = useNavigate();
  const { product } = readNewSourceSearch(route.useSearch());
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  const submit = async (values: SyslogSourceValues) => {
    const { data } = await create({ variables: { input: syslogSourceInput(values) } });
    const source = data?.createSyslogSource.logSource;
    if (!source) return;
    notify({ message: `${source.integrationLabel} created`, tone: "success" });
    const params = { sourceId: source.integrationId };
    navigate({ to: "/configure/log-sources/$sourceId/", params, ignoreBlocker: true });
  };
  return (
    <Page>
      <PageHeader title="New syslog source">
        <span>A port on which Pharos listens for network devices, servers and log shippers.</span>
      </PageHeader>
      <SyslogSourceForm
        initialValues={valuesFor(product)}
        submitLabel="Create the source"
        onSubmit={submit}
        cancel={
          <ButtonLink to="/configure/log-sources/" variant="default">
            Cancel
          </ButtonLink>
        }
      />
    </Page>
  );
}
