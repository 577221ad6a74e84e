/** Kinds of text that say by themselves what they are: addresses, hashes, mail addresses, domains. */
const shapes: readonly RegExp[] = [
  /^(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?$/,
  /^(?=.*:.*:)[0-9a-f:]{2,39}(?:\/\d{1,3})?$/i,
  /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i,
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
];

/** Whether a pasted text is an IP address, a hash, an email address or a domain. */
export function isIndicatorText(text: string): boolean {
  return shapes.some((shape) => shape.test(text));
}
