import { Button } from "@pharos/ui";
import classes from "./notebooks.module.css";
import type { Keeping } from "./use-kept-notebook.ts";

interface KeepingTextProps {
  readonly keeping: Keeping;
  readonly onRetry: () => void;
}

/** Shows the state of saving the changes to a notebook. */
export function KeepingText({ keeping, onRetry }: KeepingTextProps) {
  if (keeping.kind === "conflict") return null;
  return (
    <span className={classes.state} role="status">
      {keeping.kind === "kept" ? "Saved" : null}
      {keeping.kind === "keeping" ? "Saving…" : null}
      {keeping.kind === "local" ? "Your changes are not saved. Duplicate the notebook to keep them." : null}
      {keeping.kind === "failed" ? (
        <>
          Not saved: {keeping.message}{" "}
          <Button size="compact-sm" variant="subtle" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : null}
    </span>
  );
}
