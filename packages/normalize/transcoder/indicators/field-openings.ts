// In the order of their numbers (indicator-field.ts).
const names: StaticArray<string> = [
  "p_any_ip_addresses",
  "p_any_domain_names",
  "p_any_usernames",
  "p_any_emails",
  "p_any_actor_ids",
  "p_any_trace_ids",
  "p_any_md5_hashes",
  "p_any_sha1_hashes",
  "p_any_sha256_hashes",
  "p_any_aws_account_ids",
  "p_any_aws_arns",
  "p_any_aws_instance_ids",
  "p_any_aws_tags",
  "p_any_mac_addresses",
  "p_any_serial_numbers",
  "p_any_cves",
  "p_any_mitre_attack_techniques",
];

/** The longest is 35 bytes; the last of the 48 holds the length. */
const openings: usize = memory.data(17 * 48, 16);

/** Behind a row's place for an opening so much is written at most. */
export const openingBytes: i32 = 48;

fillOpenings();

function fillOpenings(): void {
  for (let field = 0; field < names.length; field++) {
    const start = openings + <usize>(field * openingBytes);
    let at = start;
    at = putText(',"', at);
    at = putText(unchecked(names[field]), at);
    at = putText('":["', at);
    store<u8>(start, at - start, 47);
  }
}

function putText(text: string, at: usize): usize {
  for (let i = 0; i < text.length; i++) store<u8>(at++, text.charCodeAt(i));
  return at;
}

/** Writes `,"p_any_x":["`; answers the place after it. */
export function writeOpening(field: i32, out: usize): usize {
  const opening = openings + <usize>(field * openingBytes);
  v128.store(out, v128.load(opening));
  v128.store(out, v128.load(opening, 16), 16);
  v128.store(out, v128.load(opening, 32), 32);
  return out + <usize>load<u8>(opening, 47);
}
