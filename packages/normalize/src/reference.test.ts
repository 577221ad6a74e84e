import { describe, expect, test } from "vitest";
import { eventsOf, normalizeText } from "./testing/a-chunk.ts";

/** The sentences of the schema language's reference, by its sections; what has tests of its own elsewhere is left out. */
type Case = [claim: string, fields: string, record: unknown, event: unknown];

function run([, fields, record]: Case): unknown {
  return eventsOf(`schema: Custom.A\nfields:\n${fields}`, JSON.stringify(record))[0];
}

const field = (name: string, rest: string) => `  - { name: ${name}, ${rest} }\n`;
const nanos = (text: string) => text.padEnd(29, "0");

describe("§2 fields", () => {
  test.each<Case>([
    ["null counts as absent", field("a", "type: string, required: true"), { a: null }, "Custom.A: a is required"],
    ["an empty text is a value", field("a", "type: string, required: true"), { a: "" }, { a: "" }],
    ["keys with symbols", field("'@at'", "type: string"), { "@at": "x" }, { at_sign_at: "x" }],
    [
      "embedded JSON",
      field("a", "type: array, isEmbeddedJSON: true, element: { type: int }"),
      { a: "[1]" },
      { a: [1] },
    ],
    [
      "embedded text that is no JSON",
      field("a", "type: json, isEmbeddedJSON: true"),
      { a: "[1" },
      "Custom.A: a must be JSON that is not nested too deeply",
    ],
  ])("%s", (...row) => expect(run(row)).toEqual(row[3]));
});

describe("§3 types", () => {
  test.each<Case>([
    ["numbers as text", field("a", "type: string"), { a: 1.5 }, { a: "1.5" }],
    ["booleans as text", field("a", "type: string"), { a: false }, { a: "false" }],
    ["no objects as text", field("a", "type: string"), { a: {} }, "Custom.A: a must be a string"],
    ["texts as numbers", field("a", "type: int"), { a: "-12" }, { a: -12 }],
    ["an empty text as no number", field("a", "type: float"), { a: "" }, {}],
    ["32 bits", field("a", "type: int"), { a: 2 ** 31 }, "Custom.A: a must be a whole number of 32 bits"],
    ["16 bits", field("a", "type: smallint"), { a: -32_769 }, "Custom.A: a must be a whole number of 16 bits"],
    ["texts as booleans", field("a", "type: boolean"), { a: "true" }, { a: true }],
    ["an empty text as no boolean", field("a", "type: boolean"), { a: "" }, {}],
    ["no numbers as booleans", field("a", "type: boolean"), { a: 1 }, "Custom.A: a must be true or false"],
    [
      "empty objects and arrays",
      field("a", "type: json") + field("b", "type: array, element: { type: int }"),
      { a: {}, b: [] },
      { a: {}, b: [] },
    ],
    ["no unknown keys", field("a", "type: int"), { a: 1, b: 2 }, { a: 1 }],
    [
      "all or nothing",
      field("a", "type: int") + field("b", "type: int"),
      { a: 1, b: "x" },
      "Custom.A: b must be a whole number of 32 bits",
    ],
  ])("%s", (...row) => expect(run(row)).toEqual(row[3]));
});

describe("§4 timestamps", () => {
  const at = (format: string) => field("t", `type: timestamp, timeFormats: ['${format}']`);
  test.each<Case>([
    [
      "rfc3339 with an offset",
      at("rfc3339"),
      { t: "2022-04-04T19:09:17.5+02:00" },
      { t: nanos("2022-04-04 17:09:17.5") },
    ],
    ["unix with a fraction", at("unix"), { t: 1649092157.25 }, { t: nanos("2022-04-04 17:09:17.25") }],
    ["unix_ms as text", at("unix_ms"), { t: "1649092157001" }, { t: nanos("2022-04-04 17:09:17.001") }],
    ["unix_us", at("unix_us"), { t: 1649092157000001 }, { t: nanos("2022-04-04 17:09:17.000001") }],
    ["unix_ns", at("unix_ns"), { t: "1649092157000000001" }, { t: nanos("2022-04-04 17:09:17.000000001") }],
    ["unix_auto in seconds", at("unix_auto"), { t: 1649092157 }, { t: nanos("2022-04-04 17:09:17.") }],
    ["unix_auto in milliseconds", at("unix_auto"), { t: 1649092157000 }, { t: nanos("2022-04-04 17:09:17.") }],
    ["unix_auto in microseconds", at("unix_auto"), { t: 1649092157000000 }, { t: nanos("2022-04-04 17:09:17.") }],
    ["unix_auto in nanoseconds", at("unix_auto"), { t: "1649092157000000000" }, { t: nanos("2022-04-04 17:09:17.") }],
    ["cloudflare in nanoseconds", at("cloudflare"), { t: "1649092157000000000" }, { t: nanos("2022-04-04 17:09:17.") }],
    ["cloudflare as text", at("cloudflare"), { t: "2022-04-04T17:09:17Z" }, { t: nanos("2022-04-04 17:09:17.") }],
    [
      "a pattern without a zone",
      at("%Y-%m-%d %H:%M:%S"),
      { t: "2022-04-04 17:09:17" },
      { t: nanos("2022-04-04 17:09:17.") },
    ],
    [
      "a pattern with names and twelve hours",
      at("%b %e, %Y %I:%M:%S %p"),
      { t: "Apr  4, 2022 05:09:17 PM" },
      { t: nanos("2022-04-04 17:09:17.") },
    ],
    [
      "a pattern with a fraction and a zone",
      at("%F %T.%f %z"),
      { t: "2022-04-04 17:09:17.25 -0100" },
      { t: nanos("2022-04-04 18:09:17.25") },
    ],
    ["an empty text as no time", at("rfc3339"), { t: "" }, {}],
    ["nothing else", at("rfc3339"), { t: "yesterday" }, "Custom.A: t must be a timestamp of the given format"],
  ])("%s", (...row) => expect(run(row)).toEqual(row[3]));

  test("the first of several formats that reads it", () => {
    const formats = field("t", "type: timestamp, timeFormats: [rfc3339, unix]");
    expect(run(["", formats, { t: "1649092157" }, undefined])).toEqual({ t: nanos("2022-04-04 17:09:17.") });
  });

  test("the first event time in the schema's order that has a value, within objects too", () => {
    const time = "type: timestamp, timeFormats: [rfc3339], isEventTime: true";
    const fields = field("a", time) + field("o", `type: object, fields: [{ name: b, ${time} }]`) + field("c", time);
    const record = { c: "2025-12-01T00:00:00Z", o: { b: "2025-11-01T00:00:00Z" }, a: "" };
    const { tables } = normalizeText([`schema: Custom.A\nfields:\n${fields}`], JSON.stringify(record));
    expect(tables[0]?.events[0]?.p_event_time).toBe(nanos("2025-11-01 00:00:00."));
  });
});

describe("§5 indicators", () => {
  test.each<[name: string, value: string, lists: object]>([
    ["ip", " 10.0.0.1 ", { p_any_ip_addresses: ["10.0.0.1"] }],
    ["ip", "10.0.0.300", {}],
    ["domain", "xn--mnchen-3ya.de", { p_any_domain_names: ["münchen.de"] }],
    ["hostname", "::1", { p_any_ip_addresses: ["::1"] }],
    ["hostname", "web-1", { p_any_domain_names: ["web-1"] }],
    ["url", "https://a.example:8443/x?y", { p_any_domain_names: ["a.example"] }],
    ["url", "https://10.0.0.1/x", { p_any_ip_addresses: ["10.0.0.1"] }],
    ["net_addr", "10.0.0.1:80", { p_any_ip_addresses: ["10.0.0.1"] }],
    ["net_addr", "a.example", { p_any_domain_names: ["a.example"] }],
    ["email", "mira@a.example", { p_any_emails: ["mira@a.example"], p_any_usernames: ["mira"] }],
    ["username", "mira", { p_any_usernames: ["mira"] }],
    ["md5", "D41D8CD98F00B204E9800998ECF8427E", { p_any_md5_hashes: ["d41d8cd98f00b204e9800998ecf8427e"] }],
    ["sha1", "abc", {}],
    ["aws_account_id", "123456789012", { p_any_aws_account_ids: ["123456789012"] }],
    ["aws_account_id", "12345678901", {}],
    ["aws_instance_id", "i-0abc", { p_any_aws_instance_ids: ["i-0abc"] }],
    ["aws_tag", "team:blue", { p_any_aws_tags: ["team:blue"] }],
    ["mac", "00:1b:44:11:3a:b7", { p_any_mac_addresses: ["00:1b:44:11:3a:b7"] }],
    ["cve", "CVE-2026-1234", { p_any_cves: ["CVE-2026-1234"] }],
    ["mitre_attack_technique", "T1059.001", { p_any_mitre_attack_techniques: ["T1059.001"] }],
    [
      "aws_arn",
      "arn:aws:ec2:eu-west-1:123456789012:instance/i-0abc",
      {
        p_any_aws_arns: ["arn:aws:ec2:eu-west-1:123456789012:instance/i-0abc"],
        p_any_aws_account_ids: ["123456789012"],
        p_any_aws_instance_ids: ["i-0abc"],
      },
    ],
  ])("%s finds in %s", (name, value, lists) => {
    const schema = `schema: Custom.A\nfields:\n${field("a", `type: string, indicators: [${name}]`)}`;
    const event = normalizeText([schema], JSON.stringify({ a: value })).tables[0]?.events[0] ?? {};
    const found = Object.fromEntries(Object.entries(event).filter(([key]) => key.startsWith("p_any_")));
    expect(found).toEqual(lists);
  });
});

describe("§6 validation and §7 transformations", () => {
  const refused = "Custom.A: a has a value that the schema does not allow";
  test.each<Case>([
    ["allow before deny", field("a", "type: string, validate: { allow: [x], deny: [x] }"), { a: "x" }, { a: "x" }],
    ["deny", field("a", "type: string, validate: { deny: [x] }"), { a: "x" }, refused],
    ["denyContains", field("a", "type: string, validate: { denyContains: [x] }"), { a: "axa" }, refused],
    ["allowContains", field("a", "type: string, validate: { allowContains: [x] }"), { a: "aa" }, refused],
    ["ipv6 only", field("a", "type: string, validate: { ip: ipv6 }"), { a: "10.0.0.1" }, refused],
    ["a network", field("a", "type: string, validate: { cidr: any }"), { a: "10.0.0.0/8" }, { a: "10.0.0.0/8" }],
    ["nothing where there is no value", field("a", "type: string, validate: { allow: [x] }"), { b: 1 }, {}],
    ["the renamed value wins", field("a", "type: string, rename: { from: b }"), { a: "old", b: "new" }, { a: "new" }],
    [
      "a chain of rename and mask",
      field("a", "type: string, rename: { from: b }, mask: { type: redact, to: '***' }"),
      { b: "x" },
      { a: "***" },
    ],
    [
      "copies are split after they were joined",
      field("c", "type: string, split: { from: b, separator: '-', index: 1 }") +
        field("b", "type: string, concat: { paths: [a, o.x], separator: '-' }") +
        field("a", "type: string, copy: { from: o.y }"),
      { o: { x: "1", y: "2" } },
      { a: "2", b: "2-1", c: "1" },
    ],
    [
      "no value out of range",
      field("a", "type: string, split: { from: b, separator: ',', index: 5 }"),
      { b: "1,2" },
      {},
    ],
    ["missing parts are skipped", field("a", "type: string, concat: { paths: [b, c] }"), { c: "x" }, { a: "x" }],
    [
      "a salt goes before the value",
      field("a", "type: string, mask: { type: md5, salt: ab }"),
      { a: "c" },
      { a: "900150983cd24fb0d6963f7d28e17f72" },
    ],
  ])("%s", (...row) => expect(run(row)).toEqual(row[3]));
});
