import { useMutation } from "@apollo/client/react";
import { offerUndo, Switch } from "@pharos/ui";
import type { LookupTableQuery } from "../../../graphql/generated/graphql.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { tableInput, updateLookupMutation } from "../edit/table-input.ts";

/** Takes effect for events that arrive from now on; a click by mistake can be undone. */
export function LookupEnabledSwitch({ table }: { readonly table: LookupTableQuery["lookupTable"] }) {
  const [update] = useMutation(updateLookupMutation);
  const [change, isChanging] = useChange();
  const { id, name, revision } = table;
  if (!table.schema) return null;
  const toggle = async (enabled: boolean) => {
    let latest = revision;
    const set = (next: boolean) =>
      change(`Unable to ${next ? "enable" : "disable"} the lookup table`, async () => {
        const input = { id, revision: latest, table: { ...tableInput(table), enabled: next } };
        const { data } = await update({ variables: { input } });
        latest = data?.updateLookupTable.revision ?? latest;
      });
    if (await set(enabled)) offerUndo(`${enabled ? "Enabled" : "Disabled"} “${name}”`, () => set(!enabled));
  };
  return (
    <Switch
      size="sm"
      label="Enabled"
      checked={table.enabled}
      disabled={isChanging}
      onChange={(event) => toggle(event.currentTarget.checked)}
    />
  );
}
