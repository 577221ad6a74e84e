import { ConfirmModal } from "@pharos/ui";
import { useBlocker } from "@tanstack/react-router";

/** Asks before a page with unsaved changes is left; the browser asks before the tab is closed. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmModal
      opened={status === "blocked"}
      title="Leave without saving?"
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      What you changed on this page is lost.
    </ConfirmModal>
  );
}
