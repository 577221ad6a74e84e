import { useMutation } from "@apollo/client/react";
import { alertViewNameLengthMax } from "@pharos/domain";
import { Autocomplete, Button, Group, Modal, notify, Stack, Switch } from "@pharos/ui";
import { type FormEvent, useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { type AlertSearch, filtersInWords } from "../alert-search.ts";

const saveViewMutation = graphql(`
  mutation SaveAlertView($input: SaveAlertViewInput!) {
    saveAlertView(input: $input) { id name }
  }
`);

interface SaveViewProps {
  readonly search: AlertSearch;
  readonly own: readonly { readonly id: string; readonly name: string; readonly isShared: boolean }[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Keeps the filters and the sort under a name; one's own name again replaces that view. */
export function SaveView({ search, own, onClose, onSaved }: SaveViewProps) {
  const [name, setName] = useState("");
  /** Undefined until somebody says so: a view that is replaced stays as shared as it was. */
  const [chosen, setChosen] = useState<boolean>();
  const [save] = useMutation(saveViewMutation);
  const [change, isRunning] = useChange();
  const before = own.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  const isShared = chosen ?? before?.isShared ?? false;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { ...(before && { id: before.id }), name: name.trim(), search, isShared };
    if (!(await change("Unable to save the view", () => save({ variables: { input } })))) return;
    notify({ message: `View ${name.trim()} saved`, tone: "success" });
    onSaved();
    onClose();
  };
  const words = filtersInWords(search);
  return (
    <Modal opened onClose={onClose} title="Save this view" closeButtonProps={{ "aria-label": "Close" }}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Autocomplete
            label="Name"
            description={words.length > 0 ? words.join(" · ") : "Every alert"}
            placeholder="Night shift"
            data={own.map((view) => view.name)}
            maxLength={alertViewNameLengthMax}
            data-autofocus
            value={name}
            onChange={setName}
          />
          <Switch
            label="Share with everyone"
            description="People who see as many log types as you do find it in their menu."
            checked={isShared}
            onChange={(event) => setChosen(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isRunning} disabled={name.trim() === ""}>
              {before ? "Replace" : "Save"}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
