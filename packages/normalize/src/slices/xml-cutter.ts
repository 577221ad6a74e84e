import { failureRawBytesMax } from "@pharos/domain";
import type { Cut, Cutter, SliceLimits } from "../streams/slice.ts";
import { readMarkup } from "./markup.ts";

interface OpenElement {
  readonly name: string;
  /** Its start tag, as it was. */
  readonly tag: string;
}

interface Border {
  readonly end: number;
  readonly open: readonly OpenElement[];
}

/** Tells an event in an export of the event viewer, which is a record of its own (windows-event.ts). */
const windowsEvent = /^<Event\s[^>]*schemas\.microsoft\.com\/win\/2004\/08\/events/;

/**
 * Cuts XML behind records: elements at the top, those in the root element that the source names, and events of Windows
 * in an element at the top. Each slice opens the elements around it and closes them.
 */
export class XmlCutter implements Cutter {
  readonly #limits: SliceLimits;
  readonly #rootElement: string | undefined;
  #open: readonly OpenElement[] = [];
  #isRefused = false;

  constructor(limits: SliceLimits, rootElement: string | undefined) {
    this.#limits = limits;
    this.#rootElement = rootElement;
  }

  cut(bytes: Buffer, isEnd: boolean): Cut | undefined {
    if (this.#isRefused) return { taken: bytes.length };
    // One character a byte, so that places in the text are places in the bytes.
    const text = bytes.toString("latin1");
    if (/<!DOCTYPE/i.test(text)) {
      this.#isRefused = true;
      return unreadable(bytes, "XML with a document type declaration is refused");
    }
    // An element of which no record is left would be one itself.
    const closing = this.#open.length > 0 ? /^\s*<\/[^\s<>]+\s*>/.exec(text) : null;
    if (closing) {
      this.#open = this.#open.slice(0, -1);
      return { taken: closing[0].length };
    }
    const border = findBorder(text, this.#open, this.#limits.records, this.#rootElement, isEnd);
    if (border) {
      const records = this.#frame(bytes.subarray(0, border.end), border.open);
      this.#open = border.open;
      return { taken: border.end, records };
    }
    if (isEnd) return { taken: bytes.length, records: this.#frame(bytes, []) };
    if (bytes.length < this.#limits.recordBytes) return undefined;
    // It is malformed, or an element does not end: lines may still be records by themselves.
    this.#open = [];
    const end = bytes.lastIndexOf(0x0a) + 1;
    if (end > 0) return { taken: end, records: bytes.subarray(0, end) };
    return unreadable(bytes, `longer than ${this.#limits.recordBytes} bytes`);
  }

  #frame(bytes: Buffer, openAtEnd: readonly OpenElement[]): Buffer {
    const before = this.#open.map(({ tag }) => tag).join("");
    const behind = openAtEnd.toReversed().map(({ name }) => `</${name}>`);
    if (before === "" && behind.length === 0) return bytes;
    return Buffer.concat([Buffer.from(before, "latin1"), bytes, Buffer.from(behind.join(""), "latin1")]);
  }
}

function unreadable(bytes: Buffer, reason: string): Cut {
  return { taken: bytes.length, unreadable: { reason, raw: bytes.toString("utf8", 0, failureRawBytesMax) } };
}

/** The last place behind a record, among so many; undefined where no record ends, or tags do not match. */
function findBorder(
  text: string,
  openBefore: readonly OpenElement[],
  records: number,
  rootElement: string | undefined,
  isEnd: boolean,
): Border | undefined {
  const open = [...openBefore];
  let border: Border | undefined;
  let found = 0;
  for (const { kind, name, start, end } of readMarkup(text)) {
    if (kind === "start") open.push({ name, tag: text.slice(start, end) });
    if (kind === "start" || kind === "other") continue;
    const closed = kind === "end" ? open.pop() : undefined;
    if (kind === "end" && closed?.name !== name) return undefined;
    if (!isBehindRecord(open, closed, rootElement)) continue;
    border = { end, open: [...open] };
    if (++found >= records) return border;
  }
  // What follows the last record is not worth a slice of its own.
  return isEnd && border && open.length === 0 ? { end: text.length, open: [] } : isEnd ? undefined : border;
}

function isBehindRecord(
  open: readonly OpenElement[],
  closed: OpenElement | undefined,
  rootElement: string | undefined,
): boolean {
  if (open.length === 0) return true;
  if (rootElement !== undefined) return open.findIndex(({ name }) => name === rootElement) === open.length - 1;
  return open.length === 1 && closed !== undefined && windowsEvent.test(closed.tag);
}
