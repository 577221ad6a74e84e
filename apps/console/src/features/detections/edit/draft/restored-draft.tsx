import { Button, TimeText } from "@pharos/ui";
import classes from "./restored-draft.module.css";
import type { EditedForm } from "./use-kept-draft.ts";

interface RestoredDraftProps {
  readonly edited: Pick<EditedForm<never>, "isDirty" | "restoredAt" | "discard" | "restore">;
}

/** Says that changes were found again, and drops them; a drop by mistake is taken back. */
export function RestoredDraft({ edited: { isDirty, restoredAt, discard, restore } }: RestoredDraftProps) {
  if (restoredAt && isDirty) {
    return (
      <div className={classes.bar} role="status">
        <span>
          Restored your unsaved changes from <TimeText value={restoredAt.toISOString()} />
        </span>
        <Button variant="default" size="compact-sm" onClick={discard}>
          Discard changes
        </Button>
      </div>
    );
  }
  if (!restore || isDirty) return null;
  return (
    <div className={classes.bar} role="status">
      <span>Discarded your unsaved changes</span>
      <Button variant="default" size="compact-sm" onClick={restore}>
        Restore changes
      </Button>
    </div>
  );
}
