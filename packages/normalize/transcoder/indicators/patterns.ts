import { areDigits, areHexDigits } from "./byte-search.ts";
import { Cves, MacAddresses, MitreAttackTechniques } from "./indicator-field.ts";
import { addValue } from "./value-lists.ts";

const dot: i32 = 0x2e;
const dash: i32 = 0x2d;
const colon: i32 = 0x3a;

/** `00:1B:44:11:3A:B7`, the same with dashes, or `001b.4411.3ab7`. */
export function scanMac(start: usize, end: usize): bool {
  const length = end - start;
  const isMac = (length === 17 && isMacOfPairs(start)) || (length === 14 && isMacOfFours(start));
  return !isMac || addValue(MacAddresses, start, end);
}

function isMacOfPairs(start: usize): bool {
  const separator = <i32>load<u8>(start, 2);
  if (separator !== colon && separator !== dash) return false;
  for (let i: usize = 0; i < 18; i += 3) {
    if (!areHexDigits(start + i, start + i + 2)) return false;
    if (i < 15 && <i32>load<u8>(start + i, 2) !== separator) return false;
  }
  return true;
}

function isMacOfFours(start: usize): bool {
  if (<i32>load<u8>(start, 4) !== dot || <i32>load<u8>(start, 9) !== dot) return false;
  return areHexDigits(start, start + 4) && areHexDigits(start + 5, start + 9) && areHexDigits(start + 10, start + 14);
}

/** `CVE-2021-44228`, with four digits or more at its end, in letters of either case. */
export function scanCve(start: usize, end: usize): bool {
  if (end - start < 13) return true;
  if ((load<u32>(start) | 0x202020) !== 0x2d657663 || <i32>load<u8>(start, 8) !== dash) return true;
  if (!areDigits(start + 4, start + 8) || !areDigits(start + 9, end)) return true;
  return addValue(Cves, start, end);
}

/** `T1078` or `T1078.004` */
export function scanMitreTechnique(start: usize, end: usize): bool {
  const length = end - start;
  if ((length !== 5 && length !== 9) || load<u8>(start) !== 0x54 || !areDigits(start + 1, start + 5)) return true;
  if (length === 9 && (<i32>load<u8>(start, 5) !== dot || !areDigits(start + 6, end))) return true;
  return addValue(MitreAttackTechniques, start, end);
}
