/** What a new version of the shipped content changed, by name or id. */
export interface SyncReport {
  readonly added: readonly string[];
  readonly updated: readonly string[];
  readonly removed: readonly string[];
}

/** For an empty list of shipped things, which is a mistake and must not take everything away. */
export const noSync: SyncReport = { added: [], updated: [], removed: [] };
