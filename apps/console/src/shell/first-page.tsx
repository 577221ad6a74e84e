import type { Permission } from "@pharos/domain";
import { Navigate } from "@tanstack/react-router";
import { pathTarget } from "../routing/path-target.ts";
import { useViewer } from "../session/viewer.tsx";
import { isGroup, visibleNavigation, visibleSettings } from "./navigation.ts";

/** Where a person begins: the first page that they may see. Everyone may see how to get support. */
export function firstPage(held: readonly Permission[]) {
  const item = visibleNavigation(held)[0];
  const entry = item && isGroup(item) ? item.entries[0] : item;
  return entry ? pathTarget(entry.path, entry.search) : firstSettingsPage(held);
}

function firstSettingsPage(held: readonly Permission[]) {
  return pathTarget(visibleSettings(held)[0]?.path ?? "/support/");
}

export function FirstPage() {
  return <Navigate {...firstPage(useViewer().permissions)} replace />;
}

export function FirstSettingsPage() {
  return <Navigate {...firstSettingsPage(useViewer().permissions)} replace />;
}
