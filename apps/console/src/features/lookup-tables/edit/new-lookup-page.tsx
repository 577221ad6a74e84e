import { useMutation } from "@apollo/client/react";
import { notify, Page, PageHeader } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { LookupForm, type LookupValues } from "./lookup-form.tsx";
import { newRefreshValues, rowsInput } from "./refresh-values.ts";
import { tableInput } from "./table-input.ts";

const createMutation = graphql(`
  mutation CreateLookupTable($input: LookupTableInput!) {
    createLookupTable(input: $input) { id name }
  }
`);
const emptyTable: LookupValues = {
  ...newRefreshValues,
  name: "",
  enabled: true,
  description: "",
  reference: "",
  schema: "",
  primaryKey: "",
  associatedLogTypes: [],
};

export function NewLookupPage() {
  const [create] = useMutation(createMutation);
  const navigate = useNavigate();
  if (!useMay("LookupModify")) return <StatusPage status={403} />;
  const submit = async (values: LookupValues) => {
    const { data } = await create({
      variables: { input: { ...tableInput(values), ...rowsInput(values) } },
      update: (cache) => cache.evict({ fieldName: "lookupTables" }),
    });
    const isUploaded = values.rowsFrom === "upload";
    const next = isUploaded ? "Upload its rows." : "Its rows are read within a minute.";
    notify({ message: `Lookup table created. ${next}`, tone: "success" });
    const tableId = data?.createLookupTable.id ?? "";
    navigate({
      to: "/configure/lookup-tables/$tableId/",
      params: { tableId },
      search: isUploaded ? { upload: "open" } : {},
      ignoreBlocker: true,
    });
  };
  return (
    <Page>
      <PageHeader title="New lookup table">
        <span>
          Describe the rows and where they are looked up. Upload them afterwards, or have them read from a bucket or
          asked for by a query.
        </span>
      </PageHeader>
      <LookupForm
        initialValues={emptyTable}
        submitLabel="Create lookup table"
        onSubmit={submit}
        actions={
          <ButtonLink to="/configure/lookup-tables/" variant="default">
            Cancel
          </ButtonLink>
        }
      />
    </Page>
  );
}
