import { expect, test } from "vitest";
import { readUdpDrops } from "./udp-drops.ts";

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode ref pointer drops
 7047: 00000000:0202 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 65124 2 000000001 17
 7050: 0100007F:0202 00000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 65125 2 000000002 4
`;
const table6 = `  sl  local_address                         remote_address                        st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode ref pointer drops
 7047: 00000000000000000000000000000000:0202 00000000000000000000000000000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 1 2 0000000 8
 7048: B80D0120000000000000000001000000:0202 00000000000000000000000000000000:0000 07 00000000:00000000 00:00000000 00000000     0        0 1 2 0000000 9
`;

test.each([
  [table, "0.0.0.0", 514, 17],
  [table, "127.0.0.1", 514, 4],
  [table, "127.0.0.1", 515, undefined],
  [table6, "::", 514, 8],
  [table6, "2001:db8::1", 514, 9],
  ["", "::", 514, undefined],
])("reads what the kernel dropped (%#)", (text, address, port, expected) => {
  expect(readUdpDrops(text, { address, port })).toBe(expected);
});
