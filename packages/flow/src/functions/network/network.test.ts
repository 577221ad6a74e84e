import { BlockList, isIPv6 } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { runFlow } from "../../testing/run-flow.ts";

/** Few different numbers, so that many addresses lie in many blocks. */
const byte = fc.constantFrom(0, 1, 10, 127, 128, 255);
const ipv4 = fc.array(byte, { minLength: 4, maxLength: 4 }).map((bytes) => bytes.join("."));
const word = fc.constantFrom("0", "1", "db8", "fe80", "8000", "ffff", "7fff");
const ipv6 = fc
  .array(word, { minLength: 7, maxLength: 7 })
  // Not 0:…:ffff:…, which stands for an address of version 4.
  .map((words) => ["2001", ...words].join(":"));
const address = fc.oneof(ipv4, ipv6);
const block = fc.oneof(
  fc.tuple(ipv4, fc.integer({ min: 0, max: 32 })),
  fc.tuple(ipv6, fc.integer({ min: 0, max: 128 })),
  fc.constant(["::", 0] as const),
);

function isWithin(ip: string, [base, bits]: readonly [string, number]): boolean {
  // Node takes an address of version 4 for one of version 6; 1.2.3.4 is not in ::/0 for us.
  if (isIPv6(ip) !== isIPv6(base)) return false;
  const family = (text: string) => (isIPv6(text) ? "ipv6" : "ipv4");
  const list = new BlockList();
  list.addSubnet(base, bits, family(base));
  return list.check(ip, family(ip));
}

it("places addresses in blocks as Node does, whether blocks are written out or come from rows", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(address, block), { minLength: 40, maxLength: 50 }), (pairs) => {
      const rows = pairs.map(([ip, [base, bits]], n) => `{'n': ${n}, 'ip': '${ip}', 'b': '${base}/${bits}'}`);
      const flow = `datatable [${rows.join(", ")}] | sort n asc`;
      const expected = pairs.map(([ip, one]) => isWithin(ip, one));
      const [, [base, bits]] = pairs[0] as (typeof pairs)[number];
      const answer = runFlow(
        `${flow} | project net.in_cidr(ip, b), net.in_cidr(ip, [b]), net.in_cidr(ip, '${base}/${bits}')`,
      );
      expect(answer.codes).toEqual([]);
      expect(answer.rows.map(([one]) => one)).toEqual(expected);
      expect(answer.rows.map(([, two]) => two)).toEqual(expected);
      expect(answer.rows.map(([, , three]) => three)).toEqual(pairs.map(([ip]) => isWithin(ip, [base, bits])));
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

it.each([
  ["https://example.com", "example.com"],
  ["https://user:p%40ss@EXAMPLE.com:8443/a?b#c", "example.com"],
  ["//cdn.example.com/x", "cdn.example.com"],
  ["example.com:443", "example.com"],
  ["http://[2001:db8::1]:80/", "[2001:db8::1]"],
  ["http://bücher.example/", "bücher.example"],
  ["", null],
  ["no host here", null],
])("reads the host of %s", (url, host) => {
  expect(runFlow(`print host = net.domain('${url}')`).rows).toEqual([[host]]);
});

it.each([
  "https://bob:secret@example.com:8443/a/b.html?x=1&y=#top",
  "http://example.com",
  "ftp://example.com/a:b@c",
  "mailto:bob@example.com",
])("reads the parts of %s as the browser does", (url) => {
  const { rows } = runFlow(
    `print u = net.parse_url('${url}') | project u.scheme, u.username, u.password, u.host, u.port, u.query, u.fragment`,
  );
  const { protocol, username, password, hostname, port, search, hash } = new URL(url);
  const expected = [protocol.slice(0, -1), username, password, hostname];
  expect(rows[0]).toEqual([...expected, port === "" ? null : Number(port), search.slice(1), hash.slice(1)]);
});
