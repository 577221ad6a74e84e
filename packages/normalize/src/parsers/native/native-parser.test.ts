import type { NativeParserName } from "@pharos/domain";
import { describe, expect, test } from "vitest";
import { nativeParser } from "./native-parser.ts";

function parse(name: NativeParserName, line: string): unknown {
  return nativeParser({ name })().parse(line);
}

/** The members of the JSON text that holds all keys. */
function all(name: NativeParserName, line: string, member: string): unknown {
  const values = parse(name, line) as Record<string, string>;
  return JSON.parse(values[member] ?? "null");
}

describe("CEF", () => {
  test("reads the header, the syslog header in front of it, and the extension", () => {
    const line =
      "<134>Feb  3 08:15:42 gate-1 CEF:0|Meridian|Wall|7.2|100|Connection denied|5|src=203.0.113.9 spt=4711 msg=denied by policy act=deny";
    expect(parse("cef", line)).toEqual({
      syslogHeader: "<134>Feb  3 08:15:42 gate-1",
      cefVersion: "0",
      deviceVendor: "Meridian",
      deviceProduct: "Wall",
      deviceVersion: "7.2",
      deviceEventClassId: "100",
      name: "Connection denied",
      severity: "5",
      src: "203.0.113.9",
      spt: "4711",
      msg: "denied by policy",
      act: "deny",
      extensions: JSON.stringify({ src: "203.0.113.9", spt: "4711", msg: "denied by policy", act: "deny" }),
    });
  });

  test.each<[what: string, extension: string, values: unknown]>([
    [
      "escaped equals, backslashes and line breaks",
      String.raw`a=1\=2 b=c:\\d e=x\ny`,
      { a: "1=2", b: "c:\\d", e: "x\ny" },
    ],
    [
      "an equals sign that nobody escaped",
      "request=https://a.example/?q=1&r=2 act=get",
      { request: "https://a.example/?q=1&r=2", act: "get" },
    ],
    ["a value without anything", "a= b=2", { a: "", b: "2" }],
    ["keys with dots and brackets", "ad.x[0]=1 c_d-e=2", { "ad.x[0]": "1", "c_d-e": "2" }],
    ["blanks around", " a=1   b=2  ", { a: "1", b: "2" }],
    ["the last of a key that is there twice", "a=1 a=2", { a: "2" }],
  ])("reads %s", (_, extension, values) => {
    expect(all("cef", `CEF:0|V|P|1|id|n|1|${extension}`, "extensions")).toEqual(values);
  });

  test("knows custom fields by their labels", () => {
    const line = "CEF:0|V|P|1|id|n|1|cs1Label=Policy name cs1=Block all cn1=4 cs2Label=Nothing";
    expect(all("cef", line, "customFields")).toEqual({ "Policy name": "Block all" });
  });

  test.each([
    [String.raw`CEF:0|V\|W|P|1|id|a \\ b|1|`, { deviceVendor: "V|W", name: "a \\ b", severity: "1" }],
    ["CEF:1|V|P|1|id|n|High", { severity: "High" }],
  ])("reads the header of %s", (line, values) => {
    expect(parse("cef", line)).toMatchObject(values);
  });

  test.each(["no format at all", "CEF:0|V|P|1|id", "{}"])("refuses %s", (line) => {
    expect(parse("cef", line)).toBeUndefined();
  });
});

describe("LEEF", () => {
  test.each<[what: string, line: string]>([
    ["version 1", "LEEF:1.0|V|P|1|login|src=203.0.113.9\tusrName=mira k"],
    ["version 2 with a character", "LEEF:2.0|V|P|1|login|^|src=203.0.113.9^usrName=mira k"],
    ["version 2 with a code", "LEEF:2.0|V|P|1|login|0x7c|src=203.0.113.9|usrName=mira k"],
    ["version 2 with a short code", "LEEF:2.0|V|P|1|login|x09|src=203.0.113.9\tusrName=mira k"],
    ["version 2 with an empty delimiter", "LEEF:2.0|V|P|1|login||src=203.0.113.9\tusrName=mira k"],
    ["version 2 without a delimiter", "LEEF:2.0|V|P|1|login|src=203.0.113.9\tusrName=mira k"],
  ])("reads %s", (_, line) => {
    expect(parse("leef", line)).toMatchObject({ eventId: "login", src: "203.0.113.9", usrName: "mira k" });
  });

  test("keeps the syslog header and an equals sign in a value", () => {
    const line = "<13>Feb 3 08:15:42 host LEEF:1.0|V|P|1|e|url=/a?b=c";
    expect(parse("leef", line)).toMatchObject({ syslogHeader: "<13>Feb 3 08:15:42 host", url: "/a?b=c" });
  });

  test.each(["LEEF:1.0|V|P", "nothing"])("refuses %s", (line) => {
    expect(parse("leef", line)).toBeUndefined();
  });
});

describe("key=value", () => {
  test.each<[line: string, pairs: Record<string, string>]>([
    ["a=1 b=2", { a: "1", b: "2" }],
    ['a="x y" b="say \\"hi\\""', { a: "x y", b: 'say "hi"' }],
    ["a='x y',b=2, c=3;", { a: "x y", b: "2", c: "3" }],
    ["a= b=2", { a: "", b: "2" }],
    ['a="unclosed', { a: "unclosed" }],
    ["<189>date=2026-02-03 time=08:15:42", { date: "2026-02-03", time: "08:15:42" }],
    ["Feb 3 08:15:42 host app: k=v", { k: "v" }],
    ["url=/a?b=c", { url: "/a?b=c" }],
  ])("reads %s", (line, pairs) => {
    expect(all("keyValue", line, "pairs")).toEqual(pairs);
  });

  test("keeps words that belong to no pair", () => {
    expect(parse("keyValue", "<189>gate says a=1 and then b=2 done")).toMatchObject({
      prefix: "<189> gate says",
      text: "and then done",
    });
  });

  test.each(["no pair here", "=1 =2", "a = 1"])("refuses %s", (line) => {
    expect(parse("keyValue", line)).toBeUndefined();
  });
});

test.each(["cef", "leef", "keyValue"] as const)("%s passes over blank lines", (name) => {
  expect(parse(name, "  ")).toBe("ignored");
});
