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
  loadForeignFiles,
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
  readonly skipsInvalid: boolean;
  /** Files of items that are left out. */
  readonly without: ReadonlySet<string>;
}

export interface ItemsToRead {
  readonly items: ContentItems;
  readonly at: Date;
  readonly known: KnownThings;
  /** Log types that nobody knows are left out instead of being wrong. */
  readonly isForeign: boolean;
}

export interface DraftToRead {
  /** Text by name. */
  readonly files: ReadonlyMap<string, string>;
  readonly at: Date;
}

export interface ReadUpload {
  readonly content: LoadedContent;
  readonly problems: readonly ContentProblem[];
  /** What the content goes without, and why. */
  readonly leftOut: readonly ContentProblem[];
}

const problemsMax = 1000;
const repeatedSpace = /\s+/g;

/** Reads the items of an archive and what they name. @throws notBase64, archiveUnreadable */
export async function readUpload(upload: UploadToRead, host: TaskHost): Promise<ReadUpload> {
  host.progress("The archive");
  const { files } = readArchive(fromBase64(upload.data), upload.at);
  const options = { ...loadOptions(host), supporting: upload.supporting.map(asContentFile) };
  const read = await loadForeignFiles(
    files.map((file) => telling(file, host)),
    upload.known,
    upload,
    options,
  );
  return { content: withOwnBytes(read.content), ...bounded(read) };
}

/** The same for items that did not come as files: they are written as files, and read again. */
export async function readItems({ items, at, known, isForeign }: ItemsToRead, host: TaskHost): Promise<ReadUpload> {
  const bytes = new Map(writeContent(items).map(({ path, text }) => [path, Buffer.from(text)]));
  const files = filesInMemory(bytes, at).map((file) => telling(file, host));
  if (isForeign) {
    const read = await loadForeignFiles(files, known, { skipsInvalid: false, without: new Set() }, loadOptions(host));
    return { content: withOwnBytes(read.content), ...bounded(read) };
  }
  const content = await loadFiles(files, loadOptions(host));
  host.progress("The references of the items");
  const problems = [...content.problems, ...checkReferences(content, known)];
  return { content: withOwnBytes(content), ...bounded({ problems, leftOut: [] }) };
}

/** Reads a detection that is not saved, and nothing beside it. */
export function readDraft({ files, at }: DraftToRead): Promise<LoadedContent> {
  const bytes = new Map([...files].map(([name, text]) => [name, Buffer.from(text)]));
  return loadFiles(filesInMemory(bytes, at));
}

/** What the thread asks about what is stored. */
export function loadOptions(host: TaskHost): Pick<LoadFilesOptions, "findBase" | "findDetection"> {
  return {
    findBase: (id) => host.ask("base", id) as Promise<Rule | undefined>,
    findDetection: (id) => host.ask("detection", id) as ReturnType<NonNullable<LoadFilesOptions["findDetection"]>>,
  };
}

function bounded({ problems, leftOut }: Omit<ReadUpload, "content">): Omit<ReadUpload, "content"> {
  return { problems: problems.slice(0, problemsMax), leftOut: leftOut.slice(0, problemsMax) };
}

/** A part of the archive would take all of it along to the other thread. */
export function withOwnBytes(content: LoadedContent): LoadedContent {
  const lookupFiles = [...content.lookupFiles].map(
    ([name, file]) => [name, { ...file, bytes: Buffer.from(file.bytes) }] as const,
  );
  return { ...content, problems: [], lookupFiles: new Map(lookupFiles) };
}

/** Says which file is read, so that one that takes too long can be named. */
export function telling(file: ContentFile, host: TaskHost): ContentFile {
  return {
    ...file,
    read: () => {
      host.progress(`The file ${file.name}`);
      return file.read();
    },
  };
}

export function asContentFile({ name, text, modifiedAt }: TextFile): ContentFile {
  const alone = () => Promise.reject(new Error(`${name} has no file beside it`));
  return { name, read: async () => ({ text, modifiedAt }), readBeside: alone, readBytesBeside: alone };
}

/** @throws notBase64 */
export function fromBase64(data: string): Buffer {
  const dense = data.replaceAll(repeatedSpace, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(dense)) throw notBase64();
  return Buffer.from(dense, "base64");
}
