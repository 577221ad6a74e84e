import { seededRandom } from "./cloudtrail-events.ts";

const agents = [
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15",
  "curl/8.9.1",
] as const;
const paths = ["/", "/ferries", "/ferries/timetable.css", "/api/v2/bookings", "/static/lighthouse.svg"] as const;

interface Request {
  readonly client: string;
  readonly at: Date;
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  readonly agent: string;
}

type Write = (request: Request) => string;

/** The same requests in the forms of several servers. */
function accessLines(count: number, seed: number, write: Write, startMs = Date.UTC(2026, 2, 1, 8)): string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, i) =>
    write({
      client: `203.0.113.${below(250)}`,
      at: new Date(startMs + i * 40),
      path: `${paths[below(paths.length)]}?page=${below(90)}&from=${below(9999)}`,
      status: random() < 0.9 ? 200 : 404,
      bytes: below(90_000),
      agent: agents[below(agents.length)] ?? "",
    }),
  );
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

function commonTime(at: Date): string {
  const iso = at.toISOString();
  return `${iso.slice(8, 10)}/${months[at.getUTCMonth()]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`;
}

export function nginxLines(count: number, seed: number, startMs?: number): string[] {
  return accessLines(
    count,
    seed,
    ({ client, at, path, status, bytes, agent }) =>
      `${client} - - [${commonTime(at)}] "GET ${path} HTTP/1.1" ${status} ${bytes} "https://harbourline.example/" "${agent}"`,
    startMs,
  );
}

export function apacheLines(count: number, seed: number): string[] {
  return accessLines(
    count,
    seed,
    ({ client, at, path, status, bytes }) =>
      `${client} - mira [${commonTime(at)}] "GET ${path} HTTP/1.1" ${status} ${bytes}`,
  );
}

/** What a proxy exports as CSV, with a header. */
export function csvLines(count: number, seed: number): string[] {
  const header = "time,client,method,path,status,bytes,agent";
  const rows = accessLines(
    count,
    seed,
    ({ client, at, path, status, bytes, agent }) =>
      `${at.toISOString()},${client},GET,${path},${status},${bytes},"${agent}"`,
  );
  return [header, ...rows];
}

export const csvSchema = `schema: Custom.Proxy
parser:
  csv: { hasHeader: true }
fields:
  - { name: time, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: client, type: string, indicators: [ip], required: true }
  - { name: method, type: string }
  - { name: path, type: string }
  - { name: status, type: int }
  - { name: bytes, type: bigint }
  - { name: agent, type: string }
`;
