import { createHash } from "node:crypto";
import type { Chunk, ChunkPart, Normalizer, OpenedChunk } from "@pharos/normalize";
import type { ProcessedSlice } from "./protocol.ts";

/** A slice with what its chunk is told of. */
export interface SliceToProcess extends Pick<ProcessedSlice, "isLast" | "share" | "contentHash"> {
  readonly chunk: Chunk;
}

interface Open {
  readonly rest: AsyncGenerator<ChunkPart>;
  /** After decompression. */
  readonly bytes: number;
  readonly headers: string[];
}

/** Chunks of which not all slices were asked for yet. */
export class OpenChunks {
  readonly #open = new Map<number, Open>();

  /** The first slice. @throws PharosError for a chunk that cannot be read to its end */
  async open(id: number, chunk: Chunk, normalizer: Normalizer): Promise<SliceToProcess> {
    const opening = normalizer.open(chunk);
    // Small chunks wait for nothing.
    const { rest, bytes, first }: OpenedChunk = opening instanceof Promise ? await opening : opening;
    if (!rest) return { chunk: first.chunk, isLast: true, share: 1, contentHash: undefined };
    this.#open.set(id, { rest, bytes, headers: [] });
    const contentHash = createHash("sha256").update(chunk.bytes).digest("hex");
    return { chunk: first.chunk, isLast: first.isLast, share: first.end / bytes, contentHash };
  }

  /** @throws Error where there is none */
  async next(id: number, rowIdPrefix: string): Promise<SliceToProcess> {
    const open = this.#open.get(id);
    const next = await open?.rest.next();
    if (open === undefined || next === undefined || next.done) throw new Error(`Chunk ${id} has no more slices`);
    const { chunk, end, isLast } = next.value;
    if (isLast) this.#open.delete(id);
    const slice = chunk.slice && { ...chunk.slice, headers: [...open.headers] };
    return {
      chunk: { ...chunk, rowIdPrefix, ...(slice && { slice }) },
      isLast,
      share: isLast ? 1 : end / open.bytes,
      contentHash: undefined,
    };
  }

  /** Columns that a slice named count for those after it, those named last above all. */
  noteHeaders(id: number, headers: readonly string[]): void {
    const open = this.#open.get(id);
    if (!open) return;
    for (const header of headers) {
      const known = open.headers.indexOf(header);
      if (known >= 0) open.headers.splice(known, 1);
      open.headers.push(header);
    }
  }

  abandon(id: number): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    void open?.rest.return(undefined);
  }
}
