import type { LogSchema, StreamOptions, StreamType } from "@pharos/domain";
import { compileSchema, createNormalizer, trialChunk } from "@pharos/normalize";
import type { TaskHost } from "@pharos/pipeline/threads";
import { scriptsOf } from "./try-schema.ts";

export interface ObjectToRead {
  readonly bytes: Uint8Array;
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
  readonly schemas: readonly LogSchema[];
  readonly at: Date;
}

/** A record of an object: as the event that it becomes, or as it is with the reason why it becomes none. */
export interface ReadRecord {
  readonly text: string;
  readonly logType: string | null;
  readonly error: string | null;
}

const eventsKept = 10;
const failuresKept = 10;
const textLengthMax = 16 * 1024;

/** Reads the beginning of an object as a source would, and stores nothing. @throws PharosError for what cannot be read */
export async function readObject(
  { bytes, streamType, streamOptions, schemas, at }: ObjectToRead,
  host: TaskHost,
): Promise<readonly ReadRecord[]> {
  const compiled = schemas.map(compileSchema);
  const normalizer = createNormalizer(compiled);
  const logTypes = compiled.map(({ logType }) => logType);
  const chunk = trialChunk({ bytes, streamType, streamOptions, logTypes }, at);
  const { first, rest } = await normalizer.open(chunk);
  await rest?.return(undefined);
  const { tables, failures } = await normalizer.normalizeWithScripts(first.chunk, scriptsOf(host));
  const failed = failures
    .slice(0, failuresKept)
    .map(({ raw, reason }) => ({ text: raw, logType: null, error: reason }));
  const parsed = tables.flatMap(({ logType, events }) =>
    events.slice(0, eventsKept).map((event) => ({ text: JSON.stringify(ownFields(event)), logType, error: null })),
  );
  return [...failed, ...parsed].map((record) => ({ ...record, text: record.text.slice(0, textLengthMax) }));
}

function ownFields(event: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(event).filter(([name]) => !name.startsWith("p_")));
}
