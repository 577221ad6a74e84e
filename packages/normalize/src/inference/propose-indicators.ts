import type { IndicatorName } from "@pharos/domain";
import type { TextProfile } from "./text-profile.ts";

type Applies = (texts: TextProfile, key: string) => boolean;

/** Keys are compared as their words with blanks between them. */
const isHash = /\b(?:hash|hashes|digest|checksum|fingerprint|md5|sha|sha1|sha256|imphash|ja3|ja3s|hassh)\b/;
const isAddress = /\b(?:ip|ips|ip address|address|addr)$/;
const isHost = /\b(?:host|hostname|host name|computer|computer name|machine name)$/;
const isDomain = /\b(?:domain|domain name|fqdn|server name|query|sni|dns|site)$/;
const isUser =
  /\b(?:user|username|login|user name|account name|login name|principal name|user principal name|logon name)$/;
const isActor = /\b(?:user|principal|actor|client|account|subject)(?: user)? (?:id|uid|uuid|guid|sid)$/;
const isTrace =
  /\b(?:trace|request|correlation|session|span|transaction|operation|event|connection|flow) ?(?:id|uid|uuid|guid)$/;
const isUrl = /\b(?:url|uri|referr?er)$/;
const isAccount = /\b(?:account|owner|recipient)\b/;

const rules: readonly { readonly indicator: IndicatorName; readonly applies: Applies }[] = [
  { indicator: "ip", applies: (texts) => texts.all("ip") },
  // Where a service calls on its own, vendors write its name in place of an address.
  {
    indicator: "hostname",
    applies: (texts, key) =>
      (isHost.test(key) && texts.all("word")) ||
      (texts.some("ip") && !texts.all("ip") && (texts.each("ip", "domain") || isAddress.test(key))),
  },
  { indicator: "domain", applies: (texts, key) => isDomain.test(key) && texts.some("domain") && texts.all("word") },
  { indicator: "net_addr", applies: (texts) => texts.all("ipAndPort") },
  { indicator: "url", applies: (texts, key) => texts.all("url") || (texts.some("url") && isUrl.test(key)) },
  { indicator: "email", applies: (texts, key) => texts.all("email") || (texts.some("email") && isUser.test(key)) },
  { indicator: "username", applies: (texts, key) => isUser.test(key) && texts.all("name") && !texts.all("email") },
  { indicator: "actor_id", applies: (texts, key) => isActor.test(key) && texts.all("word") && !texts.all("accountId") },
  { indicator: "trace_id", applies: (texts, key) => isTrace.test(key) && texts.all("word") && !texts.all("integer") },
  { indicator: "aws_arn", applies: (texts, key) => texts.all("arn") || (texts.some("arn") && /\barn$/.test(key)) },
  { indicator: "aws_account_id", applies: (texts, key) => texts.all("accountId") && isAccount.test(key) },
  { indicator: "aws_instance_id", applies: (texts) => texts.all("instanceId") },
  { indicator: "md5", applies: (texts, key) => texts.all("hex32") && isHash.test(key) },
  { indicator: "sha1", applies: (texts, key) => texts.all("hex40") && isHash.test(key) },
  { indicator: "sha256", applies: (texts) => texts.all("hex64") },
  { indicator: "mac", applies: (texts) => texts.all("mac") },
  { indicator: "cve", applies: (texts) => texts.all("cve") },
  { indicator: "mitre_attack_technique", applies: (texts) => texts.all("technique") },
];

/** The indicators that the texts of a field hold, by their form and by the words of its key. */
export function proposeIndicators(texts: TextProfile, words: readonly string[]): IndicatorName[] {
  const key = words.join(" ");
  return rules.filter(({ applies }) => applies(texts, key)).map(({ indicator }) => indicator);
}
