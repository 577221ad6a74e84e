/**
 * Whether a page of this origin is one of ours. Browsers always say the origin of a request that changes something; a
 * program that is no browser says none and carries no cookie of anybody else. What the request says about its host
 * counts for nothing: a page of another site can make its own name lead here (DNS rebinding).
 */
export function isOwnOrigin(origin: string, ownOrigins: readonly string[]): boolean {
  return ownOrigins.includes(origin);
}
