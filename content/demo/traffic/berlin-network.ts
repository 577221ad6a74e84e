import { lanDomain, servers, windowsDomain } from "../company/offices.ts";
import { people, peopleOf } from "../company/people.ts";
import { type DemoEvent, hoursOf } from "../event.ts";
import { zeek } from "../formats/network.ts";
import type { Random } from "../random.ts";
import { activityOf, worksAtHome } from "../rhythm.ts";
import { happen, type Traffic } from "./traffic.ts";

const names = [
  "www.google.com",
  "slack.com",
  "edgeapi.slack.com",
  "github.com",
  "api.github.com",
  "meridian-robotics.okta.com",
  "drive.google.com",
  "zoom.us",
  "ocsp.digicert.com",
  "teams.microsoft.com",
  "packages.meridian-robotics.example",
  "pypi.org",
  "eu-central-1.console.aws.amazon.com",
  "nv-p1-elb-district-wrlin-01-2006273565.us-east-1.elb.amazonaws.com",
];
const inBerlin = people.filter((person) => person.office === "berlin");

export const berlinNetwork: Traffic = (slot, random) => [
  ...inBerlin
    .filter((person) => !worksAtHome(person, slot.startMs))
    .flatMap((person) => {
      const hours = activityOf("berlin", slot.startMs) * hoursOf(slot);
      return happen(3.4 * hours, slot, random, (atMs) => browsing(atMs, person.lanIp, random, person.account));
    }),
  ...happen(4 * hoursOf(slot), slot, random, (atMs) => mailAndBuilds(atMs, random)),
];

function browsing(atMs: number, from: string, random: Random, account: string): DemoEvent[] {
  if (random.chance(0.12)) return [ticket(atMs, from, account)];
  const query = random.pick(names);
  const address = `198.18.${random.int(20, 60)}.${random.int(1, 254)}`;
  const question = {
    proto: "udp",
    query,
    qclass: 1,
    qclass_name: "C_INTERNET",
    qtype: 1,
    qtype_name: "A",
    rcode: 0,
    rcode_name: "NOERROR",
    AA: false,
    TC: false,
    RD: true,
    RA: true,
    Z: 0,
    answers: [address],
    TTLs: [300],
    rejected: false,
  };
  const lookup = zeek({ atMs, log: "dns", from, to: servers.domainController.ip, toPort: 53, fields: question });
  if (random.chance(0.55)) return [lookup];
  const session = {
    version: "TLSv13",
    cipher: "TLS_AES_128_GCM_SHA256",
    curve: "x25519",
    server_name: query,
    resumed: false,
    established: true,
    validation_status: "ok",
  };
  return [lookup, zeek({ atMs: atMs + 40, log: "ssl", from, to: address, toPort: 443, fields: session })];
}

function ticket(atMs: number, from: string, account: string): DemoEvent {
  const fields = {
    request_type: "TGS",
    client: `${account}/${lanDomain.toUpperCase()}`,
    service: `cifs/${servers.files.host}`,
    success: true,
    cipher: "aes256-cts-hmac-sha1-96",
    forwardable: true,
    renewable: true,
  };
  return zeek({ atMs, log: "kerberos", from, to: servers.domainController.ip, toPort: 88, fields });
}

const administrators = peopleOf("it", "operations").filter((person) => person.office === "berlin");

function mailAndBuilds(atMs: number, random: Random): DemoEvent {
  const kind = random.next();
  if (kind < 0.5) {
    const fields = {
      trans_depth: 1,
      helo: `mail${random.int(1, 40)}.partner.example`,
      mailfrom: `orders@partner${random.int(1, 40)}.example`,
      rcptto: [`sales@meridian-robotics.example`],
      tls: true,
      is_webmail: false,
    };
    return zeek({ atMs, log: "smtp", from: `198.18.5.${random.int(1, 200)}`, to: servers.mail.ip, toPort: 25, fields });
  }
  const administrator = random.pick(administrators);
  if (kind < 0.9) {
    const fields = {
      version: 2,
      auth_success: random.chance(0.97),
      auth_attempts: 1,
      client: "SSH-2.0-OpenSSH_9.9",
      server: "SSH-2.0-OpenSSH_9.6p1 Ubuntu-3",
    };
    return zeek({ atMs, log: "ssh", from: administrator.lanIp, to: servers.build.ip, toPort: 22, fields });
  }
  const fields = {
    cookie: `${windowsDomain}\\${administrator.account}`.slice(0, 15),
    result: "encrypted",
    security_protocol: "HYBRID",
    cert_count: 0,
  };
  return zeek({ atMs, log: "rdp", from: administrator.lanIp, to: servers.files.ip, toPort: 3389, fields });
}
