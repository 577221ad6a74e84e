import { ConfirmModal } from "@pharos/ui";
import { LostTruePositives } from "./lost-alerts.tsx";
import type { PreviewedLoss } from "./previewed-loss.ts";

interface ConfirmLossProps {
  readonly loss: PreviewedLoss;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a version is saved that would not have raised what somebody found to be real. */
export function ConfirmLoss({ loss, onConfirm, onClose }: ConfirmLossProps) {
  const { alerts, count } = loss;
  return (
    <ConfirmModal
      opened
      title={count === 1 ? "Lose a true positive?" : "Lose true positives?"}
      confirmLabel="Save anyway"
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {count === 1
          ? "The preview of this version shows that it would not have raised an alert that was a true positive:"
          : `The preview of this version shows that it would not have raised ${count.toLocaleString("en")} alerts that were true positives:`}
      </p>
      <LostTruePositives alerts={alerts} count={count} />
    </ConfirmModal>
  );
}
