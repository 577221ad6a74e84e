import type { IndicatorName } from "@pharos/domain";
import { expect, test } from "vitest";
import { IndicatorCollector } from "./indicator-collector.ts";
import { scannerOf } from "./scanners.ts";

function scan(names: readonly IndicatorName[], values: readonly string[]): Record<string, unknown> {
  const collector = new IndicatorCollector();
  const scanValue = scannerOf(names);
  for (const value of values) scanValue(value, collector);
  const event = {};
  collector.writeInto(event);
  return event;
}

const md5 = "D41D8CD98F00B204E9800998ECF8427E";
const sha1 = "da39a3ee5e6b4b0d3255bfef95601890afd80709";
const sha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

test.each<[name: IndicatorName, value: string, found: Record<string, string[]>]>([
  ["ip", " 10.0.0.1 ", { p_any_ip_addresses: ["10.0.0.1"] }],
  ["ip", "2001:db8::1", { p_any_ip_addresses: ["2001:db8::1"] }],
  ["ip", "::ffff:10.0.0.1", { p_any_ip_addresses: ["::ffff:10.0.0.1"] }],
  ["ip", "10.0.0.256", {}],
  ["ip", "010.0.0.1", {}],
  ["ip", "1:2:3:4:5:6:7:8:9", {}],
  ["ip", "host.example.com", {}],
  ["domain", "example.com", { p_any_domain_names: ["example.com"] }],
  ["domain", "xn--mnchen-3ya.de", { p_any_domain_names: ["münchen.de"] }],
  ["hostname", "10.0.0.1", { p_any_ip_addresses: ["10.0.0.1"] }],
  ["hostname", "web-1.example.com", { p_any_domain_names: ["web-1.example.com"] }],
  ["hostname", "AWS Internal", {}],
  ["url", "https://user:pw@example.com:8443/a?b=c", { p_any_domain_names: ["example.com"] }],
  ["url", "http://[2001:db8::1]:80/", { p_any_ip_addresses: ["2001:db8::1"] }],
  ["url", "https://a@b@login.example.com?next=http://x", { p_any_domain_names: ["login.example.com"] }],
  ["url", "https://web-1.example.com#@other.example", { p_any_domain_names: ["web-1.example.com"] }],
  ["url", "http://[2001:db8::1]x/", { p_any_domain_names: ["[2001:db8::1]x"] }],
  ["url", "https:///path", {}],
  ["url", "a:b://example.com/", {}],
  ["url", "1http://example.com/", {}],
  ["url", "/only/a/path", {}],
  ["net_addr", "10.0.0.1:443", { p_any_ip_addresses: ["10.0.0.1"] }],
  ["net_addr", "example.com:443", { p_any_domain_names: ["example.com"] }],
  ["net_addr", "2001:db8::1", { p_any_ip_addresses: ["2001:db8::1"] }],
  ["email", "homer@example.com", { p_any_emails: ["homer@example.com"], p_any_usernames: ["homer"] }],
  ["email", "nobody", {}],
  ["username", "  root ", { p_any_usernames: ["root"] }],
  ["username", "  ", {}],
  ["actor_id", "AIDA1", { p_any_actor_ids: ["AIDA1"] }],
  ["trace_id", "t-1", { p_any_trace_ids: ["t-1"] }],
  ["md5", md5, { p_any_md5_hashes: [md5.toLowerCase()] }],
  ["md5", sha1, {}],
  ["sha1", sha1, { p_any_sha1_hashes: [sha1] }],
  ["sha256", sha256, { p_any_sha256_hashes: [sha256] }],
  ["sha256", sha256.replace("e", "g"), {}],
  ["aws_account_id", "123456789012", { p_any_aws_account_ids: ["123456789012"] }],
  ["aws_account_id", "ANONYMOUS_PRINCIPAL", {}],
  [
    "aws_arn",
    "arn:aws:ec2:us-east-1:123456789012:instance/i-0abc",
    {
      p_any_aws_arns: ["arn:aws:ec2:us-east-1:123456789012:instance/i-0abc"],
      p_any_aws_account_ids: ["123456789012"],
      p_any_aws_instance_ids: ["i-0abc"],
    },
  ],
  [
    "aws_arn",
    "arn:aws:sts::123456789012:assumed-role/Admin/homer@example.com",
    {
      p_any_aws_arns: ["arn:aws:sts::123456789012:assumed-role/Admin/homer@example.com"],
      p_any_aws_account_ids: ["123456789012"],
      p_any_emails: ["homer@example.com"],
      p_any_usernames: ["homer"],
    },
  ],
  ["aws_arn", "arn:aws:s3:::bucket/key", { p_any_aws_arns: ["arn:aws:s3:::bucket/key"] }],
  ["aws_arn", "arn:aws", {}],
  ["aws_instance_id", "i-0abc", { p_any_aws_instance_ids: ["i-0abc"] }],
  ["aws_instance_id", "vol-0abc", {}],
  ["aws_tag", "team:security", { p_any_aws_tags: ["team:security"] }],
  ["mac", "00:1B:44:11:3A:B7", { p_any_mac_addresses: ["00:1B:44:11:3A:B7"] }],
  ["mac", "00:1B-44:11:3A:B7", {}],
  ["serial_number", "C02X", { p_any_serial_numbers: ["C02X"] }],
  ["cve", "CVE-2021-44228", { p_any_cves: ["CVE-2021-44228"] }],
  ["cve", "CVE-2021", {}],
  ["mitre_attack_technique", "T1078.004", { p_any_mitre_attack_techniques: ["T1078.004"] }],
  ["mitre_attack_technique", "TA0001", {}],
])("%s finds in %s", (name, value, found) => {
  expect(scan([name], [value])).toEqual(found);
});

test("values are sorted and occur once", () => {
  const values = ["10.0.0.9", "10.0.0.1", "10.0.0.9", "10.0.0.5", "10.0.0.1"];
  expect(scan(["ip"], values)).toEqual({ p_any_ip_addresses: ["10.0.0.1", "10.0.0.5", "10.0.0.9"] });
});

test("long lists are sorted and unique too", () => {
  const values = Array.from({ length: 1000 }, (_, i) => `user-${String((i * 7) % 300).padStart(3, "0")}`);
  const expected = Array.from({ length: 300 }, (_, i) => `user-${String(i).padStart(3, "0")}`);
  expect(scan(["username"], values)).toEqual({ p_any_usernames: expected });
});

test("one field may feed several scanners", () => {
  expect(scan(["email", "actor_id"], ["homer@example.com"])).toEqual({
    p_any_actor_ids: ["homer@example.com"],
    p_any_emails: ["homer@example.com"],
    p_any_usernames: ["homer"],
  });
});
