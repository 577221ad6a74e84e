import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";

export const sideSheetWidthMinPx = 560;

export interface SideSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** At least 560 px. */
  readonly widthPx?: number;
}

/** Slides in from the right; Esc and a click outside close it. */
export function SideSheet({ opened, onClose, title, children, widthPx = sideSheetWidthMinPx }: SideSheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="right"
      size={`min(100vw, ${Math.max(widthPx, sideSheetWidthMinPx)}px)`}
      overlayProps={{ backgroundOpacity: 0.35 }}
      styles={{
        title: { fontWeight: 600, fontSize: 16 },
        content: { borderLeft: "1px solid var(--ui-line)", display: "flex", flexDirection: "column" },
        header: { borderBottom: "1px solid var(--ui-line)", minHeight: 56, padding: "8px 16px" },
        body: { flex: 1, minHeight: 0, padding: 0, display: "flex", flexDirection: "column" },
      }}
    >
      {children}
    </Drawer>
  );
}
