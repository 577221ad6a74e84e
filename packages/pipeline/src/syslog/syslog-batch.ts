import { failureRawBytesMax } from "@pharos/domain";
import type { UnreadablePart } from "@pharos/normalize";
import type { MessageSink } from "./syslog-framer.ts";

const [lineFeed, zero, space] = [0x0a, 0, 0x20];
const firstBytes = 64 * 1024;

/**
 * Messages that are delivered together, a line each. Line feeds within a message become `#012`, as rsyslog writes them,
 * and blanks within JSON. It begins with an empty line, so that no message is taken for the beginning of a compressed
 * file.
 */
export class SyslogBatch implements MessageSink {
  readonly receivedAt: Date;
  readonly unreadableParts: UnreadablePart[] = [];
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  #length = 1;
  #unreadableBytes = 0;

  constructor(receivedAt: Date) {
    this.receivedAt = receivedAt;
    this.#bytes[0] = lineFeed;
  }

  get isEmpty(): boolean {
    return this.#length === 1 && this.unreadableParts.length === 0;
  }

  /** What it holds in memory. */
  get byteLength(): number {
    return this.#length + this.#unreadableBytes;
  }

  /** Never all of their memory: that would move to a worker, and be gone when they are delivered again. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  lines(bytes: Buffer): void {
    const start = this.#append(bytes);
    this.#replace(start, zero, lineFeed);
  }

  message(bytes: Buffer): void {
    const end = endOfText(bytes);
    if (end === 0) return;
    const text = bytes.subarray(0, end);
    const start = this.#append(text.includes(lineFeed) ? onOneLine(text) : text);
    this.#replace(start, zero, space);
    this.#append(endOfLine);
  }

  unreadable(reason: string, beginning: Buffer): void {
    const raw = beginning.toString("utf8", 0, Math.min(beginning.length, failureRawBytesMax));
    this.unreadableParts.push({ reason, raw });
    this.#unreadableBytes += raw.length;
  }

  /** Where it stands. */
  #append(bytes: Uint8Array): number {
    const start = this.#length;
    const length = start + bytes.length;
    if (length >= this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length + 1, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, start);
    this.#length = length;
    return start;
  }

  #replace(from: number, what: number, by: number): void {
    const bytes = this.#bytes.subarray(from, this.#length);
    for (let at = bytes.indexOf(what); at >= 0; at = bytes.indexOf(what, at + 1)) bytes[at] = by;
  }
}

const endOfLine = Uint8Array.of(lineFeed);

/** Without the line ends and zeros that some programs put behind a message. */
function endOfText(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && [lineFeed, 0x0d, zero].includes(bytes[end - 1] ?? -1)) end--;
  return end;
}

/** Within JSON that was not torn apart a line feed is a blank: strings have none. */
function onOneLine(text: Buffer): Buffer {
  const isJson = text.at(-1) === 0x7d || text.at(-1) === 0x5d;
  return Buffer.from(text.toString("latin1").replaceAll("\n", isJson ? " " : "#012"), "latin1");
}
