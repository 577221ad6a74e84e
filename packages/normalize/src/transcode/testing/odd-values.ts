import type { Random } from "./random.ts";

const texts = [
  ...["", "-", " x ", " ", "x", "true", "false", "null", "0", "007", "-0", "-1", "12", "1.0", "1.50", "+5", " 5 "],
  ...["1e5", "12345678901234567890", "9007199254740993", "123456789012345", "1234567890123456", "99999", "abc"],
  ...["10.0.0.1", "::1", "fe80::1%eth0", "10.0.0.1:443", "[::1]:80", "10.0.0.0/8", "256.1.1.1", "1.2.3.4 "],
  ...["example.com", "xn--mnchen-3ya.de", "https://u@h.example.com:8443/p?q#f", "homer@example.com", "a b", "@"],
  ...["arn:aws:iam::123456789012:user/homer", "arn:aws:sts::123456789012:assumed-role/A/me@x.y", "arn:", "i-0abc12"],
  ...["d41d8cd98f00b204e9800998ecf8427e", "MD5=D41D8CD98F00B204E9800998ECF8427E,SHA1=x", "AA:bb:cc:00:11:22"],
  ...["CVE-2021-44228", "T1059.001", "123456789012", "2026-01-01T10:00:00Z", "2026-01-01T10:00:00.123456789+02:00"],
  ...["2026-01-01 10:00:00", "2025-12-31T23:59:60Z", "1999-01-01T00:00:00Z", "2026-02-30T00:00:00Z", "1767225600"],
  ...[
    "1767225600.123",
    "1767225600123",
    "Jan  1 10:00:00",
    "2026-01-01T10:00:00.5Z",
    "{}",
    "[1]",
    '{"a":1}',
    "__proto__",
  ],
  ...[
    "ü",
    "€uro",
    "日本",
    "😀",
    "\u2028",
    "\ufeffx",
    "\u00a0x\u00a0",
    "\\",
    "C:\\Users\\x",
    'a"b',
    "a/b",
    "\n",
    "\t",
    "\u0000",
  ],
  ...["\u007f", "a\u0000b", "\ud7ff", "x".repeat(15), "y".repeat(16), "z".repeat(17), "w".repeat(300)],
];

/** Strings as they may stand in JSON and `JSON.stringify` would not write them. */
const escaped = [
  ...['"\\u00e9"', '"\\ud83d\\ude00"', '"\\ud800"', '"x\\udfffy"', '"\\u0000"', '"\\/"', '"a\\/b"', '"\\u0031"'],
  ...['"\\u002d"', '"\\u0022"', '"\\u005c"', '"\\b\\f\\n\\r\\t"', '"\\u0061rn:aws:iam::123456789012:role/x"'],
  ...['"1\\u0030.0.0.1"', '"10.0.0.1\\u0000"', '"\\u0020"', '"tru\\u0065"', '"\\uD83D\\uDE00"', '"\\u2028"'],
  ...['"C:\\\\a\\\\b"', '"\\\\"', '"\\\\ud800"', '"a\\"b"', '"2026-01-01T10:00:00\\u005a"', '"x\\uFEFF"'],
];

const numbers = [
  ...["0", "1", "-1", "-0", "0.0", "-0.0", "1.0", "1.50", "0.5", "-0.5", "1e5", "1E-7", "1e400", "-1e400", "0.000001"],
  ...["0.0000001", "12345678901234567890", "-12345678901234567890", "9007199254740993", "9007199254740992"],
  ...[
    "-9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
  ],
  ...[
    "100000000000000000000",
    "99999999999999999999",
    "1000000000000000000000",
    "0.1234567890123456789",
    "0.10",
    "3.14",
  ],
  ...["123456789012345.6", "1234567890123456.7", "12345678901234567.8", "12345678901234567890.5", "1000000000000000.0"],
  ...["2147483647", "2147483648", "-2147483648", "-2147483649", "32767", "32768", "-32769", "999999999999999", "65535"],
  ...["1767225600", "1767225600.123", "1767225600123", "1767225600123456", "1767225600123456789", "1767225600.1234567"],
  ...["-1767225600", "0.30000000000000004", "5e-324", "1.7976931348623157", "4503599627370496.5", "100.00", "10e0"],
];

/** What no JSON value is. */
const broken = [
  ...[
    "007",
    "01",
    "+1",
    ".5",
    "1.",
    "-",
    "--1",
    "1e",
    "0x10",
    "NaN",
    "Infinity",
    "nul",
    "truee",
    "True",
    "undefined",
    "'x'",
  ],
  ...[
    '"',
    '"x',
    '"\\x"',
    '"\\u12"',
    '"\\u00g0"',
    '"\t"',
    '"\u0001"',
    "",
    ",",
    ":",
    "}",
    "]",
    "{",
    "[",
    "/**/1",
    "1 2",
    '"a""b"',
  ],
];

const structures = [
  ...[
    "{}",
    "[]",
    "[[]]",
    "[{}]",
    "[null]",
    "[null,null]",
    "[[],null,[1]]",
    '{"a":{}}',
    '{"a":null}',
    '["","-"]',
    "[1,2.0,3]",
  ],
  ...[
    '[{"a":1},{"a":2}]',
    '{"a":{"b":{"c":1}}}',
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":2}',
    '{"__proto__":1}',
    '{"b":1,"1":2}',
  ],
  ...[
    '{"constructor":"x"}',
    '{"":1}',
    '{"a.b":1}',
    '["10.0.0.1",null,""]',
    '[["x"],"y"]',
    '[1,"x",true,null]',
    "[-0]",
    "[1,]",
  ],
  ...[
    '{"a":1,}',
    '{"a" 1}',
    "{a:1}",
    '{"ip":"10.0.0.1","port":80}',
    '[{"ip":"::1"}]',
    '{"name":"-","b":{"c":"arn:aws:x"}}',
  ],
];

/** The texts of strings that mean something to one field or another. */
export const oddTexts: readonly string[] = texts;

/** The JSON of a value that a field may not expect; sometimes of none. */
export function oddValue(random: Random): string {
  const kind = random.next();
  if (kind < 0.15) return "null";
  if (kind < 0.45) return JSON.stringify(random.one(texts));
  if (kind < 0.57) return random.one(escaped);
  if (kind < 0.8) return random.one(numbers);
  if (kind < 0.85) return random.one(["true", "false"]);
  if (kind < 0.95) return random.one(structures);
  return kind < 0.97 ? large(random) : random.one(broken);
}

/** A valid value. */
export function soundValue(random: Random): string {
  for (;;) {
    const text = oddValue(random);
    try {
      JSON.parse(text);
      return text;
    } catch {
      // Another one.
    }
  }
}

function large(random: Random): string {
  const size = random.one([16, 31, 33, 65, 255, 257, 300]);
  switch (random.below(5)) {
    case 0:
      return JSON.stringify(random.one(["x", "\\", "ü", "😀", '"']).repeat(size * 20));
    case 1:
      return "[".repeat(size) + "]".repeat(size);
    case 2:
      return `${'{"a":'.repeat(size)}1${"}".repeat(size)}`;
    case 3:
      return `{${Array.from({ length: size }, (_, i) => `"k${i}":${i}`).join(",")}}`;
    default:
      return `${"9".repeat(size)}${random.one(["", ".5", ".0"])}`;
  }
}
