import { type IndicatorName, indicatorNames } from "@pharos/domain";
import fc from "fast-check";
import { scannerCases } from "../../indicators/scanner-cases.ts";
import type { Look } from "./indicator-finders.ts";

const hexDigit = fc.constantFrom(..."0123456789abcdefABCDEF");
const hexText = (min: number, max: number) => fc.string({ unit: hexDigit, minLength: min, maxLength: max });
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: min, maxLength: max });
const hash = fc.constantFrom(32, 40, 64, 31).chain((length) => hexText(length, length));
const octet = fc.oneof(fc.nat(260).map(String), fc.constantFrom("00", "01", "0", "1", "1000"));
const ipv4 = fc.array(octet, { minLength: 3, maxLength: 5 }).map((parts) => parts.join("."));
const group = fc.oneof(hexText(0, 5), fc.constantFrom("", "0", "1", "ffff"));
const ipv6 = fc
  .tuple(
    fc.array(group, { minLength: 1, maxLength: 9 }),
    fc.oneof(fc.constant(""), ipv4),
    fc.constantFrom("", "", "%", "%eth0"),
  )
  .map(([groups, tail, zone]) => groups.join(":") + (tail && `:${tail}`) + zone);
const mac = fc
  .tuple(fc.array(hexText(2, 2), { minLength: 6, maxLength: 6 }), fc.constantFrom(":", "-", "."))
  .map(([pairs, separator]) => pairs.join(separator));
const macOfFours = fc.array(hexText(4, 4), { minLength: 3, maxLength: 3 }).map((parts) => parts.join("."));
const account = digits(11, 13);
const algorithm = fc.constantFrom("MD5", "SHA1", "SHA256", "md5", " Sha1 ", "IMPHASH", "MD5x", "");
const hashList = fc
  .array(fc.tuple(algorithm, fc.constantFrom("=", "=", "= ", ""), hash), { maxLength: 4 })
  .map((parts) => parts.map((part) => part.join("")).join(","));
const host = fc.constantFrom("example.com", "web-1", "localhost", "Web.Example.COM", "a b");
const person = fc.constantFrom("homer", "homer@example.com", "@", "a@b@c", "root");
const resource = fc.oneof(
  hexText(1, 4).map((id) => `instance/i-${id}`),
  person.map((name) => `assumed-role/Admin/${name}`),
  fc.constantFrom("instance/i-", "assumed-role/", "assumed-role", "instance/x", "user/a/b", ""),
);
const arn = fc
  .tuple(
    fc.constantFrom("aws", ""),
    fc.constantFrom("sts", "", "s3"),
    fc.constantFrom("us-east-1", ""),
    account,
    resource,
  )
  .map((parts) => `arn:${parts.join(":")}`);
const technique = fc.tuple(
  digits(3, 5),
  fc.oneof(
    fc.constant(""),
    digits(2, 4).map((id) => `.${id}`),
  ),
);
const shortText = fc.constantFrom(
  ..."@:/=,;%-.#?[]+ ",
  ..."aZ09",
  "::",
  "://",
  "http://",
  "https://",
  "arn:",
  "arn:aws:",
  "i-",
  "CVE-",
  "cve-2021-4422",
  "-",
  "  ",
  "xn-",
);
const plainPart = fc.oneof(
  { weight: 6, arbitrary: shortText },
  ...[ipv4, ipv6, mac, macOfFours, hash, hashList, host, person, account, arn, digits(1, 12), hexText(1, 8)],
  technique.map(([id, sub]) => `T${id}${sub}`),
);
const spaces = ["\u00a0", "\u1680", "\u2000", "\u200a", "\u2028", "\u2029", "\u202f", "\u205f", "\u3000", "\ufeff"];
const oddPart = fc.oneof(
  fc.constantFrom(
    "\\",
    "\\\\",
    "xn--",
    "xn--mnchen-3ya.de",
    "\u007f",
    "\u0085",
    "\u180e",
    "\u200b",
    "\u2027",
    ...spaces,
  ),
  fc.constantFrom("é", "ü", "ſ", "ſha1=", "К", "名", "\ue000", "\uffff", "\ud7ff", "\u{10000}", "😀", "\u{10ffff}"),
);

/** A text that a scanner is known to tell apart, with up to two characters put in, left out or exchanged. */
const nearKnown = fc
  .tuple(
    fc.constantFrom(...scannerCases.map(([, value]) => value)),
    fc.array(fc.tuple(fc.nat(70), fc.nat(1), fc.constantFrom("", ..."0159afgF:.-%/@[]= ,")), { maxLength: 2 }),
  )
  .map(([value, edits]) =>
    edits.reduce((text, [place, left, added]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + added + text.slice(at + left);
    }, value),
  );

const textOf = (part: fc.Arbitrary<string>, max: number) =>
  fc.array(part, { maxLength: max }).map((parts) => parts.join(""));

/** Texts that are not far from what the scanners look for, without escapes and names in Punycode. */
export const plainText = fc
  .oneof(plainPart, nearKnown, textOf(plainPart, 3), textOf(shortText, 8))
  .filter((text) => !text.includes("xn--"));
/** The same with backslashes, Punycode, and characters of all lengths. */
export const oddText = fc.oneof(
  plainPart,
  nearKnown,
  textOf(fc.oneof(plainPart, oddPart), 4),
  textOf(fc.oneof(shortText, oddPart), 8),
);

/** Some values for a few scanners, so that a field gets several. */
export function looksAt(text: fc.Arbitrary<string>): fc.Arbitrary<Look[]> {
  const few: fc.Arbitrary<IndicatorName[]> = fc.array(fc.constantFrom(...indicatorNames), {
    minLength: 1,
    maxLength: 3,
  });
  const names = fc.oneof(few, fc.constant([...indicatorNames]));
  return names.chain((some) => fc.array(fc.tuple(fc.constantFrom(...some), text), { maxLength: 24 }));
}
