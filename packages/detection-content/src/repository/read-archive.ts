import { describeError } from "@pharos/domain";
import { type ContentFile, filesInMemory } from "./content-file.ts";
import { archiveUnreadable } from "./errors.ts";
import { readZip } from "./read-zip.ts";

const limits = { fileBytesMax: 64 * 1024 * 1024, totalBytesMax: 256 * 1024 * 1024, filesMax: 20_000 };

/** A repository that came as a zip archive. */
export interface ContentArchive {
  /** Those that may hold an item. */
  readonly files: readonly ContentFile[];
  /** All files by their names as in the archive. */
  readonly bytes: ReadonlyMap<string, Buffer>;
}

/** Unpacks into memory, so that no name can reach a file of this host. @throws archiveUnreadable */
export function readArchive(archive: Buffer, modifiedAt: Date): ContentArchive {
  try {
    const bytes = readZip(archive, (name) => !name.endsWith("/") && !isHidden(name), limits);
    return { files: filesInMemory(bytes, modifiedAt), bytes };
  } catch (error) {
    throw archiveUnreadable(describeError(error));
  }
}

/** What is skipped in folders as well. */
function isHidden(name: string): boolean {
  return name
    .split("/")
    .some((part) => (part.startsWith(".") && part !== "." && part !== "..") || part === "__pycache__");
}
