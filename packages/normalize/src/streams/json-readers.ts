import { isObject } from "@pharos/domain";
import { parseExactly } from "../exact-numbers/exact-json.ts";
import type { ByteText } from "./byte-text.ts";
import { bareEnvelopeNames, envelopedEvents, envelopeNames } from "./envelope.ts";
import { elementsStart, readElements } from "./json-elements.ts";
import type { ValueReader } from "./json-values.ts";
import { readQuickLines } from "./quick-lines.ts";
import { readQuickList } from "./quick-list.ts";
import type { RecordSink } from "./record-sink.ts";

type ReadEvents = (value: unknown) => unknown[] | undefined;

function deliverParts(events: readonly unknown[], sink: RecordSink, readExactly: () => unknown[] | undefined): void {
  let exact: unknown[] | undefined;
  for (let i = 0; i < events.length; i++) {
    sink.part(events[i], () => {
      exact ??= readExactly() ?? [];
      return exact[i];
    });
  }
}

/** Stream type JSON: each value is a record. */
export function wholeValues(source: ByteText, sink: RecordSink): ValueReader {
  return {
    value: (value, text) => sink.json(value, text),
    quick: (start) => readQuickLines(source, start, sink),
    broken: () => -1,
  };
}

/** Stream type Auto: the members of arrays and of envelopes are records, any other value is one. */
export function unpackedValues(source: ByteText, sink: RecordSink): ValueReader {
  const eventsOf: ReadEvents = (value) => {
    if (Array.isArray(value)) return value;
    return isObject(value) ? envelopedEvents(value) : undefined;
  };
  const cloudWatch = cloudWatchMessages(sink);
  return {
    value(value, text) {
      const events = eventsOf(value);
      if (events) deliverParts(events, sink, () => eventsOf(parseExactly(text)));
      else if (isCloudWatchDelivery(value)) cloudWatch.value(value, text);
      else sink.json(value, text);
    },
    quick: (start) => quickLinesOrList(source, start, [...envelopeNames, ...bareEnvelopeNames], sink),
    broken: (start) => readBroken(source, start, envelopeNames, sink),
  };
}

function quickLinesOrList(source: ByteText, start: number, names: readonly string[], sink: RecordSink): number {
  const at = readQuickLines(source, start, sink);
  return at > start ? at : readQuickList(source, start, names, sink);
}

/** Stream type JsonArray: the elements of each array, which may be a member of an object, are records. */
export function arrayElements(source: ByteText, envelopeField: string | undefined, sink: RecordSink): ValueReader {
  const eventsOf: ReadEvents = (value) => {
    if (Array.isArray(value)) return value;
    if (!envelopeField || !isObject(value) || !Object.hasOwn(value, envelopeField)) return undefined;
    const member = value[envelopeField];
    return Array.isArray(member) ? member : undefined;
  };
  const missing = envelopeField
    ? `the field ${envelopeField} does not contain an array`
    : "the value is not a JSON array";
  return {
    value(value, text) {
      const events = eventsOf(value);
      if (events) deliverParts(events, sink, () => eventsOf(parseExactly(text)));
      else sink.unreadable(missing, text);
    },
    quick: (start) => readQuickList(source, start, envelopeField ? [envelopeField] : [], sink),
    broken: (start) => readBroken(source, start, envelopeField ? [envelopeField] : [], sink),
  };
}

function isCloudWatchDelivery(value: unknown): boolean {
  return isObject(value) && Array.isArray(value.logEvents) && typeof value.logGroup === "string";
}

/** Stream type CloudWatchLogs: the messages of each delivery are records; the delivery says where they come from. */
export function cloudWatchMessages(sink: RecordSink): ValueReader {
  return {
    value(value, text) {
      // Sent once to see whether the receiver answers.
      if (isObject(value) && value.messageType === "CONTROL_MESSAGE") return;
      if (!isObject(value) || !Array.isArray(value.logEvents)) {
        sink.unreadable("the value is not a CloudWatch Logs delivery: it has no logEvents", text);
        return;
      }
      for (const event of value.logEvents) deliverMessage(value, event, sink);
    },
    broken: () => -1,
  };
}

function deliverMessage(delivery: Readonly<Record<string, unknown>>, event: unknown, sink: RecordSink): void {
  if (!isObject(event) || typeof event.message !== "string") {
    sink.unreadable("a CloudWatch Logs event without a message", JSON.stringify(event) ?? "");
    return;
  }
  const { owner, logGroup, logStream } = delivery;
  const { id, timestamp } = event;
  sink.text(event.message, { cloudWatchLogs: { owner, logGroup, logStream, id, timestamp } });
}

function readBroken(source: ByteText, start: number, names: readonly string[], sink: RecordSink): number {
  const elements = elementsStart(source, start, names);
  return elements < 0 ? -1 : readElements(source, elements, sink);
}
