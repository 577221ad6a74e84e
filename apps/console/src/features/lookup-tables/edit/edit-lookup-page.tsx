import { useMutation, useQuery } from "@apollo/client/react";
import { BlockSkeleton, notify, Page, PageHeader } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { useBreadcrumbName } from "../../../page/breadcrumb-bar.tsx";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { LookupForm, type LookupValues } from "./lookup-form.tsx";
import { refreshValuesOf, rowsInput } from "./refresh-values.ts";
import { tableInput, updateLookupMutation } from "./table-input.ts";

const route = getRouteApi("/shell/configure/lookup-tables/$tableId/edit");

const editedLookupQuery = graphql(`
  query EditedLookupTable($id: ID!) {
    lookupTable(id: $id) {
      id name enabled description reference schema primaryKey revision
      refresh query
      associatedLogTypes { logType selectors }
    }
  }
`);
const formHeightPx = 480;

export function EditLookupPage() {
  const { tableId } = route.useParams();
  const { data, error, refetch } = useQuery(editedLookupQuery, {
    variables: { id: tableId },
    fetchPolicy: "network-only",
  });
  const [update] = useMutation(updateLookupMutation);
  const navigate = useNavigate();
  const table = data?.lookupTable;
  useBreadcrumbName(tableId, table?.name);
  if (!useMay("LookupModify")) return <StatusPage status={403} />;
  if (error && !table) {
    return <PageFailure title="Couldn't load the lookup table" error={error} onRetry={() => refetch()} />;
  }
  if (!table) {
    return (
      <Page>
        <BlockSkeleton height={formHeightPx} />
      </Page>
    );
  }
  const { hasStoredCredentials, ...refresh } = refreshValuesOf(table.refresh, table.query);
  const submit = async (values: LookupValues) => {
    await update({
      variables: {
        input: {
          id: tableId,
          revision: table.revision,
          table: { ...tableInput(values), ...rowsInput(values) },
        },
      },
    });
    notify({ message: "Lookup table saved", tone: "success" });
    navigate({ to: "/configure/lookup-tables/$tableId/", params: { tableId }, ignoreBlocker: true });
  };
  return (
    <Page>
      <PageHeader title={`Edit ${table.name}`} />
      <LookupForm
        initialValues={{ ...table, ...refresh, schema: table.schema ?? "" }}
        hasStoredCredentials={hasStoredCredentials}
        submitLabel="Save changes"
        onSubmit={submit}
        actions={
          <ButtonLink to="/configure/lookup-tables/$tableId/" params={{ tableId }} variant="default">
            Cancel
          </ButtonLink>
        }
      />
    </Page>
  );
}
