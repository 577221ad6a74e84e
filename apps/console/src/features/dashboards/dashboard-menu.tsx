import { ActionIcon, Menu } from "@pharos/ui";
import { IconDots } from "@pharos/ui/icons";
import type { DashboardDraft } from "./dashboard.ts";

interface DashboardMenuProps {
  readonly id: string;
  readonly dashboard: DashboardDraft;
  readonly mayDelete: boolean;
  readonly onFullScreen: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

export function DashboardMenu({ id, dashboard, mayDelete, onFullScreen, onDuplicate, onDelete }: DashboardMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="input-sm" variant="default" aria-label="More actions">
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onFullScreen}>Full screen</Menu.Item>
        <Menu.Item onClick={onDuplicate}>Duplicate</Menu.Item>
        <Menu.Item onClick={() => exportAs((file) => file.saveYaml(id, dashboard))}>Export as YAML</Menu.Item>
        <Menu.Item onClick={() => exportAs((file) => file.saveJson(dashboard))}>Export as JSON</Menu.Item>
        {mayDelete ? (
          <Menu.Item color="var(--ui-fail)" onClick={onDelete}>
            Delete
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Files of dashboards take a part of their own: reading YAML is much code. */
function exportAs(save: (file: typeof import("./dashboard-files.ts")) => void): void {
  void import("./dashboard-files.ts").then(save);
}
