import type { IndicatorField } from "@pharos/domain";

/** Puts the values of one `p_any_*` field into an event. */
export type IndicatorSetter = (event: Record<string, unknown>, values: string[]) => void;

/**
 * One store by constant name for each field: the engine turns an object with many properties that were stored by
 * computed name into a hash table, which is several times slower to make and to print as JSON.
 */
export const indicatorSetters: Readonly<Record<IndicatorField, IndicatorSetter>> = {
  p_any_ip_addresses: (event, values) => {
    event.p_any_ip_addresses = values;
  },
  p_any_domain_names: (event, values) => {
    event.p_any_domain_names = values;
  },
  p_any_usernames: (event, values) => {
    event.p_any_usernames = values;
  },
  p_any_emails: (event, values) => {
    event.p_any_emails = values;
  },
  p_any_actor_ids: (event, values) => {
    event.p_any_actor_ids = values;
  },
  p_any_trace_ids: (event, values) => {
    event.p_any_trace_ids = values;
  },
  p_any_md5_hashes: (event, values) => {
    event.p_any_md5_hashes = values;
  },
  p_any_sha1_hashes: (event, values) => {
    event.p_any_sha1_hashes = values;
  },
  p_any_sha256_hashes: (event, values) => {
    event.p_any_sha256_hashes = values;
  },
  p_any_aws_account_ids: (event, values) => {
    event.p_any_aws_account_ids = values;
  },
  p_any_aws_arns: (event, values) => {
    event.p_any_aws_arns = values;
  },
  p_any_aws_instance_ids: (event, values) => {
    event.p_any_aws_instance_ids = values;
  },
  p_any_aws_tags: (event, values) => {
    event.p_any_aws_tags = values;
  },
  p_any_mac_addresses: (event, values) => {
    event.p_any_mac_addresses = values;
  },
  p_any_serial_numbers: (event, values) => {
    event.p_any_serial_numbers = values;
  },
  p_any_cves: (event, values) => {
    event.p_any_cves = values;
  },
  p_any_mitre_attack_techniques: (event, values) => {
    event.p_any_mitre_attack_techniques = values;
  },
};
