import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { EditSourceForm } from "../edit/edit-source-form.tsx";
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
  const [update] = useMutation(updateMutation);
  // The form starts from what was there when it opened, whatever the cache learns meanwhile.
  const [before] = useState(readFragment(editedSource, props.source));
  const { integrationId: id, revision, tls } = before;
  return (
    <EditSourceForm<SyslogSourceValues>
      sourceId={id}
      update={(values) => update({ variables: { input: { ...syslogSourceInput(values), id, revision } } })}
    >
      {(form) => <SyslogSourceForm {...form} initialValues={valuesOfSyslogSource(before)} hasStoredKey={tls != null} />}
    </EditSourceForm>
  );
}
