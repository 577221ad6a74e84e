import { TimeText } from "@pharos/ui";
import type { KnownDashboard } from "./dashboard.ts";

interface UploadNoteProps {
  readonly dashboard: Pick<KnownDashboard, "uploadedAt" | "updatedAt">;
  readonly isEdited: boolean;
}

/** That a dashboard comes from a file, which the next upload writes again. */
export function UploadNote({ dashboard: { uploadedAt, updatedAt }, isEdited }: UploadNoteProps) {
  if (!uploadedAt) return null;
  if (isEdited)
    return (
      <span>It was uploaded: the next upload of its file replaces what you change here. Export it to keep that.</span>
    );
  return (
    <span>
      Uploaded <TimeText value={uploadedAt} />
      {updatedAt > uploadedAt ? ", and changed here since" : null}
    </span>
  );
}
