import { production } from "../company/accounts.ts";
import { hoursOf, type Slot } from "../event.ts";
import { vpcFlow } from "../formats/network.ts";
import { loadBalancer, nginx, s3Access } from "../formats/web.ts";
import { type Random, randomOf } from "../random.ts";
import { activityOf } from "../rhythm.ts";
import { happen, type Traffic } from "./traffic.ts";

const pages = [
  "/",
  "/products/arm-4",
  "/products/gripper",
  "/pricing",
  "/docs/getting-started",
  "/blog/compliant-joints",
  "/careers",
  "/contact",
  "/assets/app.css",
  "/assets/app.js",
  "/img/arm-4.webp",
  "/img/team.webp",
];
const guesses = [
  "/.env",
  "/wp-login.php",
  "/.git/config",
  "/cgi-bin/../../../../etc/passwd",
  "/vendor/phpunit/eval-stdin.php",
  "/admin/",
];
const calls = [
  "/v1/robots/heartbeat",
  "/v1/robots/telemetry",
  "/v1/jobs/next",
  "/v1/jobs/report",
  "/v1/firmware/latest",
  "/v1/customers/self",
];
const agents = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
];

/** Visitors come from a range that belongs to nobody. */
export function visitorIp(random: Random): string {
  return `198.18.${random.int(20, 250)}.${random.int(1, 254)}`;
}

/** The world is awake somewhere: half the visits follow the day of Berlin and Boston. */
function visits(slot: Slot): number {
  return 0.4 + 0.8 * activityOf("berlin", slot.startMs) + 0.6 * activityOf("boston", slot.startMs);
}

export const webVisits: Traffic = (slot, random) => {
  const hours = hoursOf(slot);
  return [
    ...happen(26 * visits(slot) * hours, slot, random, (atMs) => {
      const status = random.chance(0.95) ? 200 : random.pick([301, 304, 404, 499]);
      const path = random.pick(pages);
      return nginx({
        atMs,
        ip: visitorIp(random),
        method: "GET",
        path,
        status,
        bytes: random.int(400, 90_000),
        userAgent: random.pick(agents),
      });
    }),
    ...happen(1.6 * hours, slot, random, (atMs) =>
      nginx({
        atMs,
        ip: visitorIp(random),
        method: "GET",
        path: random.pick(guesses),
        status: 404,
        bytes: 153,
        userAgent: "curl/8.14.1",
      }),
    ),
    ...happen(0.8 * hours, slot, random, (atMs) => {
      const status = random.chance(0.85) ? 200 : 401;
      return nginx({
        atMs,
        ip: visitorIp(random),
        method: "POST",
        path: "/api/login",
        status,
        bytes: 312,
        userAgent: random.pick(agents),
      });
    }),
    ...happen(26 * hours, slot, random, (atMs) => {
      const path = random.pick(calls);
      const method = path.endsWith("telemetry") || path.endsWith("report") ? "POST" : "GET";
      const status = random.chance(0.985) ? 200 : random.pick([429, 500, 502]);
      const robot = {
        ip: `198.19.${random.int(0, 30)}.${random.int(1, 254)}`,
        userAgent: `edge-agent/4.${random.int(1, 9)}`,
      };
      return loadBalancer({ atMs, ...robot, method, path, status, bytes: random.int(80, 4000) }, random);
    }),
    ...happen(7 * hours, slot, random, (atMs) =>
      s3Access({
        atMs,
        ip: random.pick(production.web).ip,
        bucket: "meridian-firmware",
        key: `arm4/${random.int(1, 9)}.${random.int(0, 9)}/image.bin`,
        operation: random.chance(0.9) ? "REST.GET.OBJECT" : "REST.HEAD.OBJECT",
        requester: `arn:aws:sts::${production.id}:assumed-role/fleet-api/${random.pick(production.web).id}`,
        status: 200,
        bytes: random.int(2_000_000, 40_000_000),
      }),
    ),
  ];
};

const database = { ip: "10.40.9.20", port: 5432 };

/** The servers talk to each other and to robots; strangers knock at closed ports. */
export const vpcConnections: Traffic = (slot, random) =>
  happen(38 * hoursOf(slot), slot, random, (atMs) => {
    const server = random.pick(production.web);
    const base = { atMs, account: production, networkInterface: server.networkInterface };
    const port = random.int(32768, 60999);
    const packets = random.int(12, 900);
    const size = { packets, bytes: packets * random.int(80, 1200), accepted: true };
    const kind = random.next();
    if (kind < 0.35)
      return vpcFlow({ ...base, from: "10.40.0.15", fromPort: port, to: server.ip, toPort: 8080, ...size });
    if (kind < 0.65)
      return vpcFlow({ ...base, from: server.ip, fromPort: port, to: database.ip, toPort: database.port, ...size });
    if (kind < 0.8)
      return vpcFlow({ ...base, from: server.ip, fromPort: port, to: visitorIp(random), toPort: 443, ...size });
    const knock = {
      toPort: random.pick([22, 23, 445, 3389, 5900, 6379, 8080, 9200]),
      packets: random.int(1, 3),
      bytes: 60,
      accepted: false,
    };
    return vpcFlow({ ...base, from: strangerIp(random), fromPort: port, to: server.ip, ...knock });
  });

/** The same few dozen strangers all month. */
export function strangerIp(random: Random): string {
  return `203.0.113.${randomOf("stranger", random.int(1, 40)).int(100, 250)}`;
}
