function isHexDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);
}

/** Four decimal numbers up to 255, without leading zeros, between two places of the text. */
function isIpv4Between(text: string, from: number, to: number): boolean {
  let groups = 0;
  let at = from;
  while (groups < 4) {
    const start = at;
    let value = 0;
    while (at < to && at - start < 4) {
      const digit = text.charCodeAt(at) - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
      at++;
    }
    if (at === start || value > 255 || (at - start > 1 && text.charCodeAt(start) === 48)) return false;
    groups++;
    if (groups < 4 && (at >= to || text.charCodeAt(at++) !== 0x2e)) return false;
  }
  return at === to;
}

export function isIpv4(text: string): boolean {
  return text.length >= 7 && text.length <= 15 && isIpv4Between(text, 0, text.length);
}

/** IPv6 in any spelling of RFC 4291, with `::`, an embedded IPv4 tail or a zone (`%eth0`). */
export function isIpv6(text: string): boolean {
  const zone = text.indexOf("%");
  const end = zone < 0 ? text.length : zone;
  if (end < 2 || end > 45 || zone === text.length - 1) return false;
  let groups = 0;
  let hasGap = false;
  let at = 0;
  if (text.charCodeAt(0) === 0x3a) {
    if (text.charCodeAt(1) !== 0x3a) return false;
    hasGap = true;
    at = 2;
  }
  while (at < end) {
    if (groups === 8) return false;
    const start = at;
    while (at < end && at - start < 5 && isHexDigit(text.charCodeAt(at))) at++;
    if (text.charCodeAt(at) === 0x2e && at < end) {
      if (!isIpv4Between(text, start, end) || groups > 6) return false;
      groups += 2;
      return hasGap ? groups < 8 : groups === 8;
    }
    if (at === start || at - start > 4) return false;
    groups++;
    if (at === end) break;
    if (text.charCodeAt(at++) !== 0x3a || at === end) return false;
    if (text.charCodeAt(at) === 0x3a) {
      if (hasGap) return false;
      hasGap = true;
      at++;
    }
  }
  return hasGap ? groups < 8 : groups === 8;
}

export function isIpAddress(text: string): boolean {
  const first = text.charCodeAt(0);
  // Most host names are told apart by their first character or by having no colon.
  if (first >= 48 && first <= 57 && isIpv4(text)) return true;
  return (isHexDigit(first) || first === 0x3a) && text.includes(":") && isIpv6(text);
}

export type IpFamily = "ipv4" | "ipv6" | "any";

export function isIpOfFamily(text: string, family: IpFamily): boolean {
  return (family !== "ipv6" && isIpv4(text)) || (family !== "ipv4" && isIpv6(text));
}

/** `10.0.0.0/8`: an address and a prefix length that fits its family. */
export function isCidrOfFamily(text: string, family: IpFamily): boolean {
  const slash = text.indexOf("/");
  const length = text.slice(slash + 1);
  if (slash < 0 || !/^(0|[1-9]\d{0,2})$/.test(length)) return false;
  const address = text.slice(0, slash);
  if (family !== "ipv6" && isIpv4(address)) return Number(length) <= 32;
  return family !== "ipv4" && !address.includes("%") && isIpv6(address) && Number(length) <= 128;
}
