import { failureRawBytesMax } from "@pharos/domain";
import { PartialMessage } from "./partial-message.ts";

/** Where a framer puts what it finds, in order. Bytes are only valid during the call. */
export interface MessageSink {
  /** Messages that each end in a line feed or a zero. */
  lines(bytes: Buffer): void;
  /** One message, which may itself hold line feeds. */
  message(bytes: Buffer): void;
  /** What is no message, with its beginning. */
  unreadable(reason: string, beginning: Buffer): void;
}

const [lineFeed, carriageReturn, space, zero] = [0x0a, 0x0d, 0x20, 0];
const digitsMax = 8;
const octetCount = /^[1-9]\d{0,7} </;
const beginningOfOctetCount = /^(?:[1-9]\d{0,7} ?)?$/;

/**
 * Cuts the bytes of one connection into messages (RFC 6587). A connection whose first message begins with its length has
 * octet counting, any other has a line feed or a zero behind each message. How the bytes come in pieces makes no
 * difference.
 */
export class SyslogFramer {
  #framing: "octets" | "lines" | undefined;
  /** The beginning of a message that is not complete. */
  readonly #partial = new PartialMessage();
  /** Of a message that is too long, what came so far; only its beginning is kept. */
  #skipped = 0;
  /** Octet counting: what is missing of the message; undefined between messages. */
  #missing: number | undefined;
  #announced = 0;
  #length = "";

  /** Bytes of a message that wait for its end. */
  get heldBytes(): number {
    return this.#partial.length;
  }

  /** Why nothing that follows can be understood; undefined while it can. */
  push(bytes: Buffer, sink: MessageSink, messageBytesMax: number): string | undefined {
    let rest = bytes;
    if (this.#framing === undefined) {
      const known = this.#detect(rest);
      if (known === undefined) return undefined;
      rest = known;
    }
    if (this.#framing === "octets") return this.#pushOctets(rest, sink, messageBytesMax);
    this.#pushLines(rest, sink, messageBytesMax);
    return undefined;
  }

  /** No more bytes come. */
  end(sink: MessageSink, messageBytesMax: number): void {
    if (this.#missing !== undefined) {
      const came = this.#announced - this.#missing;
      sink.unreadable(
        `the connection ended within the message: ${came} of ${this.#announced} bytes came`,
        this.#partial.take().subarray(0, failureRawBytesMax),
      );
    } else if (this.#skipped > 0 || this.#partial.length > 0) this.#finishLine(sink, messageBytesMax);
    this.#missing = undefined;
  }

  /** All bytes so far, once the first message shows its framing. */
  #detect(bytes: Buffer): Buffer | undefined {
    this.#partial.append(bytes);
    const all = this.#partial.take();
    const start = all.findIndex((byte) => byte !== lineFeed && byte !== carriageReturn && byte !== zero);
    if (start < 0) return undefined;
    const beginning = all.toString("latin1", start, start + digitsMax + 2);
    if (octetCount.test(beginning)) this.#framing = "octets";
    else if (!beginningOfOctetCount.test(beginning)) this.#framing = "lines";
    if (this.#framing !== undefined) return all.subarray(start);
    this.#partial.append(all.subarray(start));
    return undefined;
  }

  #pushLines(bytes: Buffer, sink: MessageSink, max: number): void {
    let from = 0;
    if (this.#partial.length > 0 || this.#skipped > 0) {
      const end = lineEnd(bytes, 0);
      this.#holdLine(bytes.subarray(0, end < 0 ? bytes.length : end), max);
      if (end < 0) return;
      this.#finishLine(sink, max);
      from = end + 1;
    }
    const last = Math.max(bytes.lastIndexOf(lineFeed), bytes.lastIndexOf(zero)) + 1;
    // No line among them can be too long.
    if (last - from <= max) {
      if (last > from) sink.lines(bytes.subarray(from, last));
      from = Math.max(from, last);
    }
    for (let end = lineEnd(bytes, from); end >= 0; end = lineEnd(bytes, from)) {
      this.#holdLine(bytes.subarray(from, end), max);
      this.#finishLine(sink, max);
      from = end + 1;
    }
    this.#holdLine(bytes.subarray(from), max);
  }

  #holdLine(bytes: Buffer, max: number): void {
    if (this.#skipped === 0 && this.#partial.length + bytes.length <= max) {
      this.#partial.append(bytes);
      return;
    }
    this.#skipped = (this.#skipped || this.#partial.length) + bytes.length;
    this.#partial.append(bytes.subarray(0, Math.max(0, failureRawBytesMax - this.#partial.length)));
    this.#partial.cut(failureRawBytesMax);
  }

  #finishLine(sink: MessageSink, max: number): void {
    const bytes = this.#partial.take();
    if (this.#skipped > 0) sink.unreadable(tooLong(max, this.#skipped), bytes);
    else if (bytes.length > 0) sink.message(bytes);
    this.#skipped = 0;
  }

  #pushOctets(bytes: Buffer, sink: MessageSink, max: number): string | undefined {
    let at = 0;
    while (at < bytes.length) {
      if (this.#missing === undefined) {
        const byte = bytes[at] ?? 0;
        const isBetween = this.#length === "" && [lineFeed, carriageReturn, space, zero].includes(byte);
        if (byte === space && this.#length !== "") {
          this.#announced = this.#missing = Number(this.#length);
          this.#length = "";
        } else if (isDigit(byte) && this.#length.length < digitsMax) this.#length += String.fromCharCode(byte);
        else if (!isBetween) return this.#lose(bytes.subarray(at), sink);
        at++;
        continue;
      }
      const body = bytes.subarray(at, at + this.#missing);
      this.#takeBody(body, sink, max);
      at += body.length;
    }
    return undefined;
  }

  #takeBody(body: Buffer, sink: MessageSink, max: number): void {
    const announced = this.#announced;
    const missing = (this.#missing ?? 0) - body.length;
    const isTooLong = announced > max;
    const isWhole = body.length === announced && !isTooLong;
    if (!isWhole) {
      const room = isTooLong ? Math.max(0, failureRawBytesMax - this.#partial.length) : body.length;
      this.#partial.append(body.subarray(0, room));
    }
    this.#missing = missing > 0 ? missing : undefined;
    if (missing > 0) return;
    const bytes = isWhole ? body : this.#partial.take();
    if (isTooLong) sink.unreadable(tooLong(max, announced), bytes);
    else if (bytes.length > 0) sink.message(bytes);
  }

  #lose(bytes: Buffer, sink: MessageSink): string {
    const reason = "a message does not begin with its length, although those before it did";
    sink.unreadable(reason, Buffer.concat([Buffer.from(this.#length), bytes.subarray(0, failureRawBytesMax)]));
    this.#length = "";
    return reason;
  }
}

function tooLong(max: number, bytes: number): string {
  return `longer than ${max} bytes: it has ${bytes}`;
}

function lineEnd(bytes: Buffer, from: number): number {
  const feed = bytes.indexOf(lineFeed, from);
  const nul = bytes.subarray(0, feed < 0 ? bytes.length : feed).indexOf(zero, from);
  return nul < 0 ? feed : nul;
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}
