import type { IndicatorField } from "./standard-fields.ts";

/** IPv4, or enough colons for IPv6: close enough to choose a field by. */
const ipAddress = /^(\d{1,3}(\.\d{1,3}){3}|(?=.*::|([^:]*:){7})[0-9a-f:.]+)$/i;

/** What a value can be told by, and the fields that hold such values. Of several that match, all count. */
const kinds: readonly (readonly [(value: string) => boolean, readonly IndicatorField[]])[] = [
  [(value) => ipAddress.test(value), ["p_any_ip_addresses"]],
  [(value) => /^[^\s@]+@[^\s@]+$/.test(value), ["p_any_emails", "p_any_usernames", "p_any_actor_ids"]],
  [(value) => /^[0-9a-f]{32}$/i.test(value), ["p_any_md5_hashes", "p_any_trace_ids"]],
  [(value) => /^[0-9a-f]{40}$/i.test(value), ["p_any_sha1_hashes", "p_any_trace_ids"]],
  [(value) => /^[0-9a-f]{64}$/i.test(value), ["p_any_sha256_hashes", "p_any_trace_ids"]],
  [(value) => /^arn:/i.test(value), ["p_any_aws_arns", "p_any_actor_ids", "p_any_usernames"]],
  [(value) => /^\d{12}$/.test(value), ["p_any_aws_account_ids"]],
  [(value) => /^i-[0-9a-f]{8,17}$/i.test(value), ["p_any_aws_instance_ids"]],
  [(value) => /^([0-9a-f]{2}[:-]){5}[0-9a-f]{2}$/i.test(value), ["p_any_mac_addresses"]],
  [(value) => /^cve-\d{4}-\d{4,}$/i.test(value), ["p_any_cves"]],
  [(value) => /^ta?\d{4}(\.\d{3})?$/i.test(value), ["p_any_mitre_attack_techniques"]],
  [
    (value) => /^([a-z0-9_-]+\.)+[a-z]{2,}$/i.test(value),
    ["p_any_domain_names", "p_any_usernames", "p_any_actor_ids", "p_any_trace_ids"],
  ],
];

/** Of values without a shape of their own, such as names. */
const shapeless: readonly IndicatorField[] = [
  "p_any_usernames",
  "p_any_actor_ids",
  "p_any_domain_names",
  "p_any_emails",
  "p_any_trace_ids",
  "p_any_serial_numbers",
  "p_any_aws_tags",
];

/** Where to look for a value: the fields of its kind, or all that hold values of any shape. */
export function indicatorFieldsOf(value: string): readonly IndicatorField[] {
  const found = kinds.filter(([is]) => is(value)).flatMap(([, fields]) => fields);
  return found.length === 0 ? shapeless : [...new Set(found)];
}
