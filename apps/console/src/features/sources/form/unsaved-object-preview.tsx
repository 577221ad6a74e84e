import { Panel } from "@pharos/ui";
import { lazy, Suspense } from "react";
import { useMay } from "../../../session/viewer.tsx";
import type { RawRow } from "../raw/raw-events.tsx";

const ObjectPreview = lazy(() => import("../raw/object-preview.tsx").then((m) => ({ default: m.ObjectPreview })));

interface UnsavedObjectPreviewProps {
  /** Reads the first objects whose keys begin with the prefix, by the settings that the form has. */
  readonly ask: (prefix: string) => Promise<readonly RawRow[] | undefined>;
}

/** What would become of the objects of a bucket, before its source is saved; for those who may see raw data. */
export function UnsavedObjectPreview({ ask }: UnsavedObjectPreviewProps) {
  if (!useMay("LogSourceRawDataRead")) return null;
  return (
    <Panel title="Preview" flush>
      <Suspense>
        <ObjectPreview ask={ask} />
      </Suspense>
    </Panel>
  );
}
