import { dashboardColumns as columns, type DashboardPanel } from "@pharos/domain";
import { PanelGrid } from "@pharos/ui/panel-grid";
import { gapPx, rowHeightPx } from "../dashboard-grid.ts";
import type { PanelTimes } from "../panel-range.ts";
import { type PanelActions, PanelCard } from "../panels/panel-card.tsx";
import type { PanelValues } from "../panels/panel-values.ts";
import type { PanelRefresh } from "../panels/use-panel-run.ts";

interface EditedPanelsProps {
  readonly panels: readonly DashboardPanel[];
  readonly times: PanelTimes;
  readonly values: PanelValues;
  readonly refresh: PanelRefresh;
  readonly actions: PanelActions;
  readonly onRetry: () => void;
  readonly onChange: (panels: readonly DashboardPanel[]) => void;
}

/** Panels that are moved and sized. */
export function EditedPanels({ panels, actions, onChange, ...card }: EditedPanelsProps) {
  const items = panels.map((panel) => {
    const { id, x, y, width, height, title } = panel;
    const content = <PanelCard key={id} panel={panel} actions={actions} {...card} />;
    return { id, x, y, width, height, label: title || "the panel", content };
  });
  return (
    <PanelGrid
      items={items}
      columns={columns}
      rowHeightPx={rowHeightPx}
      gapPx={gapPx}
      onChange={(places) => onChange(panels.map((panel) => ({ ...panel, ...places.get(panel.id) })))}
    />
  );
}
