import type { IndicatorName } from "@pharos/domain";
import { describe, expect, it } from "vitest";
import { IndicatorCollector } from "./indicator-collector.ts";
import { scannerOf } from "./scanners.ts";

function found(indicators: readonly IndicatorName[], value: string): Record<string, unknown> {
  const collector = new IndicatorCollector();
  const event: Record<string, unknown> = {};
  scannerOf(indicators)(value, collector);
  collector.writeInto(event);
  return event;
}

const md5 = "00112233445566778899aabbccddeeff";
const sha1 = "00112233445566778899aabbccddeeff00112233";
const sha256 = `${md5}${md5}`;

describe("finds", () => {
  it.each([
    { name: "ip", value: " 2001:db8::1 ", event: { p_any_ip_addresses: ["2001:db8::1"] } },
    { name: "hostname", value: "203.0.113.7", event: { p_any_ip_addresses: ["203.0.113.7"] } },
    { name: "hostname", value: "shop.example", event: { p_any_domain_names: ["shop.example"] } },
    { name: "domain", value: "xn--bcher-kva.example", event: { p_any_domain_names: ["bücher.example"] } },
    { name: "url", value: "https://user@shop.example:8443/a?b", event: { p_any_domain_names: ["shop.example"] } },
    { name: "net_addr", value: "[2001:db8::1]:443", event: { p_any_ip_addresses: ["2001:db8::1"] } },
    {
      name: "email",
      value: "mira@harbour.example",
      event: { p_any_emails: ["mira@harbour.example"], p_any_usernames: ["mira"] },
    },
    { name: "md5", value: md5.toUpperCase(), event: { p_any_md5_hashes: [md5] } },
    { name: "sha1", value: `SHA1=${sha1.toUpperCase()},MD5=${md5}`, event: { p_any_sha1_hashes: [sha1] } },
    { name: "sha256", value: `MD5=${md5}, SHA256=${sha256}`, event: { p_any_sha256_hashes: [sha256] } },
    { name: "aws_account_id", value: "210000000017", event: { p_any_aws_account_ids: ["210000000017"] } },
    { name: "mitre_attack_technique", value: "T1059.001", event: { p_any_mitre_attack_techniques: ["T1059.001"] } },
  ] as const)("$name in $value", ({ name, value, event }) => {
    expect(found([name], value)).toEqual(event);
  });
});

describe("finds nothing", () => {
  it.each([
    { name: "ip", value: "203.0.113" },
    { name: "hostname", value: "AWS Internal" },
    { name: "username", value: "-" },
    { name: "domain", value: "  " },
    { name: "url", value: "/ferries" },
    { name: "email", value: "mira" },
    { name: "md5", value: `IMPHASH=${md5}` },
    { name: "md5", value: sha1 },
    { name: "aws_account_id", value: "21000000001" },
  ] as const)("of $name in $value", ({ name, value }) => {
    expect(found([name], value)).toEqual({});
  });
});
