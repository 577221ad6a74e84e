import { ConfirmModal } from "@pharos/ui";

interface DiscardQuestionProps {
  /** Of a secret that is shown once, rather than of input. */
  readonly isOfSecret: boolean;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

const texts = {
  input: {
    title: "Discard changes?",
    confirmLabel: "Discard changes",
    cancelLabel: "Keep editing",
    message: "Your changes have not been saved.",
  },
  secret: {
    title: "Close without copying?",
    confirmLabel: "Close",
    cancelLabel: "Go back",
    message: "You will not be able to see it again.",
  },
};

/** Asked before unsaved input is left; a chunk of its own, since most pages have no form. */
export function DiscardQuestion({ isOfSecret, onDiscard, onKeep }: DiscardQuestionProps) {
  const { message, ...labels } = texts[isOfSecret ? "secret" : "input"];
  return (
    <ConfirmModal opened {...labels} onConfirm={onDiscard} onClose={onKeep}>
      {message}
    </ConfirmModal>
  );
}
