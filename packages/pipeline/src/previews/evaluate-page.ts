import { unreadBeside } from "@pharos/detection";
import type { EventPath, Rule } from "@pharos/domain";
import type { LakeRow } from "@pharos/lake";
import type { WorkToGroup } from "../works/work-to-commit.ts";
import { evaluateRows } from "./evaluate-rows.ts";
import { fieldsOfRules } from "./learn-paths.ts";
import type { PreviewedVersion } from "./preview-scope.ts";

/** Rows of one log type. */
export interface RowsToPreview {
  readonly logType: string;
  readonly rows: readonly LakeRow[];
  /** What was read of each; absent for all. */
  readonly paths?: readonly EventPath[] | undefined;
  readonly columns: readonly string[];
}

export interface EventSources {
  /** Adds what lookup tables know of an event, as for live ones. */
  readonly enrich: (logType: string, event: LakeRow) => LakeRow;
  /** The events of these rows, whole. */
  readonly readWhole: (logType: string, rows: readonly LakeRow[]) => Promise<readonly LakeRow[]>;
}

/** Python alone tells what it looks at: YAML rules and filters read the event here. */
export function mayReadInPart({ simple, sigma, inlineFilters }: Rule): boolean {
  return simple === undefined && sigma === undefined && inlineFilters === undefined;
}

/**
 * What each version finds in the rows, in their order of versions. Where one of them wants more of an event than was
 * read, all of them are asked again about the whole event, and what they said of its part does not count.
 */
export async function evaluatePage(
  versions: readonly PreviewedVersion[],
  { logType, rows, paths, columns }: RowsToPreview,
  sources: EventSources,
): Promise<{ readonly found: readonly (readonly WorkToGroup[])[]; readonly readAgain: readonly LakeRow[] }> {
  const { enrich, readWhole } = sources;
  const whole = (row: LakeRow) => ({ logType, event: enrich(logType, row) });
  if (paths === undefined) {
    const all = await Promise.all(versions.map((one) => evaluateRows(one, rows.map(whole))));
    return { found: all.map(({ works }) => works.map(({ work }) => work)), readAgain: [] };
  }
  const unread = unreadBeside(paths, fieldsOfRules(columns));
  const parts = rows.map((event) => ({ logType, event }));
  const inPart = await Promise.all(versions.map((one) => evaluateRows(one, parts, unread)));
  const wanted = new Set(inPart.flatMap((one) => [...one.wanted.keys()]));
  const found = inPart.map(({ works }) => works.flatMap(({ at, work }) => (wanted.has(at) ? [] : [work])));
  if (wanted.size === 0) return { found, readAgain: [] };
  const again = await readWhole(
    logType,
    rows.filter((_, at) => wanted.has(at)),
  );
  const rest = await evaluatePage(versions, { logType, rows: again, columns }, sources);
  return { found: found.map((works, at) => [...works, ...(rest.found[at] ?? [])]), readAgain: again };
}
