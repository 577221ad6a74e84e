import { scanAwsAccountId, scanAwsArn, scanAwsInstanceId } from "./aws.ts";
import { beginHashes, Md5Name, Sha1Name, Sha256Name, scanHash } from "./hashes.ts";
import { scanDomain, scanHostname, scanIp, scanNetworkAddress, scanUrl } from "./hosts.ts";
import * as Field from "./indicator-field.ts";
import { scanCve, scanMac, scanMitreTechnique } from "./patterns.ts";
import { scanEmail } from "./people.ts";
import * as Scanner from "./scanner-code.ts";
import { addValue, beginValues, valueBytes, writeValues } from "./value-lists.ts";
import { trimmedEnd, trimmedStart } from "./white-space.ts";

// The `p_any_*` fields of a record, as src/indicators/ finds them: that says what they mean. Values are the bytes of
// JSON strings without other escapes than that of a backslash, and stay where they are until they are written.

/** Forgets the values of the record before. */
export function beginIndicators(): void {
  beginValues();
  beginHashes();
}

/** Looks at one value with one scanner; false when only the general way can tell. A lone dash is nothing. */
export function scanIndicator(scanner: i32, start: usize, end: usize): bool {
  const from = trimmedStart(start, end);
  const to = trimmedEnd(from, end);
  if (from === to || (to - from === 1 && load<u8>(from) === 0x2d)) return true;
  return scan(scanner, from, to);
}

function scan(scanner: i32, start: usize, end: usize): bool {
  switch (scanner) {
    case Scanner.Ip:
      return scanIp(start, end);
    case Scanner.Domain:
      return scanDomain(start, end);
    case Scanner.Hostname:
      return scanHostname(start, end);
    case Scanner.Url:
      return scanUrl(start, end);
    case Scanner.NetAddr:
      return scanNetworkAddress(start, end);
    case Scanner.Email:
      return scanEmail(start, end);
    case Scanner.Username:
      return addValue(Field.Usernames, start, end);
    case Scanner.ActorId:
      return addValue(Field.ActorIds, start, end);
    case Scanner.TraceId:
      return addValue(Field.TraceIds, start, end);
    case Scanner.Md5:
      return scanHash(Field.Md5Hashes, Md5Name, 32, start, end);
    case Scanner.Sha1:
      return scanHash(Field.Sha1Hashes, Sha1Name, 40, start, end);
    case Scanner.Sha256:
      return scanHash(Field.Sha256Hashes, Sha256Name, 64, start, end);
    case Scanner.AwsAccountId:
      return scanAwsAccountId(start, end);
    case Scanner.AwsArn:
      return scanAwsArn(start, end);
    case Scanner.AwsInstanceId:
      return scanAwsInstanceId(start, end);
    case Scanner.AwsTag:
      return addValue(Field.AwsTags, start, end);
    case Scanner.Mac:
      return scanMac(start, end);
    case Scanner.SerialNumber:
      return addValue(Field.SerialNumbers, start, end);
    case Scanner.Cve:
      return scanCve(start, end);
    case Scanner.MitreAttackTechnique:
      return scanMitreTechnique(start, end);
    default:
      return false;
  }
}

/** At most so many bytes does `writeIndicators` write now. */
export function indicatorBytes(): i32 {
  return valueBytes();
}

/** Writes `,"p_any_x":["a","b"]` for each field that has values, sorted and unique; answers the place after it. */
export function writeIndicators(out: usize): usize {
  return writeValues(out);
}
