import { expect, it } from "vitest";
import { indicatorFieldsOf } from "./indicator-fields.ts";

it.each([
  ["10.0.0.1", ["p_any_ip_addresses"]],
  ["2001:db8::1", ["p_any_ip_addresses"]],
  ["ann@example.com", ["p_any_emails", "p_any_usernames", "p_any_actor_ids"]],
  ["D41D8CD98F00B204E9800998ECF8427E", ["p_any_md5_hashes", "p_any_trace_ids"]],
  ["a".repeat(40), ["p_any_sha1_hashes", "p_any_trace_ids"]],
  ["a".repeat(64), ["p_any_sha256_hashes", "p_any_trace_ids"]],
  ["arn:aws:iam::1:user/x", ["p_any_aws_arns", "p_any_actor_ids", "p_any_usernames"]],
  ["111122223333", ["p_any_aws_account_ids"]],
  ["i-0a1b2c3d4e5f60718", ["p_any_aws_instance_ids"]],
  ["aa:bb:cc:dd:ee:ff", ["p_any_mac_addresses"]],
  ["CVE-2026-12345", ["p_any_cves"]],
  ["evil.example.net", ["p_any_domain_names", "p_any_usernames", "p_any_actor_ids", "p_any_trace_ids"]],
  ["T1078.004", ["p_any_mitre_attack_techniques"]],
])("looks for %s in %j", (value, fields) => {
  expect(indicatorFieldsOf(value)).toEqual(fields);
});

it.each(["mallory", "10.0.0", "T10781", "Ann Bell", "'; DROP"])("looks for %j wherever there are names", (value) => {
  expect(indicatorFieldsOf(value)).toHaveLength(7);
});
