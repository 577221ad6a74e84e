import { expect, test } from "vitest";
import {
  newSyslogSourceValues,
  type SyslogSourceValues,
  syslogSourceInput,
  syslogSourceProblems,
  valuesOfSyslogSource,
} from "./syslog-source-values.ts";

const good: SyslogSourceValues = { ...newSyslogSourceValues, label: "Firewalls", logTypes: ["Cisco.ASA"] };
const overTls = { protocols: ["TLS" as const], certificate: "PEM", privateKey: "KEY" };

test.each<[what: string, change: Partial<SyslogSourceValues>, fields: string[]]>([
  ["nothing", {}, []],
  ["a label, log types and protocols", { label: " ", logTypes: [], protocols: [] }, ["label", "logTypes", "protocols"]],
  ["two protocols of one port", { ...overTls, protocols: ["TCP", "TLS"] }, ["protocols"]],
  ["numbers", { port: "", idleMinutes: 1.5 }, ["port", "idleMinutes"]],
  ["a certificate and its key", { protocols: ["TLS"] }, ["certificate", "privateKey"]],
  ["authorities", { ...overTls, clientCheck: "AUTHORITIES" }, ["clientAuthorities"]],
  ["fingerprints", { ...overTls, clientCheck: "FINGERPRINTS" }, ["clientFingerprints"]],
  ["nothing of TLS where there is none", { clientCheck: "FINGERPRINTS" }, []],
])("says that %s must be mended", (_, change, fields) => {
  expect(Object.keys(syslogSourceProblems({ ...good, ...change }, false)).sort()).toEqual(fields.sort());
});

test("needs no key where one is stored, and sends none", () => {
  const values = { ...good, ...overTls, privateKey: "" };
  expect(syslogSourceProblems(values, true)).toEqual({});
  expect(syslogSourceInput(values).tls).toEqual({ certificate: "PEM", clientCheck: "NONE" });
});

test("sends what belongs to the protocols, and reads it back", () => {
  const values = { ...good, port: "6514", networks: "10.0.0.0/8, 192.0.2.7\n", certificate: "PEM" };
  expect(syslogSourceInput(values)).toEqual({
    label: "Firewalls",
    logTypes: ["Cisco.ASA"],
    protocols: ["UDP", "TCP"],
    port: 6514,
    networks: ["10.0.0.0/8", "192.0.2.7"],
    idleMinutes: 60,
  });
  const stored = {
    ...syslogSourceInput(values),
    integrationLabel: "Firewalls",
    networks: ["10.0.0.0/8"],
    idleMinutes: 5,
    tls: null,
  };
  expect(valuesOfSyslogSource(stored)).toEqual({ ...good, port: 6514, networks: "10.0.0.0/8", idleMinutes: 5 });
});
