import { dashboardFile } from "@pharos/domain";
import { ActionIcon, Menu } from "@pharos/ui";
import { IconDots } from "@pharos/ui/icons";
import type { DashboardDraft } from "./dashboard.ts";

interface DashboardMenuProps {
  readonly dashboard: DashboardDraft;
  readonly mayDelete: boolean;
  readonly onFullScreen: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

export function DashboardMenu({ dashboard, mayDelete, onFullScreen, onDuplicate, onDelete }: DashboardMenuProps) {
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
        <Menu.Item onClick={() => saveFile(dashboard)}>Export as file</Menu.Item>
        {mayDelete ? (
          <Menu.Item color="red" onClick={onDelete}>
            Delete
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

function saveFile(dashboard: DashboardDraft): void {
  const url = URL.createObjectURL(new Blob([dashboardFile(dashboard)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${
    dashboard.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "dashboard"
  }.json`;
  link.click();
  URL.revokeObjectURL(url);
}
