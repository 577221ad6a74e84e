import { describe, expect, test } from "vitest";
import { ConfigurationError, loadConfiguration } from "./configuration.ts";

const nothing = { file: {}, environment: {}, commandLine: {} };

function problemsOf(input: Parameters<typeof loadConfiguration>[0]): readonly string[] {
  try {
    loadConfiguration(input);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

test("has a default for everything that a person need not choose", () => {
  const { values, origins } = loadConfiguration(nothing);
  expect(values).toMatchObject({
    host: "127.0.0.1",
    port: 8080,
    roles: ["api", "ingest", "collect", "detect", "schedule", "deliver"],
  });
  expect(origins.port).toBe("default");
});

test("lets the command line win over the environment, and that over the file", () => {
  const { values, origins } = loadConfiguration({
    file: { port: 1, host: "::1", retentionDays: 9 },
    environment: { PHAROS_PORT: "2", PHAROS_HOST: "0.0.0.0" },
    commandLine: { port: "3" },
  });
  expect(values).toMatchObject({ port: 3, host: "0.0.0.0", retentionDays: 9 });
  expect(origins).toMatchObject({
    port: "command line",
    host: "environment",
    retentionDays: "pharos.yaml",
    dataDir: "default",
  });
});

test("reads roles as a list with commas", () => {
  expect(loadConfiguration({ ...nothing, environment: { PHAROS_ROLES: "api, schedule" } }).values.roles).toEqual([
    "api",
    "schedule",
  ]);
});

test("reads the hosts that may be private as a list with commas", () => {
  const environment = { PHAROS_ALLOWED_PRIVATE_HOSTS: "localhost, 10.0.0.0/8,fd00::/8,::1,my_gpu-1.lan" };
  const allowed = ["localhost", "10.0.0.0/8", "fd00::/8", "::1", "my_gpu-1.lan"];
  expect(loadConfiguration({ ...nothing, environment }).values.allowedPrivateHosts).toEqual(allowed);
});

test("reads the proxies that are believed as a list with commas", () => {
  const environment = { PHAROS_TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,fd00::/8" };
  const believed = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"];
  expect(loadConfiguration({ ...nothing, environment }).values.trustProxy).toEqual(believed);
});

test.each(["detect", "ingest,detect", "api,schedule,deliver", "api,detect,schedule"])(
  "allows the roles %s",
  (roles) => {
    expect(problemsOf({ ...nothing, commandLine: { roles } })).toEqual([]);
  },
);

test.each(["ingest", "api,ingest", "collect"])("allows the roles %s where NATS carries deliveries", (roles) => {
  const environment = { PHAROS_NATS_URL: "nats://10.0.0.7:4222, nats://10.0.0.8:4222" };
  expect(problemsOf({ ...nothing, environment, commandLine: { roles } })).toEqual([]);
  expect(loadConfiguration({ ...nothing, environment }).values.natsUrl).toHaveLength(2);
});

describe("a wrong setting", () => {
  test.each([
    {
      name: "is named as the environment spells it",
      input: { ...nothing, environment: { PHAROS_PORT: "many" } },
      says: "PHAROS_PORT (environment)",
    },
    {
      name: "is named with the file",
      input: { ...nothing, file: { logLevel: "loud" } },
      says: "logLevel (pharos.yaml)",
    },
    {
      name: "is refused when nobody knows it in the file",
      input: { ...nothing, file: { prot: 80 } },
      says: "prot (pharos.yaml) is not a setting",
    },
    {
      name: "is refused when nobody knows it in the environment",
      input: { ...nothing, environment: { PHAROS_PROT: "80" } },
      says: "PHAROS_PROT (environment) is not a setting",
    },
    {
      name: "is half an administrator",
      input: { ...nothing, environment: { PHAROS_ADMIN_EMAIL: "a@b.example" } },
      says: "adminEmail and adminPassword go together",
    },
    {
      name: "is a model that nobody provides",
      input: { ...nothing, environment: { PHAROS_AI_MODEL: "m" } },
      says: "aiBaseUrl and aiModel go together",
    },
    {
      name: "is a key for nobody",
      input: { ...nothing, environment: { PHAROS_AI_API_KEY: "k" } },
      says: "aiApiKey needs aiBaseUrl",
    },
    {
      name: "is a provider's address with a user in it",
      input: {
        ...nothing,
        environment: { PHAROS_AI_BASE_URL: "https://me:pw@models.example/v1", PHAROS_AI_MODEL: "m" },
      },
      says: "PHAROS_AI_BASE_URL (environment): must be without a user",
    },
    {
      name: "is an address where a host or a network should be",
      input: { ...nothing, environment: { PHAROS_ALLOWED_PRIVATE_HOSTS: "http://localhost" } },
      says: "PHAROS_ALLOWED_PRIVATE_HOSTS (environment): must be host names",
    },
    {
      name: "is to believe everybody's X-Forwarded-For",
      input: { ...nothing, environment: { PHAROS_TRUST_PROXY: "true" } },
      says: 'PHAROS_TRUST_PROXY (environment): must be the addresses or networks of your reverse proxies, such as 127.0.0.1,10.0.0.0/8, not "true"',
    },
    {
      name: "is to believe everybody's X-Forwarded-For, in the file",
      input: { ...nothing, file: { trustProxy: true } },
      says: "trustProxy (pharos.yaml): must be the addresses or networks of your reverse proxies",
    },
    {
      name: "is a count of proxies, which anybody who reaches Pharos could be",
      input: { ...nothing, environment: { PHAROS_TRUST_PROXY: "1" } },
      says: "PHAROS_TRUST_PROXY (environment): must be the addresses",
    },
    {
      name: "is deliveries without detections, whose events would go nowhere",
      input: { ...nothing, commandLine: { roles: "api,ingest" } },
      says: "roles (command line): ingest needs detect in the same process",
    },
    {
      name: "is an address of NATS that is none, without showing its password",
      input: { ...nothing, environment: { PHAROS_NATS_URL: "http://me:hunter2@nats.example" } },
      says: "PHAROS_NATS_URL (environment): must be addresses such as nats://user:password@10.0.0.7:4222, or tls:// ones",
    },
    {
      name: "is a number of replicas that elect no leader",
      input: { ...nothing, environment: { PHAROS_NATS_REPLICAS: "2" } },
      says: "PHAROS_NATS_REPLICAS (environment): must be 1, 3 or 5",
    },
    {
      name: "is a user for NATS without its address",
      input: { ...nothing, environment: { PHAROS_NATS_CREDENTIALS: "x" } },
      says: "natsCredentials needs natsUrl",
    },
  ])("$name", ({ input, says }) => {
    expect(problemsOf(input).join("\n")).toContain(says);
  });

  test("is reported together with all others", () => {
    expect(problemsOf({ ...nothing, environment: { PHAROS_PORT: "x", PHAROS_LOG_LEVEL: "y" } })).toHaveLength(2);
  });
});
