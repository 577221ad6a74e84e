import { mailServerCertificate, openTestStore, senderCertificates } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let manager: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  await addDoorSchema(api.store, api.now);
  manager = await api.signedIn("LogSourceModify");
});
afterAll(() => api.close());

const shown = `integrationId integrationLabel integrationType logTypes logStreamType health enabled revision
  protocols port networks idleMinutes
  tls { certificate subject fingerprint clientCheck clientAuthorities clientFingerprints }
  listeners { process addresses connections problem lastError lost }`;
const createDocument = `mutation ($input: CreateSyslogSourceInput!) { createSyslogSource(input: $input) { logSource { ${shown} } } }`;
const updateDocument = `mutation ($input: UpdateSyslogSourceInput!) { updateSyslogSource(input: $input) { logSource { ${shown} } } }`;
const input = { label: "Firewalls", logTypes: ["Custom.Door"], protocols: ["UDP", "TCP"], port: 514 };
const { cert: certificate, key: privateKey } = mailServerCertificate;
const tls = { certificate, privateKey, clientCheck: "NONE" };
let ports = 10_000;

async function aSyslogSource(change: object = {}) {
  const port = ++ports;
  const given = { ...input, label: `Firewalls ${port}`, port, ...change };
  const { data, errors } = await manager.ask(createDocument, { input: given });
  expect(errors).toEqual([]);
  return data.createSyslogSource.logSource;
}

async function change(id: string, revision: number, given: object) {
  const { data, errors } = await manager.ask(updateDocument, { input: { id, revision, ...given } });
  return { source: data?.updateSyslogSource?.logSource, errors };
}

test("a new source has what was chosen, and defaults", async () => {
  const networks = ["10.1.2.3/16", " 192.0.2.7 ", "FD00:0::/8", "10.1.0.0/16", ""];
  expect(await aSyslogSource({ label: "Edge", port: 514, networks })).toEqual({
    integrationId: expect.any(String),
    integrationLabel: "Edge",
    integrationType: "syslog",
    logTypes: ["Custom.Door"],
    logStreamType: "Lines",
    health: "NO_DATA",
    enabled: true,
    revision: 1,
    protocols: ["UDP", "TCP"],
    port: 514,
    networks: ["10.1.0.0/16", "192.0.2.7", "fd00::/8"],
    idleMinutes: 60,
    tls: null,
    listeners: [],
  });
});

test("keeps the private key for itself, also where other settings change", async () => {
  const source = await aSyslogSource({ protocols: ["TLS"], tls });
  expect(source.tls).toMatchObject({ subject: "CN=localhost", fingerprint: expect.stringMatching(/^[0-9A-F:]{95}$/) });
  expect(JSON.stringify(source)).not.toContain("PRIVATE KEY");
  const fingerprint = "sha256:e24ad142a9f1e1717f64e0d9bbf83ae0e8bcc3ae42955fb9b8cb1ee4637f43a7";
  const check = { certificate, clientCheck: "FINGERPRINTS", clientFingerprints: [fingerprint] };
  const { source: changed } = await change(source.integrationId, 1, { tls: check, idleMinutes: 5 });
  expect(changed).toMatchObject({
    idleMinutes: 5,
    revision: 2,
    tls: {
      clientCheck: "FINGERPRINTS",
      clientFingerprints: [expect.stringMatching(/^E2:4A:.*:A7$/)],
      clientAuthorities: null,
    },
  });
  expect(await api.store.sources.secret(source.integrationId)).toBe(privateKey);
  const { source: plain } = await change(source.integrationId, 2, { protocols: ["TCP"], enabled: false });
  expect(plain).toMatchObject({ protocols: ["TCP"], tls: null, enabled: false, health: "DISABLED" });
  expect(await api.store.sources.secret(source.integrationId)).toBeUndefined();
  expect((await change(source.integrationId, 2, { enabled: true })).errors[0]?.message).toContain(
    "Somebody else changed this log source",
  );
});

const otherKey = senderCertificates.key;
const ofTls = (given: object) => ({ protocols: ["TLS"], tls: { ...tls, ...given } });
test.each([
  [{ label: "" }, "label"],
  [{ logTypes: [] }, "logTypes"],
  [{ protocols: [] }, "protocols"],
  [{ protocols: ["TCP", "TLS"] }, "protocols"],
  [{ port: 0 }, "port"],
  [{ port: 65_536 }, "port"],
  [{ networks: ["10.0.0.0/33"] }, "networks"],
  [{ networks: ["gate.example"] }, "networks"],
  [{ idleMinutes: 0 }, "idleMinutes"],
  [{ protocols: ["TLS"] }, "certificate"],
  [ofTls({ certificate: "certificate" }), "certificate"],
  [ofTls({ privateKey: null }), "privateKey"],
  [ofTls({ privateKey: "key" }), "privateKey"],
  [ofTls({ privateKey: otherKey }), "privateKey"],
  [ofTls({ clientCheck: "AUTHORITIES" }), "clientAuthorities"],
  [ofTls({ clientCheck: "FINGERPRINTS" }), "clientFingerprints"],
  [ofTls({ clientCheck: "FINGERPRINTS", clientFingerprints: ["ab:cd"] }), "clientFingerprints"],
])("refuses %o at its field", async (wrong, field) => {
  const given = { ...input, label: "Refused", port: 700, ...wrong };
  const { errors } = await manager.ask(createDocument, { input: given });
  expect(Object.keys(errors[0]?.extensions.fieldErrors ?? {})).toEqual([field]);
});

test("a port is for one source, unless their senders differ", async () => {
  const { port, integrationId } = await aSyslogSource({ networks: ["10.0.0.0/8"] });
  await aSyslogSource({ port, label: "Other senders", networks: ["10.1.0.0/16"] });
  await aSyslogSource({ port, label: "Everybody else" });
  const { errors } = await manager.ask(createDocument, {
    input: { ...input, label: "Same senders", port, networks: ["10.0.0.0/8"] },
  });
  expect(errors[0]?.extensions.fieldErrors).toHaveProperty("port");
  expect((await change(integrationId, 1, { idleMinutes: 7 })).errors).toEqual([]);
});

test("fails while somebody who should listen cannot, and where datagrams were lost", async () => {
  const { integrationId: id } = await aSyslogSource();
  const listener = {
    addresses: ["udp 0.0.0.0:514"],
    connections: 1,
    problem: undefined,
    lastError: undefined,
    lastErrorAt: undefined,
    lost: 0,
    seenAt: api.now,
  };
  const ask = async () =>
    (await manager.ask(`query ($id: ID!) { source(id: $id) { health } }`, { id })).data.source.health;
  expect(await ask()).toBe("NO_DATA");
  await api.store.syslog.report("one", new Map([[id, { ...listener, problem: "Another program has the port" }]]));
  expect(await ask()).toBe("FAILING");
  await api.store.syslog.report("one", new Map([[id, listener]]));
  const counts = { received: 1_000, stored: 980, failed: 0, dropped: 20, repeated: 0, bytes: 1 };
  await api.store.ingest.counts.add([
    { sourceId: id, logType: "Custom.Door", at: new Date(api.now.getTime() - 60_000), counts },
  ]);
  expect(await ask()).toBe("FAILING");
});

test("needs LogSourceModify, and sight of all log types", async () => {
  const { integrationId: id } = await aSyslogSource();
  const reader = await api.signedIn("LogSourceRead");
  for (const [document, given] of [
    [createDocument, { ...input, label: "No" }],
    [updateDocument, { id, revision: 1 }],
  ] as const) {
    const { errors } = await reader.ask(document, { input: given });
    expect(errors[0]?.message).toContain("LogSourceModify");
  }
  const stranger = await api.signedInSeeing(["AWS.ALB"], "LogSourceRead", "LogSourceModify");
  expect((await stranger.ask(updateDocument, { input: { id, revision: 1 } })).errors).toHaveLength(1);
});

test("nobody posts logs to it, and nobody changes a source of another kind by these operations", async () => {
  const { integrationId } = await aSyslogSource();
  expect((await api.app.inject({ method: "POST", url: `/http/${integrationId}`, payload: "{}" })).statusCode).toBe(404);
  const { data } = await manager.ask(
    `mutation { createHttpSource(input: { label: "Posted", logTypes: ["Custom.Door"], logStreamType: Auto, auth: { method: Bearer } }) { logSource { integrationId } } }`,
  );
  const { errors } = await change(data.createHttpSource.logSource.integrationId, 1, { port: 515 });
  expect(errors).toHaveLength(1);
});
