/** Kinds of values that a report names, in the order in which they are recognised. */
export const indicatorKinds = ["email", "hash", "cve", "arn", "mac", "address", "domain"] as const;
export type IndicatorKind = (typeof indicatorKinds)[number];

export interface FoundIndicator {
  readonly kind: IndicatorKind;
  readonly value: string;
}

const octet = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const patterns: Readonly<Record<IndicatorKind, RegExp>> = {
  email: new RegExp(`[\\w.+-]{1,64}@(?:${label}\\.)+[a-z]{2,24}\\b`, "gi"),
  hash: /\b(?:[0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{32})\b/gi,
  cve: /\bCVE-\d{4}-\d{4,7}\b/gi,
  arn: /\barn:aws[\w-]*:[\w-]*:[\w-]*:\d*:[^\s"'<>,;()]+/gi,
  mac: /\b(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}\b/gi,
  address: new RegExp(
    `(?<![\\w.])(?:${octet}\\.){3}${octet}(?![\\w]|\\.\\d)|(?<![\\w:])(?=[0-9a-f:]*:[0-9a-f:]*:)[0-9a-f:]{3,39}(?![\\w:])`,
    "gi",
  ),
  domain: new RegExp(`(?<![\\w@.-])(?:${label}\\.)+[a-z]{2,24}(?![\\w-]|\\.\\w)`, "gi"),
};

/** Endings that reports write for files, and that are no top-level domains. */
const fileEndings =
  /\.(?:exe|dll|sys|bat|cmd|ps1|vbs|js|jar|docx?|xlsx?|pptx?|pdf|zip|rar|7z|gz|tar|iso|lnk|tmp|log|txt|json|xml|html?|php|aspx?|png|jpe?g|gif|bin|dat|cfg|conf|ya?ml|py|sh)$/i;

/** Undoes what reports do so that nobody follows a link by mistake: `hxxp`, `[.]`, `(dot)`, `[at]`. */
function refang(text: string): string {
  return text
    .replace(/\bhxxp/gi, "http")
    .replace(/\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)/gi, ".")
    .replace(/\[:\]/g, ":")
    .replace(/\[@\]|\[at\]|\(at\)/gi, "@");
}

/** The addresses, domains, hashes, mail addresses and the like that a text names, each once, in its order. */
export function findIndicators(text: string): FoundIndicator[] {
  let rest = refang(text);
  const found: { readonly kind: IndicatorKind; readonly value: string; readonly at: number }[] = [];
  for (const kind of indicatorKinds) {
    // What is one kind of value is no other: the domain of a mail address is not asked for by itself.
    rest = rest.replace(patterns[kind], (match, ...more) => {
      const at = more.find((one) => typeof one === "number") as number;
      const value = kind === "arn" ? match.replace(/[.]$/, "") : match;
      if (!isMeant(kind, value)) return match;
      found.push({ kind, value: kind === "arn" || kind === "cve" ? value : value.toLowerCase(), at });
      return " ".repeat(match.length);
    });
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.at - b.at)
    .filter(({ value }) => !seen.has(value) && seen.add(value))
    .map(({ kind, value }) => ({ kind, value }));
}

function isMeant(kind: IndicatorKind, value: string): boolean {
  // `::` and times such as 10:20:30 look like addresses.
  if (kind === "address" && value.includes(":"))
    return /[0-9a-f]/i.test(value) && (value.includes("::") || value.split(":").length === 8);
  return kind !== "domain" || !fileEndings.test(value);
}

export const kindNouns: Readonly<Record<IndicatorKind, readonly [one: string, many: string]>> = {
  email: ["email address", "email addresses"],
  hash: ["hash", "hashes"],
  cve: ["CVE", "CVEs"],
  arn: ["ARN", "ARNs"],
  mac: ["MAC address", "MAC addresses"],
  address: ["IP address", "IP addresses"],
  domain: ["domain", "domains"],
};

/** `3 IP addresses, 1 domain`, the most frequent first. */
export function countsInWords(found: readonly FoundIndicator[]): string {
  const counts = indicatorKinds.map((kind) => ({ kind, count: found.filter((one) => one.kind === kind).length }));
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ kind, count }) => `${count} ${kindNouns[kind][count === 1 ? 0 : 1]}`)
    .join(", ");
}
