/** A statement that somebody works on; this browser keeps it until its tab is deleted. */
export interface SqlTab {
  readonly key: string;
  readonly name: string;
  /** As it stands in the editor. */
  readonly draft: string;
  /** The statement that was run last, or is to be run. */
  readonly sql?: string | undefined;
  /** The run of it whose rows are shown. */
  readonly run?: string | undefined;
  /** The saved search that it was opened from. */
  readonly saved?: string | undefined;
}

type Content = Omit<SqlTab, "key" | "name"> & { readonly name?: string };

/** What the address says of the tab that is shown. */
export interface TabAddress {
  readonly tab?: string | undefined;
  readonly queryId?: string | undefined;
  readonly savedQueryId?: string | undefined;
}

export const tabsStorageKey = "data-explorer-tabs";

/** The tab that an address means; a link from another browser knows a run or a saved search, and no tab of ours. */
export function findTab(tabs: readonly SqlTab[], { tab, queryId, savedQueryId }: TabAddress): SqlTab | undefined {
  const named = tabs.find(({ key }) => key === tab);
  if (named) return named;
  if (queryId !== undefined) return tabs.find(({ run }) => run === queryId);
  return savedQueryId === undefined ? tabs[0] : tabs.find(({ saved }) => saved === savedQueryId);
}

export const addressOf = ({ key, run, saved }: SqlTab): Record<keyof TabAddress, string | undefined> => ({
  tab: key,
  queryId: run,
  savedQueryId: run ? undefined : saved,
});

export function addTab(tabs: readonly SqlTab[], key: string, content: Content): SqlTab[] {
  return [...tabs, { ...content, key, name: freeName(tabs, content.name) }];
}

/** A name of its own: `Query 3`, or the one that is wanted with a number behind it. */
function freeName(tabs: readonly SqlTab[], wanted?: string): string {
  const isTaken = (name: string) => tabs.some((tab) => tab.name === name);
  if (wanted && !isTaken(wanted)) return wanted;
  for (let number = wanted ? 2 : 1; ; number++) {
    const name = `${wanted ?? "Query"} ${number}`;
    if (!isTaken(name)) return name;
  }
}

export function changeTab(tabs: readonly SqlTab[], key: string, part: Partial<SqlTab>): SqlTab[] {
  return tabs.map((tab) => (tab.key === key ? { ...tab, ...part } : tab));
}

/** Without the tab, and the one that is shown then: the one before it, or the first. */
export function removeTab(tabs: readonly SqlTab[], key: string): { tabs: SqlTab[]; next: SqlTab | undefined } {
  const index = tabs.findIndex((tab) => tab.key === key);
  const left = tabs.filter((tab) => tab.key !== key);
  return { tabs: left, next: left[Math.max(0, index - 1)] };
}

/** Why a tab cannot have a name; undefined where it can. */
export function tabNameProblem(tabs: readonly SqlTab[], key: string, name: string): string | undefined {
  if (name.trim() === "") return "This field is required";
  return tabs.some((tab) => tab.key !== key && tab.name === name) ? "Cannot have duplicate tab name" : undefined;
}

/** The latest rows of a table. */
export function previewSql(table: string, hasEventTime: boolean): string {
  return hasEventTime
    ? `SELECT * FROM ${table}\nWHERE p_occurs_since('7 days')\nORDER BY p_event_time DESC\nLIMIT 100`
    : `SELECT * FROM ${table}\nLIMIT 100`;
}
