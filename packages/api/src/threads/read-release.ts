import {
  type ContentProblem,
  dropUnknownNames,
  findPackGaps,
  isTemplate,
  type LoadedContent,
  loadFiles,
  type PackGap,
  readArchive,
  releasedPacks,
  selectItems,
} from "@pharos/detection-content";
import type { Pack, ReleasedPack } from "@pharos/domain";
import type { TaskHost } from "@pharos/pipeline/threads";
import { asContentFile, loadOptions, type TextFile, telling, withOwnBytes } from "./read-upload.ts";

export interface ReleaseToRead {
  /** A zip archive. */
  readonly archive: Uint8Array;
  readonly at: Date;
  readonly supporting: readonly TextFile[];
}

export interface PackToRead extends ReleaseToRead {
  readonly packId: string;
  /** Those that there are here; others are dropped from the items. */
  readonly logTypes: ReadonlySet<string>;
}

export interface ReadPack {
  /** Undefined where the archive has no such pack. */
  readonly pack: Pack | undefined;
  /** The items of the pack. */
  readonly content: LoadedContent;
  readonly gaps: readonly PackGap[];
  /** What could not be read of the archive, whatever pack it belongs to. */
  readonly problems: readonly ContentProblem[];
  /** Items of the pack that this installation has no use for, and why. */
  readonly leftOut: readonly { readonly id: string; readonly message: string }[];
}

const problemsMax = 100;

/** The packs of an archive. @throws archiveUnreadable */
export async function readRelease(release: ReleaseToRead, host: TaskHost): Promise<readonly ReleasedPack[]> {
  return releasedPacks(await load(release, host));
}

/** One pack of an archive with its items. @throws archiveUnreadable */
export async function readPack(release: PackToRead, host: TaskHost): Promise<ReadPack> {
  const all = await load(release, host);
  const pack = all.packs.find(({ id }) => id === release.packId);
  const gaps = pack ? findPackGaps(pack, all) : [];
  const content = selectItems(all, pack?.itemIds ?? []);
  const unknown = dropUnknownNames(content, { logTypes: release.logTypes });
  const leftOut = [...content.sources].flatMap(([id, { file }]) =>
    unknown.leftOut.filter(({ item }) => item === file).map(({ message }) => ({ id, message })),
  );
  const gone = new Set(leftOut.map(({ id }) => id));
  const kept = selectItems(
    content,
    (pack?.itemIds ?? []).filter((id) => !gone.has(id)),
  );
  return { pack, content: withOwnBytes(kept), gaps, problems: all.problems.slice(0, problemsMax), leftOut };
}

async function load({ archive, at, supporting }: ReleaseToRead, host: TaskHost): Promise<LoadedContent> {
  host.progress("The archive");
  const { files } = readArchive(Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength), at);
  const own = files.filter(({ name }) => !isTemplate(name, files));
  const options = { ...loadOptions(host), supporting: supporting.map(asContentFile) };
  return loadFiles(
    own.map((file) => telling(file, host)),
    options,
  );
}
