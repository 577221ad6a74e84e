import { seededRandom } from "./cloudtrail-events.ts";

const people = ["mira.holt", "jonas.vik", "ada.brandt", "tomas.reyes"] as const;
const actions = ["user_create", "user_update", "admin_login", "integration_update"] as const;

type Write = (i: number, below: (limit: number) => number) => object;

function lines(count: number, seed: number, write: Write): string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, i) => JSON.stringify(write(i, below)));
}

/** Duo's administrator log: six flat fields, about 200 bytes each. */
export function duoLines(count: number, seed: number): string[] {
  return lines(count, seed, (i, below) => {
    const at = new Date(Date.UTC(2026, 2, 1, 8) + i * 1000);
    const person = people[below(people.length)];
    return {
      action: actions[below(actions.length)],
      description: JSON.stringify({ name: person, email: `${person}@example.com` }),
      isotimestamp: `${at.toISOString().slice(0, 19)}+00:00`,
      object: `${person}${below(90)}`,
      timestamp: at.getTime() / 1000,
      username: people[below(people.length)],
    };
  });
}

/** Snyk's audit log of groups: ids, an event and an object of its content, about 260 bytes each. */
export function snykLines(count: number, seed: number): string[] {
  return lines(count, seed, (i, below) => {
    const id = () => `7f${String(below(1e6)).padStart(6, "0")}-0000-4000-8000-${String(below(1e12)).padStart(12, "0")}`;
    return {
      groupId: "7f000000-0000-4000-8000-000000000017",
      orgId: null,
      userId: id(),
      projectId: null,
      event: below(2) === 0 ? "group.user.add" : "group.user.role.edit",
      content: { userPublicId: id(), role: "Group Admin" },
      created: new Date(Date.UTC(2026, 2, 1, 8) + i * 137).toISOString(),
    };
  });
}

/** Zeek's connections: numbers, words and addresses, about 380 bytes each. */
export function zeekConnLines(count: number, seed: number): string[] {
  return lines(count, seed, (i, below) => {
    const second = new Date(Date.UTC(2026, 2, 1, 8) + i * 20).toISOString().slice(0, 19);
    const time = () => `${second}.${String(below(1e6)).padStart(6, "0")}Z`;
    return {
      _path: "conn",
      _write_ts: time(),
      ts: time(),
      uid: `C${below(2 ** 31).toString(36)}${below(2 ** 31).toString(36)}`,
      "id.orig_h": `10.1.${below(4)}.${below(250)}`,
      "id.orig_p": 1024 + below(60_000),
      "id.resp_h": `203.0.113.${below(250)}`,
      "id.resp_p": 443,
      proto: "tcp",
      service: "ssl",
      duration: below(1e6) / 1e5,
      orig_bytes: below(90_000),
      resp_bytes: below(900_000),
      conn_state: "SF",
      local_orig: true,
      local_resp: false,
      missed_bytes: 0,
      history: "ShADadFf",
      orig_pkts: below(100),
      resp_pkts: below(100),
    };
  });
}
