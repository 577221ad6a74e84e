import type { StreamOptions, StreamType } from "@pharos/domain";
import { ByteText } from "../streams/byte-text.ts";
import { detectFormat, type StreamReaders } from "../streams/read-stream.ts";
import type { Cutter, Slice, SliceLimits, StreamFormat } from "../streams/slice.ts";
import { JsonCutter } from "./json-cutter.ts";
import { LineCutter } from "./line-cutter.ts";
import { XmlCutter } from "./xml-cutter.ts";
import { ZeekCutter } from "./zeek-cutter.ts";

export interface Framing {
  readonly streamType: StreamType;
  readonly streamOptions: StreamOptions;
  readonly readers: StreamReaders;
}

/** The records of an unpacked stream in slices of limited size; never more than some of the pieces are held. */
export async function* readSlices(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  framing: Framing,
  limits: SliceLimits,
): AsyncGenerator<Slice> {
  const window = new PieceWindow(pieces);
  let format: StreamFormat | undefined;
  let cutter: Cutter | undefined;
  let end = 0;
  for (let wanted = limits.bytes; ; ) {
    const { bytes, isEnd } = await window.show(wanted);
    if (bytes.length === 0) return;
    if (format === undefined) {
      const { bytes: text } = new ByteText(bytes);
      if (text.length < bytes.length) {
        end += bytes.length - text.length;
        window.drop(end);
      }
      format = formatOf(text, framing);
      cutter = cutterOf(format, framing, limits);
      continue;
    }
    const cut = cutter?.cut(bytes, isEnd);
    if (cut === undefined) {
      wanted += limits.bytes;
      continue;
    }
    wanted = limits.bytes;
    end += cut.taken;
    window.drop(cut.taken);
    const { records, unreadable } = cut;
    if (records || unreadable) yield { bytes: records ?? Buffer.alloc(0), format, unreadable, end };
  }
}

function formatOf(bytes: Buffer, { streamType, readers }: Framing): StreamFormat {
  return detectFormat(bytes, streamType, readers.wantText);
}

function cutterOf(format: StreamFormat, framing: Framing, limits: SliceLimits): Cutter {
  const { streamType, streamOptions, readers } = framing;
  const hasCells = readers.csvDelimiter !== undefined && !streamOptions.hasSyslogHeaders;
  if (format === "Lines") return new LineCutter(limits, hasCells);
  if (format === "Zeek") return new ZeekCutter(limits);
  if (format === "XML") return new XmlCutter(limits, streamOptions.xmlRootElement);
  return new JsonCutter(limits, streamType, streamOptions);
}

/** The front of a stream. What it shows is of the same length however the stream is cut into pieces. */
class PieceWindow {
  readonly #pieces: AsyncIterator<Buffer> | Iterator<Buffer>;
  #held: Buffer[] = [];
  #bytes = 0;
  #isEnd = false;

  constructor(pieces: AsyncIterable<Buffer> | Iterable<Buffer>) {
    this.#pieces = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]();
  }

  /** So many bytes of the front, or all that are left, `isEnd`. */
  async show(wanted: number): Promise<{ bytes: Buffer; isEnd: boolean }> {
    // One more, to know that it is not the end.
    while (!this.#isEnd && this.#bytes <= wanted) {
      const next = await this.#pieces.next();
      if (next.done) this.#isEnd = true;
      else {
        this.#held.push(next.value);
        this.#bytes += next.value.length;
      }
    }
    if (this.#held.length > 1) this.#held = [Buffer.concat(this.#held)];
    const bytes = this.#held[0] ?? Buffer.alloc(0);
    const isEnd = this.#isEnd && bytes.length <= wanted;
    return { bytes: isEnd ? bytes : bytes.subarray(0, wanted), isEnd };
  }

  drop(count: number): void {
    this.#bytes -= count;
    this.#held = this.#held.map((bytes) => bytes.subarray(count)).filter(({ length }) => length > 0);
  }
}
