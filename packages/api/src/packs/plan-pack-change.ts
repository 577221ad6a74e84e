import type { LoadedContent, RepositoryFile } from "@pharos/detection-content";
import type { Detection } from "@pharos/domain";
import type { DetectionChoices } from "@pharos/store";
import { filesOfItem, itemsIn, type PackedItem } from "./pack-content.ts";

/** A member that people changed: it stays as they chose. */
export interface PackOverride {
  readonly member: string;
  readonly chosen: unknown;
  readonly before: unknown;
  readonly after: unknown;
}

export interface PackItemChange extends Pick<PackedItem, "id" | "kind" | "displayName"> {
  readonly action: "ADDED" | "CHANGED" | "REMOVED";
  readonly before: readonly RepositoryFile[];
  readonly after: readonly RepositoryFile[];
  readonly overrides: readonly PackOverride[];
}

export interface PackStates {
  /** What is stored of the items of both versions, without what people chose. */
  readonly stored: LoadedContent;
  /** The items of the other version. */
  readonly wanted: LoadedContent;
  /** Ids of items of the installed version that other packs have as well: they stay. */
  readonly heldElsewhere: ReadonlySet<string>;
  /** By the id of the detection. */
  readonly choices: ReadonlyMap<string, DetectionChoices>;
}

/** What another version of a pack would change; items that stay as they are are left out. */
export function planPackChange({ stored, wanted, heldElsewhere, choices }: PackStates): PackItemChange[] {
  const before = new Map(itemsIn(stored).map((item) => [item.id, item]));
  const after = new Map(itemsIn(wanted).map((item) => [item.id, item]));
  const changes: PackItemChange[] = [];
  for (const { id, kind, displayName } of after.values()) {
    const [old, files] = [filesOfItem(stored, id), filesOfItem(wanted, id)];
    const action = before.has(id) ? "CHANGED" : "ADDED";
    if (action === "CHANGED" && isSame(old, files)) continue;
    const overrides = overridesOf(choices.get(id), detectionIn(stored, id), detectionIn(wanted, id));
    changes.push({ id, kind, displayName, action, before: old, after: files, overrides });
  }
  for (const { id, kind, displayName } of before.values()) {
    if (after.has(id) || heldElsewhere.has(id)) continue;
    changes.push({
      id,
      kind,
      displayName,
      action: "REMOVED",
      before: filesOfItem(stored, id),
      after: [],
      overrides: [],
    });
  }
  return changes;
}

function overridesOf(
  choices: DetectionChoices = {},
  before: Detection | undefined,
  after: Detection | undefined,
): PackOverride[] {
  const memberOf = (detection: Detection | undefined, member: string) =>
    (detection as Readonly<Record<string, unknown>> | undefined)?.[member] ?? null;
  const byName = Object.entries(choices).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byName.map(([member, chosen]) => ({
    member,
    chosen,
    before: memberOf(before, member),
    after: memberOf(after, member),
  }));
}

function detectionIn(content: LoadedContent, id: string): Detection | undefined {
  const { rules, scheduledRules, policies, correlationRules } = content;
  return [...rules, ...scheduledRules, ...policies, ...correlationRules].find((detection) => detection.id === id);
}

/** The texts, whatever their files are called. */
function isSame(a: readonly RepositoryFile[], b: readonly RepositoryFile[]): boolean {
  return a.length === b.length && a.every(({ text }, index) => text === b[index]?.text);
}
