import type { DashboardPanel } from "@pharos/domain";
import { ActionIcon, MarkdownText, Menu } from "@pharos/ui";
import { IconDots } from "@pharos/ui/icons";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import { panelHeightPx } from "../dashboard-grid.ts";
import classes from "../dashboards.module.css";
import type { PanelTimes } from "../panel-range.ts";
import { panelSearch } from "./panel-search.ts";
import type { PanelValues } from "./panel-values.ts";
import { QueryPanel } from "./query-panel.tsx";
import type { PanelRefresh } from "./use-panel-run.ts";

export interface PanelActions {
  readonly onEdit: (id: string) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

interface PanelCardProps {
  readonly panel: DashboardPanel;
  readonly times: PanelTimes;
  readonly values: PanelValues;
  readonly refresh: PanelRefresh;
  readonly onRetry: () => void;
  /** Undefined while the dashboard is only looked at. */
  readonly actions: PanelActions | undefined;
}

const headPx = 42;
const paddingPx = 12;

/** A panel in its frame. What goes wrong in it stays in it. */
export function PanelCard({ panel, times, values, refresh, onRetry, actions }: PanelCardProps) {
  const name = panel.title || (panel.kind === "TEXT" ? "Text" : "Untitled panel");
  const hasHead = panel.title !== "" || actions !== undefined || panel.kind === "QUERY";
  const search = panel.kind === "QUERY" ? panelSearch(panel, times, values) : undefined;
  const heightPx = panelHeightPx(panel.height) - (hasHead ? headPx : 0) - 2 * paddingPx;
  return (
    <section className={classes.panel} aria-label={name}>
      {hasHead ? (
        <div className={classes.panelHead}>
          <h2 className={classes.panelTitle} title={panel.title}>
            {panel.title}
          </h2>
          {search || actions ? <PanelMenu panel={panel} name={name} search={search} actions={actions} /> : null}
        </div>
      ) : null}
      <div className={classes.panelBody}>
        <PanelBoundary>
          {panel.kind === "TEXT" ? (
            <MarkdownText>{panel.text}</MarkdownText>
          ) : (
            <QueryPanel
              panel={panel}
              times={times}
              values={values}
              refresh={refresh}
              heightPx={heightPx}
              onRetry={onRetry}
            />
          )}
        </PanelBoundary>
      </div>
    </section>
  );
}

interface PanelMenuProps extends Pick<PanelCardProps, "panel" | "actions"> {
  readonly name: string;
  /** Of the Search page with the panel's query. */
  readonly search: Record<string, unknown> | undefined;
}

function PanelMenu({ panel, name, search, actions }: PanelMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`Actions of ${name}`} className={classes.panelMenu}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {search ? (
          <Menu.Item component={PathLink} path="/investigate/search/" search={search}>
            Open in Search
          </Menu.Item>
        ) : null}
        {actions ? (
          <>
            <Menu.Item onClick={() => actions.onEdit(panel.id)}>Edit</Menu.Item>
            <Menu.Item onClick={() => actions.onDuplicate(panel.id)}>Duplicate</Menu.Item>
            <Menu.Item color="var(--ui-fail)" onClick={() => actions.onRemove(panel.id)}>
              Remove
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
