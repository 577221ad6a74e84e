import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { hideSnackbar, notify } from "./notify.ts";

interface UndoOptions {
  readonly durationMs?: number;
}

/** Says what was done, with a button that takes it back while the snackbar is there. */
export function offerUndo(message: ReactNode, undo: () => unknown, { durationMs }: UndoOptions = {}): void {
  const id = notify({
    tone: "success",
    ...(durationMs !== undefined && { durationMs }),
    message: (
      <>
        {message}{" "}
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => {
            hideSnackbar(id);
            undo();
          }}
        >
          Undo
        </Button>
      </>
    ),
  });
}
