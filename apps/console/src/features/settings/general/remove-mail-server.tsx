import { useMutation } from "@apollo/client/react";
import { Button, ConfirmModal, notify } from "@pharos/ui";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";

const removeMailSettings = graphql(`
  mutation RemoveMailSettings {
    removeMailSettings
  }
`);

export function RemoveMailServer({ host, onRemoved }: { host: string; onRemoved: () => Promise<void> }) {
  const [remove] = useMutation(removeMailSettings);
  const [isAsked, setAsked] = useState(false);
  const [change] = useChange();
  const onConfirm = async () => {
    const isDone = await change("Unable to remove the mail server", () => remove());
    setAsked(false);
    if (!isDone) return;
    notify({ message: "Mail server removed", tone: "success" });
    await onRemoved();
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        Remove
      </Button>
      <ConfirmModal
        opened={isAsked}
        title="Remove the mail server?"
        confirmLabel="Remove the mail server"
        destructive
        onConfirm={onConfirm}
        onClose={() => setAsked(false)}
      >
        Pharos stops sending mail by {host}. Email destinations hold their alerts until another server is set up.
      </ConfirmModal>
    </>
  );
}
