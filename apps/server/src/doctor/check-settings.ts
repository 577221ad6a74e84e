import { isIP } from "node:net";
import { parseNatsAddress } from "@pharos/connectors";
import type { Configuration } from "../configuration/configuration.ts";
import { type CheckResult, fail, pass, warn } from "./check.ts";

type Settings = Pick<
  Configuration,
  | "host"
  | "publicUrl"
  | "trustProxy"
  | "allowedPrivateHosts"
  | "databaseUrl"
  | "lakeUrl"
  | "natsUrl"
  | "secretKey"
  | "adminPassword"
>;

export interface SettingFacts {
  readonly settings: Settings;
  readonly hasKeyFile: boolean;
  /** Whether an embedded database is there. */
  readonly hasDatabase: boolean;
  readonly dataDir: string;
}

/** Settings that give away more than a person may think. */
export function checkSettings(facts: SettingFacts): CheckResult[] {
  return [
    checkHost(facts.settings),
    checkProxy(facts.settings),
    checkPrivateHosts(facts.settings),
    ...checkServers(facts.settings),
    checkKey(facts),
    ...checkAdministrator(facts.settings),
  ];
}

function checkHost({ host, publicUrl }: Settings): CheckResult {
  if (isLoopback(host)) return pass("host", `Pharos listens on ${host} only`);
  if (publicUrl?.startsWith("https:"))
    return pass("host", `Pharos listens on ${host}, and people reach it at ${publicUrl}`);
  return warn(
    "host",
    `Pharos listens on ${host} without TLS: passwords and tokens cross the network in the clear`,
    "Listen on 127.0.0.1 behind a reverse proxy with TLS, and set PHAROS_PUBLIC_URL to its https address.",
  );
}

function checkProxy({ trustProxy }: Settings): CheckResult {
  if (trustProxy.length === 0) return pass("proxy", "X-Forwarded-For is not believed");
  const wide = trustProxy.filter(isWide);
  if (wide.length === 0) return pass("proxy", `X-Forwarded-For is believed of ${trustProxy.join(", ")}`);
  return warn(
    "proxy",
    `Everybody in ${wide.join(", ")} can pretend to have any address`,
    "Name the addresses of the proxies themselves in PHAROS_TRUST_PROXY.",
  );
}

function checkPrivateHosts({ allowedPrivateHosts }: Settings): CheckResult {
  const wide = allowedPrivateHosts.filter(isWide);
  if (wide.length > 0) {
    return warn(
      "private hosts",
      `Outgoing requests may reach all of ${wide.join(", ")}`,
      "Name the hosts that they need in PHAROS_ALLOWED_PRIVATE_HOSTS.",
    );
  }
  const { length } = allowedPrivateHosts;
  return pass("private hosts", length === 0 ? "None may be reached" : `${length} may be reached`);
}

/** A network of more than a site. */
function isWide(entry: string): boolean {
  const [address = "", bits] = entry.split("/");
  return bits !== undefined && Number(bits) < (isIP(address) === 6 ? 48 : 16);
}

function checkServers({ databaseUrl, lakeUrl, natsUrl }: Settings): CheckResult[] {
  const results: CheckResult[] = [];
  if (databaseUrl !== undefined) {
    const { hostname, searchParams } = new URL(databaseUrl);
    const isPlain = !["require", "verify-ca", "verify-full"].includes(searchParams.get("sslmode") ?? "");
    results.push(
      isPlain && !isLoopback(hostname)
        ? warn(
            "database",
            `The connection to ${hostname} is not encrypted`,
            "Add ?sslmode=verify-full to PHAROS_DATABASE_URL.",
          )
        : pass("database", `The database is on ${hostname}`),
    );
  }
  if (lakeUrl !== undefined) {
    const { hostname, protocol } = new URL(lakeUrl);
    results.push(
      protocol === "http:" && !isLoopback(hostname)
        ? warn("lake", `The connection to ${hostname} is not encrypted`, "Use an https address in PHAROS_LAKE_URL.")
        : pass("lake", `The lake is on ${hostname}`),
    );
  }
  if (natsUrl !== undefined) {
    const plain = natsUrl.map(parseNatsAddress).filter((one) => !one.isEncrypted && !isLoopback(hostOf(one.server)));
    results.push(
      plain.length > 0
        ? warn(
            "nats",
            `The connection to ${plain.map(({ server }) => server).join(", ")} is not encrypted: logs and the password cross the network in the clear`,
            "Use tls:// addresses in PHAROS_NATS_URL.",
          )
        : pass("nats", `Deliveries are carried by ${natsUrl.map((one) => parseNatsAddress(one).server).join(", ")}`),
    );
  }
  return results;
}

const hostOf = (server: string): string => server.slice(0, server.lastIndexOf(":"));

/** Without the key the secrets in the database cannot be read again, whatever else was saved. */
function checkKey({ settings, hasKeyFile, hasDatabase, dataDir }: SettingFacts): CheckResult {
  if (settings.secretKey !== undefined) return pass("key", "The key of the secrets is a setting");
  if (!hasKeyFile && hasDatabase) {
    return fail(
      "key",
      `${dataDir}/secret.key is missing, but there is a database`,
      "Put the file back from a backup. Without it the start refuses where secrets were sealed; pharos start --accept-lost-key forgets them.",
    );
  }
  if (!hasKeyFile) return pass("key", "The first start makes the key of the secrets");
  return warn(
    "key",
    `The key of the secrets is only in ${dataDir}/secret.key, as far as Pharos knows`,
    "Keep a copy of the file in another place, apart from backups of the database. Set PHAROS_SECRET_KEY_FILE to a key that you keep elsewhere, and this is silent.",
  );
}

function checkAdministrator({ adminPassword }: Settings): CheckResult[] {
  if (adminPassword === undefined) return [];
  const remedy = "Remove PHAROS_ADMIN_PASSWORD: it counts only while there is no administrator.";
  return [warn("administrator", "The first administrator's password is still a setting", remedy)];
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || host.startsWith("127.");
}
