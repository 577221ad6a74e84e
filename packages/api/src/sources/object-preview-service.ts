import {
  CollectionFailure,
  describeError,
  type FoundObject,
  isBucketKind,
  matchPrefix,
  PharosError,
  type StreamOptions,
  type StreamType,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { answerScript } from "../threads/answer-script.ts";
import { taskOf } from "../threads/content-threads.ts";
import { bucketOf, logTypesOf, readUnsaved, type UnsavedBucket } from "./bucket-service.ts";
import type { BucketRequest } from "./bucket-settings.ts";
import type { RawDataRow } from "./raw-data-service.ts";
import { checkSourceAccess, findSource } from "./source-service.ts";
import { findSchemas } from "./try-pulled-events.ts";

export interface ObjectPreview {
  readonly prefix: string;
  /** That of the source when absent. */
  readonly streamType: StreamType | undefined;
}

interface ObjectReading {
  readonly prefix: string;
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
}

const objectsRead = 5;
const previewBytesMax = 16 * 1024 * 1024;

/** Reads a few objects of a source's bucket, and says what would become of their records. @throws PharosError */
export async function previewObjects(
  context: RequestContext,
  sourceId: string,
  { prefix, streamType }: ObjectPreview,
): Promise<RawDataRow[]> {
  authorize(context.actor, "LogSourceRawDataRead");
  const source = await findSource(context, sourceId);
  checkSourceAccess(context, source);
  if (!isBucketKind(source.type)) throw previewRefused("Only objects of a bucket can be previewed by prefix.");
  const { settings } = await bucketOf(context, source);
  const { streamOptions } = source;
  const reading = { prefix, streamType: streamType ?? source.streamType, streamOptions };
  return readObjects(context, { settings, secret: await context.store.sources.secret(source.id) }, reading);
}

/** The same by settings that need not be saved. @throws InvalidInput with field errors */
export async function previewUnsaved(
  context: RequestContext,
  sourceId: string | undefined,
  given: BucketRequest,
  reading: ObjectReading,
): Promise<RawDataRow[]> {
  authorize(context.actor, "LogSourceRawDataRead");
  checkSourceAccess(context, { label: "", logTypes: logTypesOf(given.prefixes) });
  return readObjects(context, await readUnsaved(context, sourceId, given), reading);
}

async function readObjects(
  context: RequestContext,
  { settings, secret }: UnsavedBucket,
  { prefix, streamType, streamOptions }: ObjectReading,
): Promise<RawDataRow[]> {
  const listed = { ...settings, prefixes: [{ prefix, logTypes: [], excludedPrefixes: [] }] };
  const client = context.buckets.open(listed, secret);
  const { objects } = await attempt(() => client.list(undefined, {}));
  const rows: RawDataRow[] = [];
  for (const object of objects.slice(0, objectsRead)) rows.push(...(await previewObject(object)));
  return rows;

  async function previewObject(object: FoundObject): Promise<RawDataRow[]> {
    const failed = (error: string) => [{ s3Key: object.key, event: "", logType: null, error }];
    const covering = matchPrefix(settings.prefixes, object.key);
    if (!covering) return failed("Left alone: no prefix of the source covers this object, or it is excluded.");
    if (object.bytes > previewBytesMax) return failed("The object is larger than the 16 MB that a preview reads.");
    const schemas = await findSchemas(context, covering.logTypes);
    try {
      const { content: bytes } = await client.read(object, previewBytesMax);
      const records = await context.threads.run(
        "readObject",
        { bytes, streamType, streamOptions, schemas, at: context.clock() },
        { ...taskOf(context.actor, `The object ${object.key}`), answer: answerScript(context) },
      );
      return records.map(({ text, ...record }) => ({ s3Key: object.key, event: text, ...record }));
    } catch (error) {
      if (error instanceof CollectionFailure || error instanceof PharosError) return failed(describeError(error));
      throw error;
    }
  }
}

async function attempt<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof CollectionFailure ? previewRefused(error.message) : error;
  }
}

function previewRefused(message: string): PharosError {
  return new PharosError("sources.preview_refused", "InvalidInput", message);
}
