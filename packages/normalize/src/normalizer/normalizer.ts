import type { Chunk, EventListener, NormalizedChunk } from "../chunks/chunk.ts";
import { type OpenedChunk, openChunk } from "../chunks/open-chunk.ts";
import { Candidates } from "../classify/candidates.ts";
import { ChunkClassification } from "../classify/chunk-classification.ts";
import type { CompiledSchema } from "../compile/compiled-schema.ts";
import { decompress } from "../decompress/decompress.ts";
import { RecordLog } from "../scripts/record-log.ts";
import type { RunScript } from "../scripts/run-script.ts";
import { readStream, type StreamReaders } from "../streams/read-stream.ts";
import type { RecordSink } from "../streams/record-sink.ts";
import { syslogContent } from "../streams/syslog-content.ts";
import { RowTranscoder } from "../transcode/row-transcoder.ts";

export interface Normalizer {
  /**
   * Cuts a chunk that is large after decompression into slices with whole records, each to be normalised by itself; a
   * small one is its only slice. Rejects with a PharosError for what cannot be read to its end, before the first slice.
   */
  open(chunk: Chunk): Promise<OpenedChunk> | OpenedChunk;
  /** Throws a PharosError for what cannot be read at all: truncated gzip, a bomb. */
  normalize(chunk: Chunk, listener?: EventListener): NormalizedChunk;
  /** True when a schema of the chunk's log types is a script: `normalize` would refuse what only it can read. */
  hasScripts(chunk: Pick<Chunk, "logTypes">): boolean;
  /** The same with scripts, which are asked about some records at a time; rejects with what `runScript` does. */
  normalizeWithScripts(chunk: Chunk, runScript: RunScript, listener?: EventListener): Promise<NormalizedChunk>;
}

/** Turns chunks into typed rows. Remembers, for each source, which of its schemas succeed. */
export function createNormalizer(schemas: readonly CompiledSchema[]): Normalizer {
  const byLogType = new Map(schemas.map((schema) => [schema.logType, schema]));
  const bySource = new Map<string, Candidates>();
  let transcoder: RowTranscoder | undefined;

  function candidatesOf(chunk: Chunk): Candidates {
    const hasSyslogHeaders = chunk.streamOptions.hasSyslogHeaders === true;
    const key = [chunk.sourceId, String(hasSyslogHeaders), ...chunk.logTypes].join("\n");
    let candidates = bySource.get(key);
    if (!candidates) {
      const known = chunk.logTypes.map((logType) => byLogType.get(logType)).filter((schema) => schema !== undefined);
      candidates = new Candidates(known, hasSyslogHeaders ? takesAnySyslog : undefined);
      bySource.set(key, candidates);
    }
    return candidates;
  }

  function open(chunk: Chunk, listener: EventListener | undefined) {
    const { records } = chunk;
    const { slice } = chunk;
    const bytes = records || slice ? chunk.bytes : decompress(chunk.bytes);
    const candidates = candidatesOf(chunk);
    const readers = readersOf(candidates.order);
    if (transcoder === undefined || transcoder.isWorn) transcoder = new RowTranscoder();
    const classification = new ChunkClassification(chunk, candidates, bytes.byteLength, transcoder, listener);
    const readInto = (sink: RecordSink) => {
      if (records) {
        for (const text of records) sink.text(text);
        return;
      }
      for (const header of slice?.headers ?? []) sink.text(header);
      readStream(bytes, chunk.streamType, chunk.streamOptions, readers, sink, slice?.format);
      if (slice?.unreadable) sink.unreadable(slice.unreadable.reason, slice.unreadable.raw);
      for (const { reason, raw } of chunk.unreadable ?? []) sink.unreadable(reason, raw);
    };
    return { classification, readInto };
  }

  return {
    open: (chunk) => openChunk(chunk, readersOf(candidatesOf(chunk).order)),
    normalize(chunk, listener) {
      const { classification, readInto } = open(chunk, listener);
      readInto(classification);
      return classification.finish();
    },
    hasScripts: ({ logTypes }) => logTypes.some((logType) => byLogType.get(logType)?.schema.parser?.script),
    async normalizeWithScripts(chunk, runScript, listener) {
      const { classification, readInto } = open(chunk, listener);
      const records = new RecordLog();
      readInto(records);
      for (const batch of records.batches()) {
        const texts = new Set(batch.map(({ text }) => text).filter((text) => text !== undefined));
        if (chunk.streamOptions.hasSyslogHeaders) {
          for (const content of [...texts].map(syslogContent)) if (content !== undefined) texts.add(content);
        }
        for (const script of classification.scripts) await script.prepare(texts, runScript);
        for (const { deliver } of batch) deliver(classification);
      }
      return classification.finish();
    },
  };
}

function takesAnySyslog({ logType }: CompiledSchema): boolean {
  return logType === "Syslog.RFC3164" || logType === "Syslog.RFC5424";
}

/** What the stream readers need to know of the schemas that are tried. */
export function readersOf(schemas: readonly CompiledSchema[]): StreamReaders {
  const parsers = schemas.map(({ schema }) => schema.parser);
  const delimiters = new Set(parsers.map((parser) => parser?.csv && (parser.csv.delimiter ?? ",")));
  return {
    wantText: schemas.length > 0 && parsers.every((parser) => parser),
    wantJson: !parsers.some((parser) => parser),
    csvDelimiter: delimiters.size === 1 ? [...delimiters][0] : undefined,
  };
}
