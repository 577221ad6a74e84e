import { isCivilDate } from "./calendar.ts";
import { pairAt } from "./digits.ts";
import { writeIsoStart } from "./iso-start.ts";
import { timeLength, unread } from "./outcome.ts";
import { readZonedTime } from "./zoned-time.ts";

const lengthMin: usize = 20;
const fractionAt: usize = 20;

/** `2022-04-04T17:09:17.123Z`, as src/timestamps/rfc3339.ts reads it; nearly all are UTC, whose digits are copied. */
export function readRfc3339(start: usize, end: usize, out: usize): i32 {
  if (end - start < lengthMin || !isSeparator(load<u8>(start, 10))) return unread;
  // `2026-03-01T10:00` in one comparison: how far each character is from the least that may stand there. Digits and
  // separators stand where they should, and no tens are too large; what is between date and time is known already.
  const least = i8x16(48, 48, 48, 48, 45, 48, 48, 45, 48, 48, 32, 48, 48, 58, 48, 48);
  const most = i8x16(9, 9, 9, 9, 0, 1, 9, 0, 3, 9, 0, 2, 9, 0, 5, 9);
  const distances = i8x16.sub(i8x16.replace_lane(v128.load(start), 10, 32), least);
  if (v128.any_true(i8x16.sub_sat_u(distances, most)) || !isDateAndHour(start, distances)) return unread;
  // `:17.`
  const seconds = load<u32>(start, 16);
  const tens = ((seconds >> 8) & 0xff) - 48;
  const ones = ((seconds >> 16) & 0xff) - 48;
  if ((seconds & 0xff) !== 0x3a || ones > 9 || tens > 6 || (tens === 6 && ones > 0)) return unread;
  if ((load<u8>(end - 1) | 0x20) !== 0x7a || tens === 6) return readZonedTime(start, end, out);
  return writeUtc(start, end, out);
}

function isSeparator(code: u32): bool {
  return code === 0x54 || code === 0x20 || code === 0x74; // T blank t
}

function isDateAndHour(start: usize, distances: v128): bool {
  const month = <u32>i8x16.extract_lane_u(distances, 5) * 10 + <u32>i8x16.extract_lane_u(distances, 6);
  const day = <u32>i8x16.extract_lane_u(distances, 8) * 10 + <u32>i8x16.extract_lane_u(distances, 9);
  const hour = <u32>i8x16.extract_lane_u(distances, 11) * 10 + <u32>i8x16.extract_lane_u(distances, 12);
  if (hour > 23 || month - 1 > 11 || day === 0) return false;
  return day <= 28 || isCivilDate(pairAt(start) * 100 + pairAt(start + 2), month, day);
}

/** Ends in `Z`, with no fraction or one of up to nine digits, which are moved to where they belong all at once. */
function writeUtc(start: usize, end: usize, out: usize): i32 {
  const digits = end - start - fractionAt - 1;
  if (end - start > fractionAt) {
    if (digits - 1 > 8) return readZonedTime(start, end, out);
    if (load<u8>(start, 19) !== 0x2e) return unread;
    // The last sixteen characters, of which the last is the Z; places after it come out as zeros.
    const last = i8x16.replace_lane(i8x16.sub(v128.load(end - 16), i8x16.splat(48)), 15, 0);
    const places = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const fraction = i8x16.swizzle(last, i8x16.add(places, i8x16.splat(<i8>(15 - digits))));
    if (v128.any_true(i8x16.sub_sat_u(fraction, i8x16.splat(9)))) return unread;
    const text = i8x16.add(fraction, i8x16.splat(48));
    v128.store64_lane(out, text, 0, 20);
    v128.store8_lane(out, text, 8, 28);
  } else {
    v128.store64_lane(out, i8x16.splat(48), 0, 20);
    store<u8>(out, 48, 28);
  }
  writeIsoStart(start, out);
  return timeLength;
}
