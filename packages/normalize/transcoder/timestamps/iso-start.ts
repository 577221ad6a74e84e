/** Writes what a time in RFC 3339 begins with, as it is stored: `2026-03-01 10:00:00.`. */
export function writeIsoStart(start: usize, out: usize): void {
  v128.store(out, i8x16.replace_lane(v128.load(start), 10, 0x20));
  store<u32>(out, (load<u32>(start, 16) & 0xffffff) | 0x2e000000, 16);
}
