import { useLocation } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { PathLink } from "../routing/path-link.tsx";
import { useViewer } from "../session/viewer.tsx";
import { isGroup, type NavigationEntry, visibleNavigation } from "./navigation.ts";
import classes from "./shell.module.css";

const sectionOf = ({ path }: NavigationEntry) => (path.startsWith("/dashboard/") ? "/dashboard/" : path);

/** The entries of the navigation: one stop of the Tab key, within which the arrows go from entry to entry. */
export function NavigationList() {
  const items = visibleNavigation(useViewer().permissions);
  const { pathname } = useLocation();
  const entries = items.flatMap((item) => (isGroup(item) ? item.entries : [item]));
  const current = entries.find((entry) => pathname.startsWith(sectionOf(entry)));
  const renderEntry = (entry: NavigationEntry) => (
    <Entry key={entry.path} entry={entry} isCurrent={entry === current} isStop={entry === (current ?? entries[0])} />
  );
  return (
    <ul className={classes.entries} onKeyDown={moveFocus}>
      {items.map((item) =>
        isGroup(item) ? (
          <li key={item.label}>
            <div className={classes.groupLabel}>
              <span className={classes.navigationLabel}>{item.label}</span>
            </div>
            <ul className={classes.entries}>{item.entries.map(renderEntry)}</ul>
          </li>
        ) : (
          renderEntry(item)
        ),
      )}
    </ul>
  );
}

interface EntryProps {
  readonly entry: NavigationEntry;
  readonly isCurrent: boolean;
  readonly isStop: boolean;
}

function Entry({ entry, isCurrent, isStop }: EntryProps) {
  return (
    <li>
      <PathLink
        path={entry.path}
        {...(entry.search ? { search: entry.search } : {})}
        className={classes.entry}
        tabIndex={isStop ? 0 : -1}
        {...(isCurrent ? { "aria-current": "page" as const } : {})}
      >
        <entry.icon size={18} stroke={1.75} aria-hidden className={classes.entryIcon} />
        <span className={classes.navigationLabel}>{entry.label}</span>
      </PathLink>
    </li>
  );
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const links: (Element | null)[] = [...event.currentTarget.querySelectorAll("a")];
  const index = links.indexOf(document.activeElement);
  if (!step || index < 0) return;
  event.preventDefault();
  (links[step(index, links.length)] as HTMLElement).focus();
}
