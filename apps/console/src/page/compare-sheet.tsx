import { SideSheet, TextSkeleton } from "@pharos/ui";
import { type ReactNode, Suspense } from "react";
import { PanelBoundary } from "./panel-boundary.tsx";

interface CompareSheetProps {
  /** Undefined while it is closed. */
  readonly title: string | undefined;
  readonly onClose: () => void;
  /** May be loaded when it is first shown: it brings the comparing editor with it. */
  readonly children: ReactNode;
}

const widthPx = 860;

/** Two versions of a text side by side. */
export function CompareSheet({ title, onClose, children }: CompareSheetProps) {
  return (
    <SideSheet opened={title !== undefined} onClose={onClose} title={title ?? ""} widthPx={widthPx}>
      {title === undefined ? null : (
        <PanelBoundary>
          <Suspense fallback={<TextSkeleton lines={6} />}>{children}</Suspense>
        </PanelBoundary>
      )}
    </SideSheet>
  );
}
