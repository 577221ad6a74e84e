import { expect, test } from "vitest";
import {
  attachmentBytesMax,
  attachmentsBytesMax,
  attachmentsMax,
  checkAttachmentRoom,
  checkAttachmentType,
  cleanAttachmentName,
  type FileContentType,
} from "./attachment.ts";

const text: FileContentType = { extension: undefined, mediaType: "text/plain", isText: true };
const binary: FileContentType = { extension: undefined, mediaType: "application/octet-stream", isText: false };
const of = (extension: string, mediaType = `x/${extension}`): FileContentType => ({
  extension,
  mediaType,
  isText: false,
});

test.each<[string, FileContentType]>([
  ["photo.PNG", of("png")],
  ["photo.jpeg", of("jpg")],
  ["traffic.pcapng", of("pcap")],
  ["logs.tar.gz", of("gz")],
  ["sample.zip", of("zip")],
  ["mail.eml", text],
  ["page.xml", { extension: "xml", mediaType: "application/xml", isText: true }],
  ["README", text],
  ["memory.dmp", binary],
  ["Security.evtx", binary],
])("takes %s", (name, type) => {
  expect(() => checkAttachmentType(name, type)).not.toThrow();
});

test.each<[string, FileContentType, string]>([
  ["setup.exe", of("exe", "application/x-msdownload"), "setup.exe is a program (application/x-msdownload)"],
  ["invoice.pdf", of("exe"), "is a program"],
  ["tool", of("elf"), "is a program"],
  ["invoice.pdf", of("zip"), "does not contain what its name says: its content is x/zip"],
  ["invoice.pdf", text, "its content is text/plain"],
  ["server.log", of("png"), "its content is x/png"],
  ["server.log", binary, "its content is application/octet-stream"],
])("refuses %s with other content", (name, type, problem) => {
  expect(() => checkAttachmentType(name, type)).toThrow(problem);
});

test.each<[string, number, number, number, string]>([
  ["an empty file", 0, 0, 0, "a.txt is empty"],
  ["a file beyond 25 MB", attachmentBytesMax + 1, 0, 0, "larger than the 25 MB"],
  ["one file too many", 1, attachmentsMax, 1, "at most 100 attachments"],
  ["what exceeds the room of the case", attachmentBytesMax, 10, attachmentsBytesMax / 10, "would exceed 250 MB"],
])("refuses %s", (_name, bytes, heldCount, heldBytes, problem) => {
  const held = Array.from({ length: heldCount }, () => ({ bytes: heldBytes }));
  expect(() => checkAttachmentRoom("a.txt", bytes, held)).toThrow(problem);
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\eve\\mail.eml", "mail.eml"],
  [".bashrc", "bashrc"],
  ["a\u0000b\u202Egpj.exe", "a_b_gpj.exe"],
  ["what?.txt. ", "what_.txt"],
  ["..", "file"],
  [`${"x".repeat(300)}.json`, `${"x".repeat(195)}.json`],
  [`${"証".repeat(150)}.txt`, `${"証".repeat(65)}.txt`],
  [`${"😀".repeat(60)}`, `${"😀".repeat(50)}`],
  ["a\u2028b.txt", "a_b.txt"],
])("keeps the name %j as %j", (given, kept) => {
  expect(cleanAttachmentName(given)).toBe(kept);
});
