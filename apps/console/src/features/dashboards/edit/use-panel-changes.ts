import { type DashboardPanel, dashboardPanelsMax } from "@pharos/domain";
import { notify, offerUndo } from "@pharos/ui";
import { useMemo, useRef } from "react";
import { type DashboardDraft, placeBelow } from "../dashboard.ts";
import type { PanelActions } from "../panels/panel-card.tsx";

/** Adds, changes, copies and takes away panels of a draft. */
export function usePanelChanges(
  draft: DashboardDraft,
  onChange: (next: DashboardDraft) => void,
  openSheet: (sheetOf: string) => void,
) {
  const latest = useRef({ draft, onChange, openSheet });
  latest.current = { draft, onChange, openSheet };
  return useMemo(() => {
    const set = (panels: readonly DashboardPanel[]) => {
      const { draft, onChange } = latest.current;
      if (panels.length > dashboardPanelsMax) {
        notify({
          title: "Couldn't add the panel",
          message: `A dashboard has at most ${dashboardPanelsMax} panels.`,
          tone: "error",
        });
        return;
      }
      onChange({ ...draft, panels });
    };
    const panels = () => latest.current.draft.panels;
    const actions: PanelActions = {
      onEdit: (id) => latest.current.openSheet(id),
      onDuplicate: (id) => {
        const copied = panels().find((panel) => panel.id === id);
        if (copied)
          set([
            ...panels(),
            { ...copied, ...placeBelow(panels()), width: copied.width, height: copied.height, id: newId() },
          ]);
      },
      onRemove: (id) => {
        const removed = panels().find((panel) => panel.id === id);
        if (!removed) return;
        set(panels().filter((panel) => panel !== removed));
        offerUndo(`Removed ${removed.title || "the panel"}`, () => set([...panels(), removed]));
      },
    };
    return {
      actions,
      /** The panel of a sheet: one of the draft, or a new one below all others. */
      panelOf: (sheetOf: string): DashboardPanel | undefined =>
        sheetOf === "new"
          ? { ...newPanel, ...placeBelow(panels()), id: newId() }
          : panels().find(({ id }) => id === sheetOf),
      /** A changed panel takes its place; another one is added. */
      keep: (panel: DashboardPanel) =>
        set(
          panels().some(({ id }) => id === panel.id)
            ? panels().map((one) => (one.id === panel.id ? panel : one))
            : [...panels(), panel],
        ),
    };
  }, []);
}

const newPanel = { title: "", kind: "QUERY", text: "", language: "pharosflow", display: "AUTO" } as const;
const newId = () => crypto.randomUUID().slice(0, 8);
