import { useMutation } from "@apollo/client/react";
import { notify } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { SyslogSourceForm } from "./syslog-source-form.tsx";
import { type SyslogSourceValues, syslogSourceInput, valuesOfSyslogSource } from "./syslog-source-values.ts";

const editedSource = graphql(`
  fragment EditedSyslogSource on SyslogLogSource {
    integrationId integrationLabel logTypes revision protocols port networks idleMinutes
    tls { certificate clientCheck clientAuthorities clientFingerprints }
  }
`);
const updateMutation = graphql(`
  mutation UpdateSyslogSource($input: UpdateSyslogSourceInput!) {
    updateSyslogSource(input: $input) {
      logSource {
        integrationId integrationLabel logTypes revision protocols port networks idleMinutes
        tls { certificate clientCheck clientAuthorities clientFingerprints }
      }
    }
  }
`);

export function EditSyslogSource(props: { readonly source: FragmentType<typeof editedSource> }) {
  const source = readFragment(editedSource, props.source);
  const [update] = useMutation(updateMutation);
  const navigate = useNavigate();
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [before] = useState(source);
  const target = { to: "/configure/log-sources/$sourceId/", params: { sourceId: before.integrationId } } as const;
  const submit = async (values: SyslogSourceValues) => {
    const { integrationId: id, revision } = before;
    await update({ variables: { input: { ...syslogSourceInput(values), id, revision } } });
    notify({ message: "Log source saved", tone: "success" });
    navigate({ ...target, ignoreBlocker: true });
  };
  return (
    <SyslogSourceForm
      initialValues={valuesOfSyslogSource(before)}
      hasStoredKey={before.tls != null}
      submitLabel="Save"
      onSubmit={submit}
      cancel={
        <ButtonLink {...target} variant="default">
          Cancel
        </ButtonLink>
      }
    />
  );
}
