export interface UnreleasedScreen {
  /** Path below which the screen and its own sub-pages lie; `{}` stands for one segment. */
  readonly path: string;
  readonly title: string;
  /** What to use until then. */
  readonly instead: string;
  readonly insteadPath?: string;
}

const overview = { instead: "The overview shows alerts, events and sources.", insteadPath: "/dashboard/overview/" };
const search = { instead: "Search finds events in every table.", insteadPath: "/investigate/search/" };
const detections = {
  instead: "The list of detections shows every rule and its tests.",
  insteadPath: "/build/detections/",
};
const upload = { instead: "Write it in a file and upload it.", insteadPath: "/build/bulk-upload/" };
const commandLine = { instead: "The command line can do this: run `pharos --help` on the server." };
const sources = {
  instead: "HTTP sources take logs of every shipped log type.",
  insteadPath: "/configure/log-sources/",
};
const schemas = {
  instead: "The list of schemas shows how the logs of each type are parsed.",
  insteadPath: "/configure/schemas/",
};

/** Every route of the specification whose screen this release does not have. The one list of them. */
const unreleasedScreens: readonly UnreleasedScreen[] = [
  { path: "/dashboard/cloud-security/", title: "Cloud security", ...overview },
  { path: "/dashboard/data/", title: "Data dashboard", ...overview },
  { path: "/dashboard/mitre-attack/", title: "MITRE ATT&CK", ...detections },
  { path: "/dashboard/{}/", title: "Custom dashboard", ...overview },
  { path: "/investigate/alert-events-search/", title: "Alert events search", ...search },
  { path: "/investigate/key-value-search/", title: "Key-value search", ...search },
  { path: "/investigate/log-type-search/", title: "Log type search", ...search },
  { path: "/investigate/dashboard-widget-search/", title: "Dashboard widget search", ...search },
  { path: "/investigate/data-explorer/", title: "Data explorer", ...search },
  {
    path: "/investigate/saved-searches/",
    title: "Saved searches",
    instead: "The address of a search holds all of it: keep it as a bookmark.",
    insteadPath: "/investigate/search/",
  },
  { path: "/investigate/indicator-search/", title: "Indicator search", ...search },
  { path: "/investigate/resources/", title: "Cloud resources", ...overview },
  { path: "/build/detections/correlation-rules/{}/edit/", title: "Edit correlation rule", ...upload },
  { path: "/build/data-models/", title: "Data models", ...detections },
  { path: "/build/helpers/", title: "Global helpers", ...detections },
  { path: "/build/packs/", title: "Packs", ...detections },
  { path: "/configure/schemas/new/", title: "New schema", ...schemas },
  { path: "/configure/schemas/{}/edit/", title: "Edit schema", ...schemas },
  { path: "/configure/log-sources/{}/schemas/", title: "Schemas of a log source", ...schemas },
  { path: "/configure/log-sources/schemas/", title: "Draft schemas", ...schemas },
  { path: "/configure/log-sources/{}/{}/authorize/", title: "Authorize a log source", ...sources },
  { path: "/configure/cloud-accounts/", title: "Cloud accounts", ...sources },
  { path: "/configure/enrichment-providers/", title: "Enrichment providers", ...search },
  { path: "/configure/lookup-tables/", title: "Lookup tables", ...search },
  { path: "/settings/api/playground/", title: "API playground", ...commandLine },
];

/** Whether this release has the screen that navigation offers at a path. */
export function isReleased(path: string): boolean {
  return !unreleasedScreens.some((screen) => screen.path === path);
}

/** The unreleased screen at a path; undefined when the path is unknown altogether. */
export function unreleasedScreenAt(pathname: string): UnreleasedScreen | undefined {
  const segments = pathname.split("/").filter(Boolean);
  return unreleasedScreens.find((screen) => {
    const pattern = screen.path.split("/").filter(Boolean);
    return (
      pattern.length <= segments.length && pattern.every((part, index) => part === "{}" || part === segments[index])
    );
  });
}
