import { once } from "node:events";
import { createGzip } from "node:zlib";
import { cloudTrailLines } from "../cloudtrail-events.ts";

export interface LargeBody {
  /** Packed by gzip. */
  readonly bytes: Buffer;
  readonly events: number;
  readonly unpackedBytes: number;
}

/** So few that each lies within what gzip looks back on: the body is far smaller than what it unpacks to. */
const templates = 12;

/** CloudTrail events, of which no two have the same `eventID`, until they are so many bytes. */
export function largeCloudTrailBody(bytesMin: number, startMs: number): Promise<LargeBody> {
  const lines = cloudTrailLines(templates, 1, 1, startMs).map((line) => line.split(/(?<="eventID":")[^"]*/));
  return packLines((event, bytesSoFar) => {
    if (bytesSoFar >= bytesMin) return undefined;
    const [before = "", after = ""] = lines[event % templates] ?? [];
    return `${before}00000000-0000-0000-0000-${event.toString(16).padStart(12, "0")}${after}\n`;
  });
}

/** Events of two members. */
export function manySmallEventsBody(events: number, startMs: number): Promise<LargeBody> {
  const at = new Date(startMs).toISOString();
  return packLines((event) => (event < events ? `{"at":"${at}","id":"e${event}","n":${event}}\n` : undefined));
}

async function packLines(lineAt: (event: number, bytesSoFar: number) => string | undefined): Promise<LargeBody> {
  const gzip = createGzip({ level: 4 });
  const packed: Buffer[] = [];
  gzip.on("data", (piece: Buffer) => packed.push(piece));
  let unpackedBytes = 0;
  let events = 0;
  let text = "";
  for (let line = lineAt(0, 0); line !== undefined; line = lineAt(events, unpackedBytes)) {
    text += line;
    unpackedBytes += line.length;
    events += 1;
    if (text.length < 1024 ** 2) continue;
    if (!gzip.write(text)) await once(gzip, "drain");
    text = "";
  }
  gzip.end(text);
  await once(gzip, "end");
  return { bytes: Buffer.concat(packed), events, unpackedBytes };
}
