import { seededRandom } from "./cloudtrail-events.ts";

const names = ["mail", "www", "files", "time", "updates", "search"] as const;
const types = ["A", "AAAA", "MX", "TXT"] as const;

/** Zeek-like DNS records as JSON lines, about 500 bytes each: many short, flat fields. */
export function zeekDnsLines(count: number, seed: number, startMs = Date.UTC(2026, 2, 1, 8)): string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, i) => {
    const second = new Date(startMs + i * 20).toISOString().slice(0, 19);
    const name = `${names[below(names.length)]}${below(400)}.example.com`;
    const type = below(types.length);
    return JSON.stringify({
      _path: "dns",
      _write_ts: `${second}.${String(below(1e6)).padStart(6, "0")}Z`,
      ts: `${second}.${String(below(1e6)).padStart(6, "0")}Z`,
      uid: `C${below(2 ** 31).toString(36)}${below(2 ** 31).toString(36)}`,
      "id.orig_h": `10.1.${below(4)}.${below(250)}`,
      "id.orig_p": 1024 + below(60_000),
      "id.resp_h": "10.0.0.53",
      "id.resp_p": 53,
      proto: "udp",
      trans_id: below(65_536),
      rtt: random() / 100,
      query: name,
      qclass: 1,
      qclass_name: "C_INTERNET",
      qtype: type + 1,
      qtype_name: types[type],
      rcode: 0,
      rcode_name: "NOERROR",
      AA: false,
      TC: false,
      RD: true,
      RA: random() < 0.9,
      Z: 0,
      ...(random() < 0.8 ? { answers: [name, `203.0.113.${below(250)}`], TTLs: [below(3600), below(86_400)] } : {}),
      rejected: false,
    });
  });
}
