import { Panel } from "@pharos/ui";
import { useMay } from "../../../session/viewer.tsx";
import { ObjectPreview } from "../raw/object-preview.tsx";
import type { RawRow } from "../raw/raw-events.tsx";

interface UnsavedObjectPreviewProps {
  /** Reads the first objects whose keys begin with the prefix, by the settings that the form has. */
  readonly ask: (prefix: string) => Promise<readonly RawRow[] | undefined>;
}

/** What would become of the objects of a bucket, before its source is saved; for those who may see raw data. */
export function UnsavedObjectPreview({ ask }: UnsavedObjectPreviewProps) {
  if (!useMay("LogSourceRawDataRead")) return null;
  return (
    <Panel title="Preview" flush>
      <ObjectPreview ask={ask} />
    </Panel>
  );
}
