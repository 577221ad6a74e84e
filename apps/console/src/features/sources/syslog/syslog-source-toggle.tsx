import { useMutation } from "@apollo/client/react";
import { Button, notify } from "@pharos/ui";
import { IconPower } from "@pharos/ui/icons";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";

const toggledSource = graphql(`
  fragment SyslogSourceToggle on SyslogLogSource { integrationId integrationLabel enabled revision }
`);
const toggleMutation = graphql(`
  mutation ToggleSyslogSource($input: UpdateSyslogSourceInput!) {
    updateSyslogSource(input: $input) {
      logSource { integrationId enabled health revision }
    }
  }
`);

export function SyslogSourceToggle(props: { readonly source: FragmentType<typeof toggledSource> }) {
  const { integrationId: id, integrationLabel, enabled, revision } = readFragment(toggledSource, props.source);
  const [toggle] = useMutation(toggleMutation);
  const [change, isChanging] = useChange();
  const onToggle = async () => {
    const isDone = await change(`Unable to ${enabled ? "disable" : "enable"} the log source`, () =>
      toggle({ variables: { input: { id, revision, enabled: !enabled } } }),
    );
    if (isDone) notify({ message: `${integrationLabel} ${enabled ? "disabled" : "enabled"}`, tone: "success" });
  };
  return (
    <Button variant="default" leftSection={<IconPower size={15} />} loading={isChanging} onClick={onToggle}>
      {enabled ? "Disable" : "Enable"}
    </Button>
  );
}
