import { useMutation } from "@apollo/client/react";
import { offerUndo, Switch } from "@pharos/ui";
import { graphql } from "../../graphql/generated/index.ts";
import { useChange } from "../../graphql/use-change.ts";
import { useMay } from "../../session/viewer.tsx";

const setPackEnabledMutation = graphql(`
  mutation SetPackEnabled($id: ID!, $enabled: Boolean!) {
    setPackEnabled(id: $id, enabled: $enabled) {
      id enabled switchReason isSwitchable version hasUpdate itemIds
      logTypes { name isReceived }
      versions { version publishedAt notes isInstalled }
      items { id kind displayName enabled severity overrides }
      gaps { id neededBy isElsewhere }
    }
  }
`);

interface PackEnabledSwitchProps {
  readonly pack: {
    readonly id: string;
    readonly displayName: string;
    readonly enabled: boolean;
    readonly isSwitchable: boolean;
  };
  readonly label?: string;
}

/** Switches all items of the pack; a pack of a source is installed by it. A refusal puts it back. */
export function PackEnabledSwitch({ pack: { id, displayName, enabled, isSwitchable }, label }: PackEnabledSwitchProps) {
  const [setEnabled] = useMutation(setPackEnabledMutation);
  const [change, isChanging] = useChange();
  const mayModify = useMay("RuleModify");
  const set = (next: boolean) =>
    change(`Unable to ${next ? "enable" : "disable"} the pack`, () => setEnabled({ variables: { id, enabled: next } }));
  const toggle = async (next: boolean) => {
    if (await set(next)) offerUndo(`${next ? "Enabled" : "Disabled"} the pack “${displayName}”`, () => set(!next));
  };
  return (
    <Switch
      size="sm"
      aria-label={label ? undefined : `${displayName} is enabled`}
      label={label}
      checked={enabled}
      disabled={!mayModify || !isSwitchable || isChanging}
      onChange={(event) => toggle(event.currentTarget.checked)}
    />
  );
}
