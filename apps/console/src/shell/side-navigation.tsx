import { ActionIcon, Tooltip, useLocalStorage } from "@pharos/ui";
import { IconBuildingLighthouse, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@pharos/ui/icons";
import { useLocation } from "@tanstack/react-router";
import { PathLink } from "../routing/path-link.tsx";
import { isGroup, type NavigationEntry, type NavigationItem, visibleNavigation } from "./navigation.ts";
import classes from "./shell.module.css";
import { useViewer } from "./viewer.tsx";

/** 248 px, or 68 px collapsed; then hovering or focusing lays the full width over the page. */
export function SideNavigation() {
  const [expanded, setExpanded] = useLocalStorage({
    key: "navigation-expanded",
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const { permissions } = useViewer();
  const toggleLabel = expanded ? "Collapse navigation" : "Keep navigation open";
  return (
    <div className={classes.navigation} data-collapsed={!expanded || undefined}>
      <nav className={classes.navigationInner} aria-label="Main">
        <div className={classes.brand}>
          <PathLink path="/" className={classes.brandLink} aria-label="Pharos">
            <IconBuildingLighthouse size={26} stroke={1.5} className={classes.brandMark} />
            <span className={classes.navigationLabel}>Pharos</span>
          </PathLink>
          <Tooltip label={toggleLabel}>
            <ActionIcon className={classes.collapse} aria-label={toggleLabel} onClick={() => setExpanded(!expanded)}>
              {expanded ? <IconLayoutSidebarLeftCollapse size={18} /> : <IconLayoutSidebarLeftExpand size={18} />}
            </ActionIcon>
          </Tooltip>
        </div>
        <ul className={classes.entries}>
          {visibleNavigation(permissions).map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Item({ item }: { item: NavigationItem }) {
  if (!isGroup(item)) {
    return (
      <li>
        <Entry entry={item} />
      </li>
    );
  }
  return (
    <li>
      <div className={classes.groupLabel}>
        <span className={classes.navigationLabel}>{item.label}</span>
      </div>
      <ul className={classes.entries}>
        {item.entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Entry({ entry }: { entry: NavigationEntry }) {
  const { pathname } = useLocation();
  const section = entry.path.startsWith("/dashboard/") ? "/dashboard/" : entry.path;
  const isCurrent = pathname.startsWith(section);
  return (
    <PathLink
      path={entry.path}
      {...(entry.search ? { search: entry.search } : {})}
      className={classes.entry}
      {...(isCurrent ? { "aria-current": "page" as const } : {})}
    >
      <entry.icon size={18} stroke={1.75} aria-hidden className={classes.entryIcon} />
      <span className={classes.navigationLabel}>{entry.label}</span>
    </PathLink>
  );
}
