import { expect, test } from "vitest";
import { loadConfiguration } from "./configuration.ts";
import { isOfKubernetes } from "./kubernetes-variables.ts";

/** What a service called pharos, and one called pharos-lake, set in every container. */
const ofKubernetes = {
  PHAROS_SERVICE_HOST: "10.0.0.1",
  PHAROS_SERVICE_PORT: "8080",
  PHAROS_SERVICE_PORT_HTTP: "8080",
  PHAROS_PORT: "tcp://10.0.0.1:8080",
  PHAROS_PORT_8080_TCP: "tcp://10.0.0.1:8080",
  PHAROS_PORT_8080_TCP_PROTO: "tcp",
  PHAROS_PORT_8080_TCP_PORT: "8080",
  PHAROS_PORT_8080_TCP_ADDR: "10.0.0.1",
  PHAROS_LAKE_SERVICE_HOST: "10.0.0.2",
  PHAROS_LAKE_PORT: "tcp://10.0.0.2:8123",
};

test.each(Object.entries(ofKubernetes))("passes over %s=%s", (name, value) => {
  expect(isOfKubernetes(name, value)).toBe(true);
});

test.each([
  ["PHAROS_PORT", "8080"],
  ["PHAROS_PORT", "tcp:8080"],
  ["PHAROS_LAKE_PORT", "8123"],
  ["PHAROS_HOST", "10.0.0.1"],
  ["PHAROS_DATABASE_URL", "tcp://10.0.0.1"],
])("does not pass over %s=%s", (name, value) => {
  expect(isOfKubernetes(name, value)).toBe(false);
});

test("starts with its own settings in a namespace with a service called pharos", () => {
  const { values, origins } = loadConfiguration({ file: {}, environment: ofKubernetes, commandLine: {} });
  expect([values.port, origins.port]).toEqual([8080, "default"]);
});
