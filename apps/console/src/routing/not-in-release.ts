import { unreleasedPaths } from "./unreleased-paths.ts";

export interface UnreleasedScreen {
  readonly title: string;
  /** What to use until then. */
  readonly instead: string;
  readonly insteadPath?: string;
}

const search = { instead: "Search finds events in every table.", insteadPath: "/investigate/search/" };
const commandLine = { instead: "The command line can do this: run `pharos --help` on the server." };
const sources = {
  instead: "HTTP sources take logs of every shipped log type.",
  insteadPath: "/configure/log-sources/",
};
const schemas = {
  instead: "The list of schemas shows how the logs of each type are parsed.",
  insteadPath: "/configure/schemas/",
};

/** What each screen is called and what to use until then: apart from the paths, which every page loads. */
const screens: Readonly<Record<(typeof unreleasedPaths)[number], UnreleasedScreen>> = {
  "/configure/log-sources/{}/schemas/": { title: "Schemas of a log source", ...schemas },
  "/configure/log-sources/schemas/": { title: "Draft schemas", ...schemas },
  "/configure/log-sources/{}/{}/authorize/": { title: "Authorize a log source", ...sources },
  "/configure/cloud-accounts/": { title: "Cloud accounts", ...sources },
  "/configure/enrichment-providers/": { title: "Enrichment providers", ...search },
  "/settings/api/playground/": { title: "API playground", ...commandLine },
};

/** The unreleased screen at a path; undefined when the path is unknown altogether. */
export function unreleasedScreenAt(pathname: string): UnreleasedScreen | undefined {
  const segments = pathname.split("/").filter(Boolean);
  const path = unreleasedPaths.find((unreleased) => {
    const pattern = unreleased.split("/").filter(Boolean);
    return (
      pattern.length <= segments.length && pattern.every((part, index) => part === "{}" || part === segments[index])
    );
  });
  return path && screens[path];
}
