import { readFileSync } from "node:fs";
import { pullerFiles } from "@pharos/content";
import { PullFailure } from "@pharos/domain";
import { expect, test } from "vitest";
import { readEvents } from "../response/read-events.ts";
import { readPath } from "../response/read-path.ts";
import { readPullSettings } from "../settings/read-pull-settings.ts";
import { pullerDefinition } from "./puller-definition.ts";
import { listSecretHosts, readCustomPuller } from "./read-custom-puller.ts";

const good = `provider: custom-doorbell
name: Doorbell
description: Who rang
fields:
  - { name: site, label: Site, type: host }
  - { name: key, label: API key, type: secret }
hosts: ["{settings.site}"]
authentication:
  - { id: key, label: Key, type: header, header: X-Key, value: "{settings.key}" }
streams:
  - name: rings
    label: Rings
    logTypes: [Custom.Door]
    every: 1m
    request: { url: "https://{settings.site}/rings", headers: { X-Page: "1" } }
    cursor: { type: window, lateness: 5m }
    events: "[]"
`;

test("accepts a definition, and a copy of each one that ships", () => {
  expect(readCustomPuller(good).problems).toEqual([]);
  for (const path of pullerFiles()) {
    const copy = readFileSync(path, "utf8").replace(/^provider: /m, "provider: custom-");
    const { problems } = readCustomPuller(copy);
    // Ways that use the deployment's identity are for definitions that ship.
    expect([path, ...problems.filter(({ message }) => !message.includes("AWS identity"))]).toEqual([path]);
  }
});

test.each([
  [
    "a name that a product may get",
    "custom-doorbell",
    "doorbell",
    1,
    "Begin the name with custom-, as in custom-doorbell.",
  ],
  ["a name that every object has", "name: key,", "name: constructor,", 6, "reserved word"],
  [
    "a host outside of hosts",
    "https://{settings.site}/rings",
    "https://evil.example/rings",
    15,
    "evil.example is not listed in hosts",
  ],
  [
    "an address that hides its host",
    "https://{settings.site}/",
    "https://{settings.site}@evil.example/",
    15,
    "is not an address",
  ],
  ["an address without a scheme", "https://{settings.site}/", "{settings.site}/", 15, "is not an address"],
  ["a file", "https://{settings.site}/rings", "file:///etc/passwd", 15, "is not an address"],
  ["a secret in a host", 'hosts: ["{settings.site}"]', 'hosts: ["{settings.key}.evil.example"]', 7, "is a secret"],
  [
    "a secret in stored events",
    '    events: "[]"',
    '    events: "[]"\n    shape: { leak: "{settings.key}" }',
    18,
    "is a secret",
  ],
  ["a header that picks another host", "X-Page", "Host", 15, "The header Host cannot be set"],
  ["a header that ends the request", "X-Key", "X-Key: 1, Y", 9, ""],
  [
    "the deployment's AWS identity",
    "type: header, header: X-Key, value",
    "type: awsSignature, region: eu-west-1, service: logs, secretAccessKey",
    9,
    "Enter accessKeyId and secretAccessKey",
  ],
  ["polls without a rest", "every: 1m", "every: 0s", 14, "Poll every 30s at most"],
  ["a time beyond all calendars", "lateness: 5m", "lateness: 999999999d", 16, "at most 3650d"],
  ["ranges of no length", "lateness: 5m", "lateness: 5m, grain: 0s", 16, "more than 0"],
  ["a filter that every object has", "/rings", "/rings?{start|constructor}", 15, "|constructor is not a filter"],
  [
    "a link that runs a script",
    "description: Who rang",
    "description: Who rang\ndocumentation: javascript:alert(1)",
    4,
    "documentation",
  ],
  ["a member that there is not", "    every: 1m", "    every: 1m\n    evry: 1m", 15, "evry"],
])("refuses %s, with its line", (_what, before, after, line, message) => {
  const text = good.replace(before, after);
  expect(text).not.toBe(good);
  const [first] = readCustomPuller(text).problems;
  expect(first?.message).toContain(message);
  expect(first?.line).toBe(line);
});

test.each([
  ["more text than is read", `${good}# ${"x".repeat(70_000)}`],
  [
    "references that grow without end",
    `a: &a [1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]`,
  ],
  ["brackets without end", "[".repeat(60_000)],
  ["a text of one word", "doorbell"],
  ["nothing", ""],
])("refuses %s", (_what, text) => {
  const { definition, problems } = readCustomPuller(text);
  expect(definition).toBeUndefined();
  expect(problems.length).toBeGreaterThan(0);
});

test("finds every host that gets secrets", () => {
  const text = good.replace(
    "  - { id: key,",
    '  - { id: grant, label: G, type: clientCredentials, tokenUrl: "https://login.example.com/t", clientId: a, clientSecret: b }\n  - { id: key,',
  );
  const { definition } = readCustomPuller(text);
  expect(definition && listSecretHosts(definition)).toEqual(["login.example.com", "{settings.site}"]);
});

test("a pattern that never ends refuses the value and lets the process go on", () => {
  const text = good
    .replace("type: host }", 'type: text, pattern: "(a+)+b" }')
    .replace('"{settings.site}"', "a.example")
    .replace("{settings.site}", "a.example");
  const { definition } = readCustomPuller(text);
  if (!definition) throw new Error("not read");
  const given = { values: { site: ["a".repeat(60)], key: ["k"] }, startAt: new Date(0) };
  const before = performance.now();
  expect(() => readPullSettings(definition, given, {})).toThrow("Site is not valid");
  expect(performance.now() - before).toBeLessThan(2_000);
});

test("reads no member that an answer inherits, and changes no prototype", () => {
  for (const path of ["constructor", "__proto__.constructor", "toString"]) expect(readPath({ a: 1 }, path)).toEqual([]);
  const rules = { events: "[]", id: [], timeFormat: "rfc3339" as const, shape: { __proto__: null, "...": "{event}" } };
  const [event] = readEvents(rules, [JSON.parse('{"__proto__":{"polluted":true},"a":1}')]);
  expect(event?.text).toBe('{"__proto__":{"polluted":true},"a":1}');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("events that a definition multiplies are refused before they fill the memory", () => {
  const rules = { events: "[]", id: ["id"], timeFormat: "rfc3339" as const };
  const around = "x".repeat(1024 * 1024);
  const flattened = { ...rules, flatten: { list: "items" } };
  expect(() => readEvents(flattened, [{ around, items: Array.from({ length: 1000 }, (_, n) => ({ n })) }])).toThrow(
    PullFailure,
  );
  const shape = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`a${n}`, "{event}"]));
  expect(() => readEvents({ ...rules, shape }, [{ around: around.repeat(4) }])).toThrow(PullFailure);
});

test("the documentation has a definition without problems, and describes each member of the language", () => {
  const page = readFileSync(new URL("../../../../../docs/pulling.md", import.meta.url), "utf8");
  const [, example = ""] = /<!-- example -->\s+```yaml\n([\s\S]*?)```/.exec(page) ?? [];
  expect(readCustomPuller(example).problems).toEqual([]);
  const { authentication, streams } = pullerDefinition.shape;
  const ways = authentication.element.options.map(({ shape: { type } }) => String(type.value));
  const undescribed = [...ways, ...Object.keys(streams.element.shape)].filter((word) => !page.includes(word));
  expect(undescribed).toEqual([]);
});

test("a page on which access is granted counts among the hosts that learn of secrets", () => {
  const grant =
    '{ id: key, label: Key, type: authorizationCode, authorizeUrl: "https://evil.example/{settings.key}", tokenUrl: "https://{settings.site}/token", clientId: x, clientSecret: "{settings.key}" }';
  const { definition, problems } = readCustomPuller(good.replace(/\{ id: key, .*\}/, grant));
  expect(problems).toMatchObject([
    { line: 9, message: expect.stringContaining("is a secret, which cannot be used here") },
  ]);
  expect(definition && listSecretHosts(definition)).toEqual(["evil.example", "{settings.site}"]);
});
