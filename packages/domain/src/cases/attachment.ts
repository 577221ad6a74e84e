import type { ActorReference } from "../access/actor.ts";
import {
  attachmentEmpty,
  attachmentIsProgram,
  attachmentMisnamed,
  attachmentsTooLarge,
  attachmentsTooMany,
  attachmentTooLarge,
} from "./errors.ts";

/** A file that somebody added to a case. */
export interface CaseAttachment {
  readonly id: string;
  readonly caseNumber: number;
  readonly name: string;
  /** What its content is, whatever its name says. */
  readonly mediaType: string;
  readonly bytes: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  readonly addedAt: Date;
  readonly addedBy: ActorReference;
}

/** What the first bytes of a file say that it is. */
export interface FileContentType {
  /** Lower case, without the dot; undefined where its content is of no known type. */
  readonly extension: string | undefined;
  readonly mediaType: string;
  readonly isText: boolean;
}

const megabyte = 1024 * 1024;
export const attachmentBytesMax = 25 * megabyte;
/** Of all attachments of a case. */
export const attachmentsBytesMax = 250 * megabyte;
export const attachmentsMax = 100;
/** In UTF-8: file systems take 255. */
export const attachmentNameBytesMax = 200;

/** Types that an operating system starts, or installs, when somebody opens the file. Scripts are text, and evidence. */
const programs = new Set(
  ["apk", "appimage", "cab", "chm", "class", "crx", "deb", "elf", "exe", "jar", "lnk", "macho"].concat([
    "msi",
    "rpm",
    "swf",
    "wasm",
    "xpi",
  ]),
);
/** Names that people open without a second thought, and what the content of such a file is. */
const trustedNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      "7z",
      "bmp",
      "bz2",
      "docx",
      "gif",
      "gz",
      "pcap",
      "pdf",
      "png",
      "pptx",
      "rar",
      "tar",
      "webp",
      "xlsx",
      "xz",
      "zip",
    ].map((extension) => [extension, extension]),
  ),
  jpeg: "jpg",
  jpg: "jpg",
  pcapng: "pcap",
  tgz: "gz",
  tif: "tif",
  tiff: "tif",
  zst: "zst",
};
const textNames = new Set(
  ["cfg", "conf", "css", "csv", "eml", "htm", "html", "ini", "json", "jsonl", "log", "md", "ndjson"].concat([
    "svg",
    "toml",
    "tsv",
    "txt",
    "xml",
    "yaml",
    "yml",
  ]),
);

/** @param held the attachments that the case has already */
export function checkAttachmentRoom(name: string, bytes: number, held: readonly Pick<CaseAttachment, "bytes">[]): void {
  if (bytes === 0) throw attachmentEmpty(name);
  if (bytes > attachmentBytesMax) throw attachmentTooLarge(name, attachmentBytesMax / megabyte);
  if (held.length >= attachmentsMax) throw attachmentsTooMany(attachmentsMax);
  const total = held.reduce((sum, attachment) => sum + attachment.bytes, bytes);
  if (total > attachmentsBytesMax) throw attachmentsTooLarge(name, attachmentsBytesMax / megabyte);
}

/**
 * Evidence may be of any type but a program, and its name may not promise another type than its content has.
 * @throws attachmentIsProgram, attachmentMisnamed
 */
export function checkAttachmentType(name: string, { extension, mediaType, isText }: FileContentType): void {
  if (extension !== undefined && programs.has(extension)) throw attachmentIsProgram(name, mediaType);
  const promised = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const expected = trustedNames[promised];
  const isAsPromised = expected === undefined ? !textNames.has(promised) || isText : expected === extension;
  if (!isAsPromised) throw attachmentMisnamed(name, mediaType);
}

/** The name as it is kept: without folders, control characters and what file systems refuse. */
export function cleanAttachmentName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const name = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, "_")
    .replace(/^\.+|[. ]+$/g, "")
    .trim();
  if (utf8.encode(name).length <= attachmentNameBytesMax) return name || "file";
  const extension = /\.[\x21-\x7e]{1,10}$/.exec(name)?.[0] ?? "";
  const characters = [...name.slice(0, -extension.length || undefined)];
  while (utf8.encode(characters.join("")).length > attachmentNameBytesMax - extension.length) characters.pop();
  return characters.join("") + extension;
}

const utf8 = new TextEncoder();
