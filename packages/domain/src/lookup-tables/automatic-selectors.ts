import type { IndicatorField } from "../events/standard-fields.ts";
import type { IndicatorName } from "../log-types/log-schema.ts";

const addresses = ["p_any_ip_addresses", "p_any_domain_names"] as const;

/** The fields of every event in which values of an indicator's kind are found. */
const fieldsByIndicator: Readonly<Record<IndicatorName, readonly IndicatorField[]>> = {
  ip: ["p_any_ip_addresses"],
  domain: ["p_any_domain_names"],
  hostname: addresses,
  url: addresses,
  net_addr: addresses,
  email: ["p_any_emails"],
  username: ["p_any_usernames"],
  actor_id: ["p_any_actor_ids"],
  trace_id: ["p_any_trace_ids"],
  md5: ["p_any_md5_hashes"],
  sha1: ["p_any_sha1_hashes"],
  sha256: ["p_any_sha256_hashes"],
  aws_account_id: ["p_any_aws_account_ids"],
  aws_arn: ["p_any_aws_arns"],
  aws_instance_id: ["p_any_aws_instance_ids"],
  aws_tag: ["p_any_aws_tags"],
  mac: ["p_any_mac_addresses"],
  serial_number: ["p_any_serial_numbers"],
  cve: ["p_any_cves"],
  mitre_attack_technique: ["p_any_mitre_attack_techniques"],
};

/** Where a key with these indicators is looked for in a table that names no log types. */
export function automaticSelectors(indicators: readonly IndicatorName[]): IndicatorField[] {
  return [...new Set(indicators.flatMap((indicator) => fieldsByIndicator[indicator]))];
}
