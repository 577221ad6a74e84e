import { ActionIcon, Menu, Tooltip } from "@pharos/ui";
import { IconBook, IconHelp, IconKeyboard, IconLifebuoy, IconMenu2, IconSearch, IconSettings } from "@pharos/ui/icons";
import { BreadcrumbBar } from "../page/breadcrumb-bar.tsx";
import { PathLink } from "../routing/path-link.tsx";
import { useViewer } from "../session/viewer.tsx";
import { visibleSettings } from "./navigation.ts";
import { NotificationBell } from "./notifications/notification-bell.tsx";
import { commandKey } from "./platform.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import frame from "./shell.module.css";
import classes from "./top-bar.module.css";

export interface TopBarProps {
  /** Present while the navigation is a drawer. */
  readonly onOpenNavigation: (() => void) | undefined;
  readonly onOpenPalette: () => void;
  readonly onOpenShortcuts: () => void;
}

export function TopBar({ onOpenNavigation, onOpenPalette, onOpenShortcuts }: TopBarProps) {
  return (
    <header className={frame.topBar}>
      {onOpenNavigation ? (
        <ActionIcon size="lg" aria-label="Open navigation" onClick={onOpenNavigation}>
          <IconMenu2 size={20} stroke={1.5} />
        </ActionIcon>
      ) : null}
      <BreadcrumbBar />
      <div className={classes.topActions}>
        <button
          type="button"
          className={classes.paletteButton}
          onClick={onOpenPalette}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <IconSearch size={15} aria-hidden />
          <span>Go to…</span>
          <kbd>{commandKey === "⌘" ? "⌘K" : `${commandKey} K`}</kbd>
        </button>
        <SettingsMenu />
        <HelpMenu onOpenShortcuts={onOpenShortcuts} />
        <NotificationBell />
        <ProfileMenu />
      </div>
    </header>
  );
}

function SettingsMenu() {
  const entries = visibleSettings(useViewer().permissions);
  if (entries.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Tooltip label="Settings">
        <Menu.Target>
          <ActionIcon size="lg" aria-label="Settings">
            <IconSettings size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown miw={180}>
        {entries.map((entry) => (
          <Menu.Item key={entry.path} renderRoot={(props) => <PathLink {...props} path={entry.path} />}>
            {entry.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function HelpMenu({ onOpenShortcuts }: { onOpenShortcuts: () => void }) {
  return (
    <Menu position="bottom-end">
      <Tooltip label="Help">
        <Menu.Target>
          <ActionIcon size="lg" aria-label="Help">
            <IconHelp size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown miw={180}>
        <Menu.Item
          leftSection={<IconLifebuoy size={16} />}
          renderRoot={(props) => <PathLink {...props} path="/support/" />}
        >
          Support
        </Menu.Item>
        <Menu.Item leftSection={<IconBook size={16} />} component="a" href="/docs/" target="_blank" rel="noreferrer">
          Documentation
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={onOpenShortcuts}>
          Keyboard shortcuts
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
