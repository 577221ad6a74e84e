import type { ContentFile } from "../repository/content-file.ts";
import type { LoadedContent } from "../repository/loaded-content.ts";
import type { ContentProblem } from "../yaml/content-problem.ts";
import { checkReferences, type KnownThings } from "./check-references.ts";
import { dropUnknownNames } from "./drop-unknown-names.ts";
import { type LoadFilesOptions, loadFiles } from "./load-content.ts";

export interface ForeignOptions {
  /** Leaves out whatever is wrong, and what needs it; otherwise that is a problem. */
  readonly skipsInvalid: boolean;
  /** Files of items that were found wrong otherwise, such as Python that does not load. */
  readonly without?: ReadonlySet<string>;
}

export interface ForeignContent {
  readonly content: LoadedContent;
  readonly problems: readonly ContentProblem[];
  /** What the content goes without, and why: items, and names in items. */
  readonly leftOut: readonly ContentProblem[];
}

/**
 * Reads the files as content that was written for another installation. What names only that one is dropped; an item
 * of which nothing is left, and items that need it, are left out. Rejects only where a file can't be read.
 */
export async function loadForeignFiles(
  files: readonly ContentFile[],
  known: KnownThings,
  { skipsInvalid, without = new Set() }: ForeignOptions,
  options: LoadFilesOptions = {},
): Promise<ForeignContent> {
  const own = files.filter(({ name }) => !isTemplate(name, files));
  const absent = new Set(without);
  const leftOut: ContentProblem[] = [];
  let itemCount: number | undefined;
  for (;;) {
    const content = await loadFiles(
      own.filter(({ name }) => !absent.has(name)),
      options,
    );
    itemCount ??= content.itemCount;
    content.itemCount = itemCount + without.size;
    const unknown = dropUnknownNames(content, known);
    const { logTypes: _, ...others } = known;
    const unsupported = content.problems.filter(({ isUnsupported }) => isUnsupported === true);
    const mistakes = [
      ...content.problems.filter(({ isUnsupported }) => isUnsupported !== true),
      ...checkReferences(content, others),
    ];
    // Whatever fails only because something else was left out is nobody's mistake.
    const skips = skipsInvalid || absent.size > 0;
    const leaving = [...unknown.leftOut, ...(skips ? mistakes : [])].filter(({ item }) => !absent.has(item));
    if (leaving.length === 0 || (!skips && mistakes.length > 0)) {
      const problems = skips ? [] : mistakes;
      return { content, problems, leftOut: [...leftOut, ...unsupported, ...unknown.dropped] };
    }
    leftOut.push(...leaving);
    for (const { item } of leaving) absent.add(item);
  }
}

/** Examples to copy, which repositories keep beside their content. */
export function isTemplate(name: string, files: readonly { readonly name: string }[]): boolean {
  const [folder] = name.split("/");
  return folder === "templates" && files.some((file) => !file.name.startsWith("templates/"));
}
