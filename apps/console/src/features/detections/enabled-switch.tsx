import { useApolloClient } from "@apollo/client/react";
import type { DetectionKind } from "@pharos/domain";
import { offerUndo, RowSwitch, Switch } from "@pharos/ui";
import { graphql } from "../../graphql/generated/index.ts";
import { useChange } from "../../graphql/use-change.ts";
import { useMay } from "../../session/viewer.tsx";
import { kindLabels } from "./detection-kind.ts";

const setEnabledMutation = graphql(`
  mutation SetDetectionEnabled($id: ID!, $enabled: Boolean!) {
    setDetectionEnabled(id: $id, enabled: $enabled) { id enabled }
  }
`);

interface EnabledSwitchProps {
  readonly detection: {
    readonly id: string;
    readonly kind: DetectionKind;
    readonly displayName: string;
    readonly enabled: boolean;
  };
  /** Absent in a row of a table. */
  readonly label?: string;
}

/** Takes effect for events that arrive from now on; a refusal puts it back, and a click by mistake can be undone. */
export function EnabledSwitch({ detection: { id, kind, displayName, enabled }, label }: EnabledSwitchProps) {
  const client = useApolloClient();
  const [change] = useChange();
  const mayModify = useMay(kind === "POLICY" ? "PolicyModify" : "RuleModify");
  const set = (next: boolean) =>
    change(`Unable to ${next ? "enable" : "disable"} the ${kindLabels[kind].toLowerCase()}`, () =>
      client.mutate({
        mutation: setEnabledMutation,
        variables: { id, enabled: next },
        optimisticResponse: { setDetectionEnabled: { __typename: typenames[kind], id, enabled: next } },
      }),
    );
  const toggle = async (next: boolean) => {
    if (await set(next)) offerUndo(`${next ? "Enabled" : "Disabled"} “${displayName || id}”`, () => set(!next));
  };
  if (label === undefined) {
    return (
      <RowSwitch label={`${displayName || id} is enabled`} checked={enabled} disabled={!mayModify} onChange={toggle} />
    );
  }
  return (
    <Switch
      size="sm"
      label={label}
      checked={enabled}
      disabled={!mayModify}
      onChange={(event) => toggle(event.currentTarget.checked)}
    />
  );
}

const typenames = {
  RULE: "Rule",
  SCHEDULED_RULE: "Rule",
  DERIVED_RULE: "Rule",
  CORRELATION_RULE: "CorrelationRule",
  POLICY: "Policy",
} as const satisfies Record<DetectionKind, string>;
