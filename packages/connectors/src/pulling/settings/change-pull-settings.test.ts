import { PharosError } from "@pharos/domain";
import { expect, test } from "vitest";
import { parsePuller } from "../definition/parse-puller.ts";
import { changePullSettings } from "./change-pull-settings.ts";
import { readPullSettings } from "./read-pull-settings.ts";

const text = `
provider: doorbell
name: Doorbell
description: Who rang at which door
fields:
  - { name: site, label: Site, type: url }
  - { name: login, label: Login, type: host, default: login.example.com }
  - { name: team, label: Team, type: list, optional: true }
  - { name: key, label: API key, type: secret }
  - { name: pem, label: Private key, type: secret, multiline: true, optional: true }
hosts: ["{settings.site}", api.example.com]
authentication:
  - { id: key, label: Key, type: header, header: X-Key, value: "{settings.key}" }
  - id: client
    label: Client
    type: clientCredentials
    tokenUrl: https://{settings.login}/token
    clientId: pharos
    clientSecret: "{settings.key}"
streams:
  - name: rings
    label: Rings
    logTypes: [Custom.Door]
    every: 1m
    request: { url: "{settings.site}/rings" }
    cursor: { type: window, lateness: 5m }
    events: rings[]
`;
const definition = parsePuller(text);
const startAt = new Date("2026-05-01T12:00:00Z");
const site = ["https://ring.example.com"];
const stored = {
  definition,
  ...readPullSettings(definition, { values: { site, key: ["open-sesame"] }, startAt }, {}),
};
const change = (values: Record<string, string[]>, authentication = "key", of = definition) =>
  changePullSettings(of, { authentication, values: { site, ...values }, startAt }, stored);
const errorsOf = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return error instanceof PharosError ? error.fieldErrors : error;
  }
};

test("a stored secret and tokens stay while the servers do", () => {
  expect(change({ team: ["night"] })).toMatchObject({ secrets: { key: "open-sesame" }, keepsTokens: true });
  expect(change({ site: ["https://ring.example.com:443"] })).toMatchObject({ keepsTokens: true });
  expect(change({ key: ["other"] })).toMatchObject({ secrets: { key: "other" }, keepsTokens: false });
});

test.each([
  ["another host", { site: ["https://evil.example"] }, "key", "https://evil.example"],
  ["another port", { site: ["https://ring.example.com:8443"] }, "key", "https://ring.example.com:8443"],
  ["no encryption", { site: ["http://ring.example.com"] }, "key", "http://ring.example.com"],
  ["a host that gives tokens", { login: ["evil.example"] }, "client", "https://evil.example"],
])("a stored secret has to be entered again for %s", (_what, values, authentication, origin) => {
  expect(errorsOf(() => change(values, authentication))).toEqual({
    key: `Enter API key again: the stored one was given for https://ring.example.com, https://api.example.com, not for ${origin}`,
  });
  expect(change({ ...values, key: ["open-sesame"] }, authentication)).toMatchObject({
    secrets: { key: "open-sesame" },
    keepsTokens: false,
  });
});

test("a new default of the definition leads no stored secret elsewhere", () => {
  const other = parsePuller(
    text.replace("login.example.com", "evil.example").replace("api.example.com]", '"{settings.login}"]'),
  );
  expect(errorsOf(() => change({}, "key", other))).toHaveProperty("key");
});

test("an unused way of the stored settings takes no part in it", () => {
  expect(change({ login: ["elsewhere.example.com"] })).toMatchObject({ keepsTokens: true });
});

test.each([
  ["a line break", { key: ["sk\n1234"] }, "key", "API key contains a line break"],
  ["a control character", { key: ["sk\u00011234"] }, "key", "API key contains a control character"],
  ["a control character among lines", { pem: ["a\nb\u0000c"] }, "pem", "Private key contains a control character"],
  ["too long a text", { key: ["x".repeat(40_000)] }, "key", "API key is longer than 16000 characters"],
  ["too many values", { team: Array(501).fill("a") }, "team", "Team has 501 values; it can have 500"],
  ["too long a value", { team: ["a".repeat(2_001)] }, "team", "Team is longer than 2000 characters"],
])("refuses %s", (_what, values, field, message) => {
  const errors = errorsOf(() => change(values as Record<string, string[]>)) as Record<string, string>;
  expect(errors[field]).toContain(message);
});

test("a key of several lines is taken where the field has several", () => {
  expect(change({ pem: ["-----BEGIN\r\n\tx\n-----END"] }).secrets.pem).toContain("BEGIN");
});
