import { useMutation } from "@apollo/client/react";
import { Switch } from "@pharos/ui";
import { graphql } from "../../graphql/generated/index.ts";
import { useChange } from "../../graphql/use-change.ts";
import { useMay } from "../../shell/viewer.tsx";

const setEnabledMutation = graphql(`
  mutation SetRuleEnabled($id: ID!, $enabled: Boolean!) {
    setRuleEnabled(id: $id, enabled: $enabled) { id enabled }
  }
`);

interface EnabledSwitchProps {
  readonly rule: { readonly id: string; readonly displayName: string; readonly enabled: boolean };
  readonly label?: string;
}

/** Takes effect for events that arrive from now on; a refusal puts it back. */
export function EnabledSwitch({ rule: { id, displayName, enabled }, label }: EnabledSwitchProps) {
  const [setEnabled] = useMutation(setEnabledMutation);
  const [change] = useChange();
  const mayModify = useMay("RuleModify");
  const toggle = (next: boolean) =>
    change(`Unable to ${next ? "enable" : "disable"} the rule`, () =>
      setEnabled({
        variables: { id, enabled: next },
        optimisticResponse: { setRuleEnabled: { __typename: "Rule", id, enabled: next } },
      }),
    );
  return (
    <Switch
      size="sm"
      aria-label={label ? undefined : `${displayName || id} is enabled`}
      label={label}
      checked={enabled}
      disabled={!mayModify}
      onChange={(event) => toggle(event.currentTarget.checked)}
    />
  );
}
