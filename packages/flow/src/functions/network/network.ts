import { anyType, booleanType, intType, stringType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { addressSql, blockFinding, cidrRange, inBlockArguments, inBlocks } from "./address-blocks.ts";
import { hostSql, urlStruct, urlType } from "./url-parts.ts";

const ip = { name: "ip", type: stringType } as const;

/** Private networks, this machine and the local link: what no router passes on. */
const privateBlocks = [
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "fc00::/7",
  "fe80::/10",
  "::1",
];

function addressTest(name: string, what: string, sql: (text: string) => string, calls: string, gives: boolean[]) {
  const definition: FunctionDefinition = {
    name: `net.${name}`,
    use: "scalar",
    summary: `Whether the text is ${what}.`,
    parameters: [{ name: "text", type: stringType }],
    result: booleanType,
    sql: ([text]) => `ifNull(${sql(`${text?.sql}`)}, false)`,
    examples: [{ flow: `print ${calls}`, gives: [gives] }],
    refuses: [{ flow: `print a = net.${name}([1])`, code: "wrong_type" }],
  };
  return definition;
}

export const networkFunctions: readonly FunctionDefinition[] = [
  {
    name: "net.in_cidr",
    aliases: ["ipv4_is_in_range", "ipv4_is_in_any_range", "ipv4_is_match"],
    use: "scalar",
    summary: "Whether the address lies in a block, or in any of several or of a list; null when it is no address.",
    parameters: [ip, { name: "block", type: anyType, isRepeated: true }],
    result: booleanType,
    sql: ([address, first]) => inBlockArguments(`${address?.sql}`, first?.more ?? []),
    check: blockFinding,
    examples: [
      {
        flow: "print a = net.in_cidr('10.1.2.3', '10.0.0.0/8'), b = net.in_cidr('2001:db8::7', ['10.0.0.0/8', '2001:db8::/32']), c = net.in_cidr('1.2.3.4', '::/0', '5.6.7.8'), d = net.in_cidr('x', '10.0.0.0/8')",
        gives: [[true, true, false, null]],
      },
      {
        flow: "datatable [{'b': '10.0.0.0/8'}, {'b': '10.0.0.7'}, {'b': 'fe80::/10'}, {'b': '10.0.0.0/99'}] | project a = net.in_cidr('10.0.0.7', b)",
        gives: [[true], [true], [false], [null]],
      },
    ],
    refuses: [
      { flow: "print a = net.in_cidr('10.1.2.3', '10.0.0.0/33')", code: "wrong_argument" },
      { flow: "print a = net.in_cidr('10.1.2.3', ['10.0.0/8'])", code: "wrong_argument" },
    ],
  },
  {
    name: "net.is_private",
    aliases: ["ipv4_is_private"],
    use: "scalar",
    summary: "Whether the address is of a private network, of this machine or of the local link; null when it is none.",
    parameters: [ip],
    result: booleanType,
    sql: ([address]) =>
      `if(isNull(${addressSql(`${address?.sql}`)}), NULL, ${inBlocks(`${address?.sql}`, privateBlocks)})`,
    examples: [
      {
        flow: "print a = net.is_private('192.168.1.1'), b = net.is_private('8.8.8.8'), c = net.is_private('fd00::1'), d = net.is_private('x')",
        gives: [[true, false, true, null]],
      },
    ],
    refuses: [{ flow: "print a = net.is_private(['10.0.0.1'])", code: "wrong_type" }],
  },
  addressTest(
    "is_ip",
    "an address of version 4 or 6",
    (text) => `isNotNull(${addressSql(text)})`,
    "a = net.is_ip('10.0.0.1'), b = net.is_ip('::1'), c = net.is_ip('10.0.0.256'), d = net.is_ip(null)",
    [true, true, false, false],
  ),
  addressTest(
    "is_ipv4",
    "an address of version 4",
    (text) => `isIPv4String(${text})`,
    "a = net.is_ipv4('10.0.0.1'), b = net.is_ipv4('::1')",
    [true, false],
  ),
  addressTest(
    "is_ipv6",
    "an address of version 6",
    (text) => `isIPv6String(${text})`,
    "a = net.is_ipv6('10.0.0.1'), b = net.is_ipv6('::1')",
    [false, true],
  ),
  {
    name: "net.ipv4_to_int",
    aliases: ["parse_ipv4"],
    use: "scalar",
    summary: "The address of version 4 as a number; null of anything else.",
    parameters: [ip],
    result: intType,
    sql: ([address]) => `toInt64(IPv4StringToNumOrNull(${address?.sql}))`,
    examples: [
      { flow: "print a = net.ipv4_to_int('10.0.0.1'), b = net.ipv4_to_int('::1')", gives: [[167_772_161, null]] },
    ],
    refuses: [{ flow: "print a = net.ipv4_to_int([1])", code: "wrong_type" }],
  },
  {
    name: "net.mask",
    use: "scalar",
    summary: "The first address of the block with so many fixed bits, 32 or 128 at most; null when it is no address.",
    parameters: [ip, { name: "bits", type: intType }],
    result: stringType,
    sql: ([address, bits]) => {
      const isIpv6 = `position(${address?.sql}, ':') > 0`;
      const first = `tupleElement(${cidrRange(`toIPv6OrZero(ifNull(${address?.sql}, ''))`, isIpv6, `${bits?.sql}`)}, 1)`;
      const text = `if(${isIpv6}, toString(${first}), replaceOne(toString(${first}), '::ffff:', ''))`;
      const isBlock = `isNotNull(${addressSql(`${address?.sql}`)}) AND ${bits?.sql} BETWEEN 0 AND if(${isIpv6}, 128, 32)`;
      return `if(${isBlock}, ${text}, NULL)`;
    },
    examples: [
      {
        flow: "print a = net.mask('10.1.2.3', 24), b = net.mask('2001:db8:1:2::3', 32), c = net.mask('10.1.2.3', 33), d = net.mask('x', 8)",
        gives: [["10.1.2.0", "2001:db8::", null, null]],
      },
    ],
    refuses: [{ flow: "print a = net.mask('10.1.2.3')", code: "too_few_arguments" }],
  },
  {
    name: "net.parse_url",
    use: "scalar",
    summary: "The scheme, username, password, host, port, path, query and fragment of a URL; '' for absent ones.",
    parameters: [{ name: "url", type: stringType }],
    result: urlType,
    sql: ([text]) => urlStruct(`${text?.sql}`),
    examples: [
      {
        flow: "print u = net.parse_url('https://bob:pw@Example.com:8443/a/b?x=1#top') | project u.scheme, u.username, u.host, u.port, u.path, u.query, u.fragment",
        gives: [["https", "bob", "example.com", 8443, "/a/b", "x=1", "top"]],
      },
    ],
    refuses: [{ flow: "print a = net.parse_url([1])", code: "wrong_type" }],
  },
  {
    name: "net.domain",
    use: "scalar",
    summary: "The host of a URL, or of host:port, in small letters; null when there is none.",
    parameters: [{ name: "url", type: stringType }],
    result: stringType,
    sql: ([text]) => hostSql(`${text?.sql}`),
    examples: [
      {
        flow: "print a = net.domain('https://u@Mail.Example.co.uk:444/x'), b = net.domain('localhost:80'), c = net.domain('http://[::1]/'), d = net.domain('not a url')",
        gives: [["mail.example.co.uk", "localhost", "[::1]", null]],
      },
    ],
    refuses: [{ flow: "print a = net.domain([1])", code: "wrong_type" }],
  },
  {
    name: "net.etld1",
    use: "scalar",
    summary: "The part of a host or URL that was registered: the public suffix and one name more; null without one.",
    parameters: [{ name: "url", type: stringType }],
    result: stringType,
    sql: ([text]) => {
      const host = `trimRight(${hostSql(`${text?.sql}`)}, '.')`;
      return `if(isIPv4String(${host}), NULL, nullIf(cutToFirstSignificantSubdomainRFC(${host}), ''))`;
    },
    examples: [
      {
        flow: "print a = net.etld1('https://mail.example.co.uk/x'), b = net.etld1('a.b.Example.com.'), c = net.etld1('10.0.0.1'), d = net.etld1('localhost')",
        gives: [["example.co.uk", "example.com", null, null]],
      },
    ],
    refuses: [{ flow: "print a = net.etld1([1])", code: "wrong_type" }],
  },
];
