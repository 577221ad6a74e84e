import {
  contentOf,
  type LoadedContent,
  type PackGap,
  type RepositoryFile,
  selectItems,
  writeContent,
} from "@pharos/detection-content";
import { type Detection, type PackRelease, type Permission, packVersionNotFound, type Severity } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { answerAboutDetections } from "../content/answer-about-detections.ts";
import { asText } from "../content/read-in-thread.ts";
import type { RequestContext } from "../context/request-context.ts";
import { taskOf } from "../threads/content-threads.ts";
import type { ReadPack } from "../threads/read-release.ts";

export type PackItemKind = Detection["kind"] | "GLOBAL_HELPER" | "DATA_MODEL" | "QUERY" | "LOOKUP_TABLE";

/** An item of a pack, whatever its kind. */
export interface PackedItem {
  readonly id: string;
  readonly kind: PackItemKind;
  readonly displayName: string;
  readonly enabled: boolean | undefined;
  readonly severity: Severity | undefined;
}

const readMsMax = 120_000;

/** Reads a pack from the archive of a release. @throws packVersionNotFound, archiveUnreadable, PharosError TooLarge */
export async function readReleasedPack(
  context: RequestContext,
  release: PackRelease,
  packId: string,
): Promise<ReadPack & { readonly pack: NonNullable<ReadPack["pack"]> }> {
  const { store, clock, sigmaMappings, threads, actor } = context;
  const archive = await store.packReleases.archive(release.id);
  if (archive === undefined) throw packVersionNotFound(packId, release.version);
  const [supporting, schemas] = await Promise.all([
    Promise.all(sigmaMappings.map(asText)),
    store.schemas.list({ archived: false }),
  ]);
  const logTypes = new Set(schemas.map(({ name }) => name));
  const run = {
    ...taskOf(actor, `The version ${release.version}`),
    totalMs: readMsMax,
    answer: answerAboutDetections(store, (id) => store.detections.get(id)),
  };
  const read = await threads.run("readPack", { archive, at: clock(), supporting, packId, logTypes }, run);
  const { pack } = read;
  if (pack === undefined) throw packVersionNotFound(packId, release.version);
  return { ...read, pack, content: withBuffers(read.content) };
}

/** Between threads a Buffer becomes plain bytes. */
function withBuffers(content: LoadedContent): LoadedContent {
  const lookupFiles: LoadedContent["lookupFiles"] = new Map();
  for (const [name, { filename, bytes }] of content.lookupFiles)
    lookupFiles.set(name, { filename, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) });
  return { ...content, lookupFiles };
}

/** What is stored of these items, as it was written: without what people chose. */
export async function readStoredItems(store: Store, ids: readonly string[]): Promise<LoadedContent> {
  const wanted = new Set(ids);
  const [detections, globals, dataModels, queries, tables] = await Promise.all([
    store.detections.unchosen(ids),
    store.globals.unchosen(ids),
    store.dataModels.unchosen(ids),
    store.savedQueries.unchosen(ids),
    store.lookupTables.all(),
  ]);
  const content = contentOf(detections);
  content.globals.push(...globals);
  content.dataModels.push(...dataModels);
  content.queries.push(...queries);
  for (const table of tables.filter(({ name }) => wanted.has(name))) {
    content.lookupTables.push(table);
    if (table.file === undefined) continue;
    const bytes = await store.lookupTables.fileBytes(table.id);
    content.lookupFiles.set(table.name, { filename: table.file.filename, bytes });
  }
  return content;
}

/** The items of all kinds, in the order of the kinds. */
export function itemsIn(content: LoadedContent): PackedItem[] {
  const { rules, scheduledRules, policies, correlationRules, globals, dataModels, queries, lookupTables } = content;
  return [
    ...[...rules, ...scheduledRules, ...correlationRules, ...policies].map(
      ({ id, kind, displayName, enabled, severity }) => ({ id, kind, displayName, enabled, severity }),
    ),
    ...globals.map(({ id }) => ({ ...unswitched, id, kind: "GLOBAL_HELPER" as const, displayName: id })),
    ...dataModels.map(({ id, displayName, enabled }) => ({
      ...unrated,
      id,
      kind: "DATA_MODEL" as const,
      displayName,
      enabled,
    })),
    ...queries.map(({ name, enabled, schedule }) => ({
      ...unrated,
      id: name,
      kind: "QUERY" as const,
      displayName: name,
      enabled: schedule === undefined ? undefined : enabled,
    })),
    ...lookupTables.map(({ name, enabled }) => ({
      ...unrated,
      id: name,
      kind: "LOOKUP_TABLE" as const,
      displayName: name,
      enabled,
    })),
  ];
}

const unrated = { severity: undefined } as const;
const unswitched = { ...unrated, enabled: undefined } as const;

/** One item as the files of a repository. */
export function filesOfItem(content: LoadedContent, id: string): RepositoryFile[] {
  return writeContent(selectItems(content, [id]));
}

/** Who may read the text of such an item. */
export function readPermissionOf(kind: PackItemKind): Permission {
  if (kind === "POLICY") return "PolicyRead";
  if (kind === "QUERY") return "DataAnalyticsRead";
  return kind === "LOOKUP_TABLE" ? "LookupRead" : "RuleRead";
}

/** In words; undefined for a gap that stops nothing. */
export function sentenceOfGap({ id, neededBy, isElsewhere }: PackGap): string | undefined {
  if (neededBy === undefined) return `${id} is named by the pack, but the version does not have it`;
  return isElsewhere ? undefined : `${neededBy} needs ${id}, which the version does not have`;
}
