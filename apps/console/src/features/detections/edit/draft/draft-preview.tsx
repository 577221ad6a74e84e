import { lazy, Suspense } from "react";
import type { PreviewedLoss } from "../../preview/previewed-loss.ts";
import type { DetectionDraft } from "./detection-draft.ts";
import { draftText } from "./draft-text.ts";

const DetectionPreview = lazy(() => import("../../preview/index.ts").then((m) => ({ default: m.DetectionPreview })));

interface DraftPreviewProps {
  readonly draft: DetectionDraft;
  readonly isNew: boolean;
  readonly onLoss: (loss: PreviewedLoss | undefined) => void;
}

/** What the detection in the editor would have raised; compared with the saved one, where there is one. */
export function DraftPreview({ draft, isNew, onLoss }: DraftPreviewProps) {
  const edited = { version: draft, write: () => draftText(draft) };
  const isPolicy = draft.kind === "POLICY";
  return (
    <Suspense fallback={null}>
      <DetectionPreview
        detection={{ isPolicy, ...(!isNew && { detectionId: draft.id }), draft: edited }}
        onLoss={onLoss}
      />
    </Suspense>
  );
}
