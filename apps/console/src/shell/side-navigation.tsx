import { ActionIcon, Tooltip, useLocalStorage, useMediaQuery } from "@pharos/ui";
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@pharos/ui/icons";
import { Brand } from "./brand.tsx";
import { NavigationList } from "./navigation-list.tsx";
import classes from "./shell.module.css";

/** Below, the navigation is a drawer; the style sheets of the frame and of the page before it know the width too. */
export const drawerBelow = "(max-width: 640px)";
const collapsedBelow = "(max-width: 1000px)";
const atOnce = { getInitialValueInEffect: false };

/** 248 px, or 68 px collapsed; then hovering or focusing lays the full width over the page. */
export function SideNavigation() {
  const [isKeptOpen, setKeptOpen] = useLocalStorage({
    key: "navigation-expanded",
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const isNarrow = useMediaQuery(collapsedBelow, false, atOnce);
  const toggleLabel = isKeptOpen ? "Collapse navigation" : "Keep navigation open";
  return (
    <div className={classes.navigation} data-collapsed={!isKeptOpen || isNarrow || undefined}>
      <nav className={classes.navigationInner} aria-label="Main">
        <div className={classes.brand}>
          <Brand />
          {isNarrow ? null : (
            <Tooltip label={toggleLabel}>
              <ActionIcon
                className={classes.collapse}
                aria-label={toggleLabel}
                onClick={() => setKeptOpen(!isKeptOpen)}
              >
                {isKeptOpen ? <IconLayoutSidebarLeftCollapse size={18} /> : <IconLayoutSidebarLeftExpand size={18} />}
              </ActionIcon>
            </Tooltip>
          )}
        </div>
        <NavigationList />
      </nav>
    </div>
  );
}
