import { Button, Group, Modal, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";

export interface ConfirmModalProps {
  readonly opened: boolean;
  readonly title: string;
  /** Names what is destroyed or lost. */
  readonly children: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly destructive?: boolean;
  readonly onConfirm: () => void | Promise<void>;
  readonly onClose: () => void;
}

/** Below the question a sheet may be open, which Esc would close as well. */
const keepsEscape = { "data-mantine-stop-propagation": "true" };

/** Asks once. Stays open and busy while the confirmed work runs. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    opened,
    title,
    children,
    confirmLabel = "Confirm",
    cancelLabel = "Cancel",
    destructive,
    onConfirm,
    onClose,
  } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": "Close", ...keepsEscape }}
      closeOnEscape={false}
      onKeyDown={(event) => event.key === "Escape" && !busy && onClose()}
    >
      <Text size="md" component="div">
        {children}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} disabled={busy} {...keepsEscape}>
          {cancelLabel}
        </Button>
        <Button
          {...(destructive ? { color: "var(--ui-fail)", c: "var(--ui-on-fail)" } : {})}
          onClick={confirm}
          loading={busy}
          data-autofocus
          {...keepsEscape}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
