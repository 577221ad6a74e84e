import { domainToUnicode } from "node:url";
import type { IndicatorName } from "@pharos/domain";
import { flatSlice } from "../fields/flat-slice.ts";
import { scanAwsArn } from "./aws-arn.ts";
import { type IndicatorCollector, indicatorSlots as slots } from "./indicator-collector.ts";
import { isIpAddress } from "./ip-address.ts";

const slash = 0x2f;
const questionMark = 0x3f;
const numberSign = 0x23;
const atSign = 0x40;
const openingBracket = 0x5b;

/** Looks at one trimmed, non-empty value and adds what it finds. */
type Scan = (value: string, into: IndicatorCollector) => void;

function anyValue(slot: number): Scan {
  return (value, into) => into.add(slot, value);
}
function whenMatching(slot: number, pattern: RegExp): Scan {
  return (value, into) => {
    if (pattern.test(value)) into.add(slot, value);
  };
}
function hash(slot: number, algorithm: "MD5" | "SHA1" | "SHA256", digits: number): Scan {
  return (value, into) => {
    const text = value.length === digits ? value : hashInList(value, algorithm);
    if (text.length === digits && /^[0-9A-Fa-f]+$/.test(text)) into.add(slot, text.toLowerCase());
  };
}

/** Sysmon writes all hashes of a file in one text, `SHA1=…,MD5=…,SHA256=…,IMPHASH=…`: the one of an algorithm. */
function hashInList(value: string, algorithm: string): string {
  if (!value.includes("=")) return "";
  for (const part of value.split(",")) {
    const equals = part.indexOf("=");
    if (part.slice(0, equals).trim().toUpperCase() === algorithm) return part.slice(equals + 1).trim();
  }
  return "";
}

function scanIp(value: string, into: IndicatorCollector): void {
  if (isIpAddress(value)) into.add(slots.p_any_ip_addresses, value);
}
/** Vendors put words where a name is missing (`AWS Internal`): what has blanks is no name. */
function scanDomain(value: string, into: IndicatorCollector): void {
  if (/\s/.test(value)) return;
  const name = value.startsWith("xn--") ? domainToUnicode(value) || value : value;
  into.add(slots.p_any_domain_names, name);
}
function scanHostname(value: string, into: IndicatorCollector): void {
  if (isIpAddress(value)) into.add(slots.p_any_ip_addresses, value);
  else scanDomain(value, into);
}

/** `https://user@host:443/path` → host; a text without a scheme names no host. */
function scanUrl(value: string, into: IndicatorCollector): void {
  const schemeEnd = value.indexOf(":");
  if (!value.startsWith("://", schemeEnd) || !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(value)) return;
  let start = schemeEnd + 3;
  let end = start;
  for (; end < value.length; end++) {
    const code = value.charCodeAt(end);
    if (code === slash || code === questionMark || code === numberSign) break;
    if (code === atSign) start = end + 1;
  }
  scanHostAndPort(value, start, end, into);
}

/** `host:port`, `[ipv6]:port`, or a host alone. */
function scanNetworkAddress(value: string, into: IndicatorCollector): void {
  scanHostAndPort(value, 0, value.length, into);
}

/** What stands between two places of a text. */
function scanHostAndPort(text: string, start: number, end: number, into: IndicatorCollector): void {
  if (text.charCodeAt(start) === openingBracket) {
    const close = text.indexOf("]", start);
    if (close > start + 1 && close < end && /^(?::\d*)?$/.test(text.slice(close + 1, end))) {
      scanHostname(flatSlice(text, start + 1, close), into);
      return;
    }
  }
  const at = text.indexOf(":", start);
  const hasPort = at >= 0 && at < end && text.lastIndexOf(":", end - 1) === at;
  const hostEnd = hasPort ? at : end;
  if (hostEnd > start) scanHostname(flatSlice(text, start, hostEnd), into);
}

function scanEmail(value: string, into: IndicatorCollector): void {
  const at = value.indexOf("@");
  if (at < 0) return;
  into.add(slots.p_any_emails, value);
  if (at > 0) into.add(slots.p_any_usernames, flatSlice(value, 0, at));
}

const scanners: Readonly<Record<IndicatorName, Scan>> = {
  ip: scanIp,
  domain: scanDomain,
  hostname: scanHostname,
  url: scanUrl,
  net_addr: scanNetworkAddress,
  email: scanEmail,
  username: anyValue(slots.p_any_usernames),
  actor_id: anyValue(slots.p_any_actor_ids),
  trace_id: anyValue(slots.p_any_trace_ids),
  md5: hash(slots.p_any_md5_hashes, "MD5", 32),
  sha1: hash(slots.p_any_sha1_hashes, "SHA1", 40),
  sha256: hash(slots.p_any_sha256_hashes, "SHA256", 64),
  aws_account_id: whenMatching(slots.p_any_aws_account_ids, /^\d{12}$/),
  aws_arn: scanAwsArn,
  aws_instance_id: whenMatching(slots.p_any_aws_instance_ids, /^i-./),
  aws_tag: anyValue(slots.p_any_aws_tags),
  mac: whenMatching(
    slots.p_any_mac_addresses,
    /^(?:[0-9A-Fa-f]{2}([:-]))(?:[0-9A-Fa-f]{2}\1){4}[0-9A-Fa-f]{2}$|^(?:[0-9A-Fa-f]{4}\.){2}[0-9A-Fa-f]{4}$/,
  ),
  serial_number: anyValue(slots.p_any_serial_numbers),
  cve: whenMatching(slots.p_any_cves, /^CVE-\d{4}-\d{4,}$/i),
  mitre_attack_technique: whenMatching(slots.p_any_mitre_attack_techniques, /^T\d{4}(?:\.\d{3})?$/),
};

/** One function for all the scanners of a field. */
export function scannerOf(names: readonly IndicatorName[]): Scan {
  const scans = [...new Set(names)].map((name) => scanners[name]);
  const [only] = scans;
  if (only && scans.length === 1) return (value, into) => scanTrimmed(only, value, into);
  return (value, into) => {
    for (const scan of scans) scanTrimmed(scan, value, into);
  };
}

/** True when trimming may change the text: nearly no value has blanks around it, and the engine's own look costs more. */
function hasBlankEnds(value: string): boolean {
  return !isVisibleAscii(value.charCodeAt(0)) || !isVisibleAscii(value.charCodeAt(value.length - 1));
}

function isVisibleAscii(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

/** A lone dash is how many vendors write that there is nothing. */
function scanTrimmed(scan: Scan, value: string, into: IndicatorCollector): void {
  const trimmed = hasBlankEnds(value) ? value.trim() : value;
  if (trimmed !== "" && trimmed !== "-") scan(trimmed, into);
}
