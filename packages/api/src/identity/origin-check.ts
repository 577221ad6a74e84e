/**
 * Whether a request that changes something comes from our own pages. Browsers always say the origin of such a
 * request; a program that is no browser says none and carries no cookie of anybody else.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
