import { isObject, type LogSource, type QueueBatch, type QueueKind, type QueueMessage } from "@pharos/domain";
import { isCompressed } from "@pharos/normalize";
import { readPayload } from "./read-payload.ts";

/** Well below a slice, so that a batch is stored as a whole or not at all. */
const joinedBytesMax = 2 * 1024 * 1024;

type StreamOfSource = Pick<LogSource, "streamType" | "streamOptions">;

/**
 * Plans how messages are stored. Those whose records stand on lines are joined, which cannot change how any of them is
 * read; each of the others is a delivery by itself, so that one that cannot be read holds up nobody.
 */
export function planBatches(
  messages: readonly QueueMessage[],
  kind: QueueKind,
  { streamType, streamOptions }: StreamOfSource,
): QueueBatch[] {
  const batches: QueueBatch[] = [];
  let ids: string[] = [];
  let lines: Uint8Array[] = [];
  let bytes = 0;
  const closeJoined = () => {
    if (ids.length > 0)
      batches.push({ ids, content: Buffer.concat(lines), streamType: joinedType(streamType), streamOptions });
    [ids, lines, bytes] = [[], [], 0];
  };
  for (const { id, body } of messages) {
    const { content, reason } = readPayload(body, kind);
    const line = reason === undefined ? toLine(content, streamType) : undefined;
    if (line === undefined) {
      batches.push({ ids: [id], content, streamType, streamOptions, reason });
      continue;
    }
    if (bytes + line.byteLength > joinedBytesMax) closeJoined();
    ids.push(id);
    lines.push(line, newline);
    bytes += line.byteLength + 1;
  }
  closeJoined();
  return batches;
}

const newline = Buffer.from("\n");

/** Of Auto only objects of JSON are joined. */
function joinedType(streamType: StreamOfSource["streamType"]): StreamOfSource["streamType"] {
  return streamType === "Lines" ? "Lines" : "JSON";
}

/** Returns a message as lines that stand beside those of others; undefined where it has to be read by itself. */
function toLine(content: Uint8Array, streamType: StreamOfSource["streamType"]): Uint8Array | undefined {
  if (content.byteLength > joinedBytesMax || isCompressed(content)) return undefined;
  if (streamType === "Lines") return content;
  if (streamType !== "Auto" && streamType !== "JSON") return undefined;
  const text = Buffer.from(content).toString("utf8");
  if (!isJsonObject(text)) return undefined;
  // JSON has ends of lines between its tokens alone.
  return /[\r\n]/.test(text) ? Buffer.from(text.replace(/[\r\n]+/g, " ")) : content;
}

function isJsonObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}
