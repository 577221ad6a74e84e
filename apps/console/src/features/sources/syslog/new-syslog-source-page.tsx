import { useMutation } from "@apollo/client/react";
import { notify, Page, PageHeader } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { SyslogSourceForm } from "./syslog-source-form.tsx";
import { newSyslogSourceValues, type SyslogSourceValues, syslogSourceInput } from "./syslog-source-values.ts";

const createMutation = graphql(`
  mutation CreateSyslogSource($input: CreateSyslogSourceInput!) {
    createSyslogSource(input: $input) { logSource { integrationId integrationLabel } }
  }
`);

/** The page of the new source says what its senders need, and whether Pharos listens. */
export function NewSyslogSourcePage() {
  const [create] = useMutation(createMutation);
  const navigate = useNavigate();
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
        initialValues={newSyslogSourceValues}
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
