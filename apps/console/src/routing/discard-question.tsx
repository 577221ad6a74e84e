import { ConfirmModal } from "@pharos/ui";

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asked before unsaved input is left; a chunk of its own, since most pages have no form. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  return (
    <ConfirmModal
      opened
      title="Discard changes?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
      onClose={onKeep}
    >
      Your changes have not been saved.
    </ConfirmModal>
  );
}
