import { isIpAddress } from "../indicators/ip-address.ts";

/** What the texts of a field may have in common; a text has any number of them. */
const tests = {
  integer: (text: string) => /^-?(?:0|[1-9]\d{0,18})$/.test(text),
  number: (text: string) => /^-?(?:0|[1-9]\d{0,18})(?:\.\d{1,17})?$/.test(text),
  boolean: (text: string) => text === "true" || text === "false",
  ip: isIpAddress,
  ipAndPort: (text: string) => /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-fA-F:.]+\]):\d{1,5}$/.test(text),
  domain: (text: string) => /^(?=.{4,253}$)(?:[A-Za-z\d_](?:[A-Za-z\d_-]{0,62})\.)+[A-Za-z]{2,24}\.?$/.test(text),
  word: (text: string) => /^\S{1,253}$/.test(text),
  name: (text: string) => /^[^\r\n]{1,128}$/.test(text),
  url: (text: string) => /^https?:\/\/[^\s/]/i.test(text),
  email: (text: string) => /^[^\s@<>,;]+@[^\s@<>,;]+\.[A-Za-z]{2,24}$/.test(text),
  arn: (text: string) => /^arn:[a-z-]+:[^\s:]*:/.test(text),
  accountId: (text: string) => /^\d{12}$/.test(text),
  instanceId: (text: string) => /^i-[\da-f]{8,17}$/.test(text),
  hex32: (text: string) => /^[\dA-Fa-f]{32}$/.test(text),
  hex40: (text: string) => /^[\dA-Fa-f]{40}$/.test(text),
  hex64: (text: string) => /^[\dA-Fa-f]{64}$/.test(text),
  mac: (text: string) => /^[\dA-Fa-f]{2}(?:([:-])[\dA-Fa-f]{2})(?:\1[\dA-Fa-f]{2}){4}$/.test(text),
  cve: (text: string) => /^CVE-\d{4}-\d{4,}$/i.test(text),
  technique: (text: string) => /^T\d{4}(?:\.\d{3})?$/.test(text),
} as const;

export type TextTrait = keyof typeof tests;
const traits = Object.entries(tests) as [TextTrait, (text: string) => boolean][];

/** A longer text is prose or a document: it has no trait. */
const lengthMax = 2048;

export function traitsOf(text: string): TextTrait[] {
  return text.length > lengthMax ? [] : traits.filter(([, has]) => has(text)).map(([trait]) => trait);
}
