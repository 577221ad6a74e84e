import { hasPermission, type Permission } from "@pharos/domain";
import {
  IconBell,
  IconBraces,
  IconBriefcase,
  IconCloud,
  IconCode,
  IconDatabase,
  IconFileCode,
  IconHistory,
  IconLayoutDashboard,
  IconListSearch,
  IconNotebook,
  IconPackage,
  IconSchema,
  IconSearch,
  IconSend,
  IconServer2,
  IconSettings,
  IconShieldCheck,
  IconStar,
  IconTable,
} from "@pharos/ui/icons";
import { isReleased } from "../routing/unreleased-paths.ts";

export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  /** Filters that the link sets. */
  readonly search?: Readonly<Record<string, unknown>>;
  readonly icon: typeof IconBell;
  /** Any of them opens it (specification 1 §6). */
  readonly needs: readonly Permission[];
}
export interface NavigationGroup {
  readonly label: string;
  readonly icon: typeof IconBell;
  readonly entries: readonly NavigationEntry[];
}
export type NavigationItem = NavigationEntry | NavigationGroup;

export const isGroup = (item: NavigationItem): item is NavigationGroup => "entries" in item;

const detections: readonly Permission[] = ["RuleRead", "RuleModify", "PolicyRead", "PolicyModify"];
const rules: readonly Permission[] = ["RuleRead", "RuleModify"];
const resources: readonly Permission[] = ["ResourceRead", "ResourceModify"];
const logSources: readonly Permission[] = ["LogSourceRead", "LogSourceModify"];
const cloudAccounts: readonly Permission[] = ["CloudsecSourceRead", "CloudsecSourceModify"];
const destinations: readonly Permission[] = ["DestinationRead", "DestinationModify"];
const lookups: readonly Permission[] = ["LookupRead", "LookupModify"];

/** The side navigation, in order (specification 1 §2). */
const navigation: readonly NavigationItem[] = [
  {
    label: "Dashboards",
    path: "/dashboard/overview/",
    icon: IconLayoutDashboard,
    // The dashboards of other permissions come in a later release; the overview needs this one.
    needs: ["SummaryRead"],
  },
  {
    label: "Alerts",
    path: "/alerts-and-errors/",
    search: { status: ["OPEN", "TRIAGED"] },
    icon: IconBell,
    needs: ["AlertRead", "AlertModify"],
  },
  { label: "Cases", path: "/cases/", icon: IconBriefcase, needs: ["AlertRead", "AlertModify"] },
  {
    label: "Investigate",
    icon: IconSearch,
    entries: [
      { label: "Search", path: "/investigate/search/", icon: IconListSearch, needs: ["DataAnalyticsRead"] },
      { label: "Data explorer", path: "/investigate/data-explorer/", icon: IconDatabase, needs: ["DataAnalyticsRead"] },
      { label: "Notebooks", path: "/investigate/notebooks/", icon: IconNotebook, needs: ["DataAnalyticsRead"] },
      { label: "Saved searches", path: "/investigate/saved-searches/", icon: IconStar, needs: ["DataAnalyticsRead"] },
      {
        label: "Search history",
        path: "/investigate/search-history/",
        icon: IconHistory,
        needs: ["DataAnalyticsRead"],
      },
      { label: "Cloud resources", path: "/investigate/resources/", icon: IconCloud, needs: resources },
    ],
  },
  { label: "Detections", path: "/build/detections/", icon: IconShieldCheck, needs: detections },
  {
    label: "Detection content",
    icon: IconPackage,
    entries: [
      { label: "Packs", path: "/build/packs/", icon: IconPackage, needs: rules },
      { label: "Helpers", path: "/build/helpers/", icon: IconCode, needs: rules },
      { label: "Data models", path: "/build/data-models/", icon: IconBraces, needs: rules },
    ],
  },
  {
    label: "Configure",
    icon: IconSettings,
    entries: [
      {
        label: "Log sources",
        path: "/configure/log-sources/",
        search: { sortBy: "dateCreated", sortDir: "descending" },
        icon: IconServer2,
        needs: logSources,
      },
      { label: "Cloud accounts", path: "/configure/cloud-accounts/", icon: IconCloud, needs: cloudAccounts },
      { label: "Alert destinations", path: "/configure/destinations/", icon: IconSend, needs: destinations },
      {
        label: "Schemas",
        path: "/configure/schemas/",
        search: { isArchived: false, sortBy: "name", sortDir: "ascending" },
        icon: IconSchema,
        needs: logSources,
      },
      { label: "Lookup tables", path: "/configure/lookup-tables/", icon: IconTable, needs: lookups },
      { label: "Enrichment providers", path: "/configure/enrichment-providers/", icon: IconFileCode, needs: lookups },
    ],
  },
];

export interface SettingsEntry {
  readonly label: string;
  readonly path: string;
  readonly needs: readonly Permission[];
}

const apiTokens: readonly Permission[] = ["OrganizationApiTokenRead", "OrganizationApiTokenModify"];
const users: readonly Permission[] = ["UserRead", "UserModify"];

/** The gear menu, in order. */
const settingsEntries: readonly SettingsEntry[] = [
  {
    label: "General",
    path: "/settings/general/",
    needs: ["GeneralSettingsRead", "GeneralSettingsModify", ...detections],
  },
  { label: "Users", path: "/settings/users/", needs: users },
  { label: "User roles", path: "/settings/roles/", needs: users },
  { label: "API tokens", path: "/settings/api/tokens/", needs: apiTokens },
  { label: "Background work", path: "/settings/background-work/", needs: ["GeneralSettingsRead"] },
  { label: "API playground", path: "/settings/api/playground/", needs: apiTokens },
];

/** What a person with these permissions can open; a group without entries disappears. */
export function visibleNavigation(held: readonly Permission[]): NavigationItem[] {
  const isVisible = ({ path, needs }: NavigationEntry) => isReleased(path) && hasPermission(held, needs);
  return navigation.flatMap((item): NavigationItem[] => {
    if (!isGroup(item)) return isVisible(item) ? [item] : [];
    const entries = item.entries.filter(isVisible);
    return entries.length > 0 ? [{ ...item, entries }] : [];
  });
}

export function visibleSettings(held: readonly Permission[]): SettingsEntry[] {
  return settingsEntries.filter(({ path, needs }) => isReleased(path) && hasPermission(held, needs));
}

/** Pages that no menu names. */
const unlistedPages: readonly Pick<NavigationEntry, "path" | "needs">[] = [
  { path: "/build/bulk-upload/", needs: ["BulkUpload", "BulkUploadValidate"] },
  { path: "/dashboard/mitre-attack/", needs: detections },
  { path: "/dashboard/mitre-attack/edit-mapping/", needs: ["RuleModify", "PolicyModify"] },
];

/** Returns false for a page, or one below it, that nobody with these permissions can read. */
export function mayOpen(held: readonly Permission[], pathname: string): boolean {
  const listed = navigation.flatMap((item) => (isGroup(item) ? item.entries : [item]));
  const [page] = [...listed, ...settingsEntries, ...unlistedPages]
    .filter(({ path }) => pathname.startsWith(path))
    .sort((a, b) => b.path.length - a.path.length);
  return page === undefined || hasPermission(held, page.needs);
}
