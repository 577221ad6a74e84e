import {
  type ContentFile,
  type ContentItems,
  type ContentProblem,
  checkReferences,
  filesInMemory,
  type KnownThings,
  type LoadedContent,
  type LoadFilesOptions,
  loadFiles,
  readArchive,
  writeContent,
} from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import type { TaskHost } from "@pharos/pipeline/threads";
import { notBase64 } from "./errors.ts";

/** A file as text, on its way to a thread. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
  readonly modifiedAt: Date;
}

export interface UploadToRead {
  /** A zip archive in base64. */
  readonly data: string;
  readonly at: Date;
  readonly supporting: readonly TextFile[];
  readonly known: KnownThings;
}

export interface ItemsToRead {
  readonly items: ContentItems;
  readonly at: Date;
  readonly known: KnownThings;
}

export interface ReadUpload {
  readonly content: LoadedContent;
  /** Of items that others name and nobody knows. */
  readonly problems: readonly ContentProblem[];
}

const problemsMax = 1000;
const repeatedSpace = /\s+/g;

/** Reads the items of an archive and what they name. @throws notBase64, archiveUnreadable */
export async function readUpload(upload: UploadToRead, host: TaskHost): Promise<ReadUpload> {
  host.progress("The archive");
  const { files } = readArchive(fromBase64(upload.data), upload.at);
  return readFiles(files, upload.known, host, { supporting: upload.supporting.map(asContentFile) });
}

/** The same for items that did not come as files: they are written as files, and read again. */
export function readItems({ items, at, known }: ItemsToRead, host: TaskHost): Promise<ReadUpload> {
  const bytes = new Map(writeContent(items).map(({ path, text }) => [path, Buffer.from(text)]));
  return readFiles(filesInMemory(bytes, at), known, host, {});
}

async function readFiles(
  files: readonly ContentFile[],
  known: KnownThings,
  host: TaskHost,
  options: Pick<LoadFilesOptions, "supporting">,
): Promise<ReadUpload> {
  const content = await loadFiles(
    files.map((file) => telling(file, host)),
    {
      ...options,
      findBase: (id) => host.ask("base", id) as Promise<Rule | undefined>,
      findDetection: (id) => host.ask("detection", id) as ReturnType<NonNullable<LoadFilesOptions["findDetection"]>>,
    },
  );
  host.progress("The references of the upload");
  const problems = checkReferences(content, known).slice(0, problemsMax);
  content.problems.splice(problemsMax);
  for (const [name, file] of content.lookupFiles) {
    // A part of the archive would take all of it along to the other thread.
    content.lookupFiles.set(name, { ...file, bytes: Buffer.from(file.bytes) });
  }
  return { content, problems };
}

/** Says which file is read, so that one that takes too long can be named. */
function telling(file: ContentFile, host: TaskHost): ContentFile {
  return {
    ...file,
    read: () => {
      host.progress(`The file ${file.name}`);
      return file.read();
    },
  };
}

function asContentFile({ name, text, modifiedAt }: TextFile): ContentFile {
  const alone = () => Promise.reject(new Error(`${name} has no file beside it`));
  return { name, read: async () => ({ text, modifiedAt }), readBeside: alone, readBytesBeside: alone };
}

/** @throws notBase64 */
function fromBase64(data: string): Buffer {
  const dense = data.replaceAll(repeatedSpace, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(dense)) throw notBase64();
  return Buffer.from(dense, "base64");
}
