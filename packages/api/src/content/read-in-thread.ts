import type { ContentFile, ContentItems, LoadedContent } from "@pharos/detection-content";
import type { RequestContext } from "../context/request-context.ts";
import { taskOf } from "../threads/content-threads.ts";
import type { ReadUpload, TextFile } from "../threads/read-upload.ts";
import { answerAboutDetections } from "./answer-about-detections.ts";
import { knownThings } from "./known-things.ts";
import type { StoredContent } from "./stored-content.ts";

const uploadMsMax = 300_000;

/** Reads an archive beside what is stored. @throws notBase64, archiveUnreadable, PharosError TooLarge */
export async function readUploadInThread(
  context: RequestContext,
  data: string,
  stored: StoredContent,
  { skipsInvalid, without = new Set() }: { readonly skipsInvalid: boolean; readonly without?: ReadonlySet<string> },
): Promise<ReadUpload> {
  const supporting = await Promise.all(context.sigmaMappings.map(asText));
  const upload = { data, at: context.clock(), supporting, known: knownThings(stored), skipsInvalid, without };
  const run = { ...taskOf(context.actor, "The upload"), totalMs: uploadMsMax, answer: answerFrom(context, stored) };
  return withBuffers(await context.threads.run("readUpload", upload, run));
}

/**
 * Reads items as an upload of them would be read; of foreign ones log types that nobody knows are left out.
 * @throws PharosError TooLarge
 */
export async function readItemsInThread(
  context: RequestContext,
  items: ContentItems,
  stored: StoredContent,
  isForeign = false,
): Promise<ReadUpload> {
  const input = { items, at: context.clock(), known: knownThings(stored), isForeign };
  const run = { ...taskOf(context.actor, "This content"), answer: answerFrom(context, stored) };
  return withBuffers(await context.threads.run("readItems", input, run));
}

const answerFrom = ({ store }: RequestContext, { detections }: StoredContent) =>
  answerAboutDetections(store, async (id) => detections.get(id));

export async function asText({ name, read }: ContentFile): Promise<TextFile> {
  return { name, ...(await read()) };
}

/** Between threads a Buffer becomes plain bytes. */
function withBuffers({ content, ...told }: ReadUpload): ReadUpload {
  const lookupFiles: LoadedContent["lookupFiles"] = new Map();
  for (const [name, { filename, bytes }] of content.lookupFiles) {
    lookupFiles.set(name, { filename, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) });
  }
  return { content: { ...content, lookupFiles }, ...told };
}
