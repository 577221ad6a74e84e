import { areDigits, findByte } from "./byte-search.ts";
import { AwsAccountIds, AwsArns, AwsInstanceIds } from "./indicator-field.ts";
import { scanSessionName } from "./people.ts";
import { addValue } from "./value-lists.ts";

const colon: i32 = 0x3a;
const slash: i32 = 0x2f;
/** `arn:` */
const arnMark: u32 = 0x3a6e7261;

/**
 * `arn:partition:service:region:account:resource`: the ARN itself, its account, the instance of `instance/i-…`, and
 * the person of an STS session whose name is an e-mail address.
 */
export function scanAwsArn(start: usize, end: usize): bool {
  if (end - start < 8 || load<u32>(start) !== arnMark) return true;
  const partition = findByte(colon, start + 4, end);
  const service = findByte(colon, partition + 1, end);
  const region = findByte(colon, service + 1, end);
  const account = findByte(colon, region + 1, end);
  if (account >= end) return true;
  if (!addValue(AwsArns, start, end)) return false;
  if (!scanAwsAccountId(region + 1, account)) return false;
  return scanResource(account + 1, end);
}

function scanResource(start: usize, end: usize): bool {
  const length = end - start;
  if (length < 11) return true;
  if (isInstance(start)) return addValue(AwsInstanceIds, start + 9, end);
  if (length < 13 || !isSession(start)) return true;
  let name = end;
  while (<i32>load<u8>(name - 1) !== slash) name--;
  return scanSessionName(name, end);
}

/** `instance/i-` */
function isInstance(at: usize): bool {
  return load<u32>(at) === 0x74736e69 && load<u32>(at, 4) === 0x65636e61 && load<u32>(at, 7) === 0x2d692f65;
}

/** `assumed-role/` */
function isSession(at: usize): bool {
  if (load<u32>(at) !== 0x75737361 || load<u32>(at, 4) !== 0x2d64656d) return false;
  return load<u32>(at, 8) === 0x656c6f72 && <i32>load<u8>(at, 12) === slash;
}

export function scanAwsAccountId(start: usize, end: usize): bool {
  return end - start !== 12 || !areDigits(start, end) || addValue(AwsAccountIds, start, end);
}

/** `i-` and something behind it on the same line. */
export function scanAwsInstanceId(start: usize, end: usize): bool {
  if (end - start < 3 || load<u16>(start) !== 0x2d69 || isLineSeparator(start + 2)) return true;
  return addValue(AwsInstanceIds, start, end);
}

/** U+2028 or U+2029, which a dot in a pattern does not match. */
function isLineSeparator(at: usize): bool {
  return load<u16>(at) === 0x80e2 && (load<u8>(at, 2) | 1) === 0xa9;
}
