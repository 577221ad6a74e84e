import { useEffect } from "react";
import { type DraftKind, type StoredVersion, useKeptDraft } from "../../detections/index.ts";

/**
 * The form of a helper or a data model, which stays open after it was saved: another stored version is taken over as
 * long as nothing is typed; over typed text, saving tells of the conflict.
 *
 * @param stored undefined for a new one
 */
export function useCodeDraft<T extends object>(
  kind: DraftKind<T>,
  name: string,
  begin: T,
  stored: StoredVersion<T> | undefined,
) {
  const edited = useKeptDraft(kind, name, begin, stored?.lastModified);
  const { isDirty, version, rebase } = edited;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the change says which version it is
  useEffect(() => {
    // An older one comes from the cache, just after saving.
    if (stored && version !== undefined && !isDirty && stored.lastModified > version)
      rebase(stored.draft, stored.lastModified, stored.draft);
  }, [stored?.lastModified, isDirty, version, rebase]);
  return edited;
}
