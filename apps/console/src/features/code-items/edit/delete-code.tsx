import { Button, ConfirmModal } from "@pharos/ui";
import { IconTrash } from "@pharos/ui/icons";
import { useState } from "react";

interface DeleteCodeProps {
  readonly noun: string;
  readonly name: string;
  readonly onConfirm: () => Promise<void>;
}

export function DeleteCode({ noun, name, onConfirm }: DeleteCodeProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={15} />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmModal
        opened={isAsked}
        title={`Delete ${name}?`}
        confirmLabel={`Delete the ${noun}`}
        destructive
        onConfirm={async () => {
          await onConfirm();
          setAsked(false);
        }}
        onClose={() => setAsked(false)}
      >
        It is refused while something uses it. Its history is kept for 30 days.
      </ConfirmModal>
    </>
  );
}
