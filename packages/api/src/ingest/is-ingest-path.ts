/** Tells the addresses of logs, whose senders are limited by what they send and not by how often. */
export function isIngestPath(url: string): boolean {
  return /^\/(?:http\/|services\/collector\b|elasticsearch\b|v1\/logs\b)/.test(url);
}
