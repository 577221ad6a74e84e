/** A cookie of the identity routes: unreadable for scripts, never sent from other sites or to other paths. */
export interface IdentityCookie {
  readonly name: string;
  readonly path: string;
}
export const refreshCookie: IdentityCookie = { name: "pharos_refresh", path: "/auth" };
/** Carries the secret of a new authenticator, sealed, from its set-up to its verification. */
export const totpSetupCookie: IdentityCookie = { name: "pharos_totp_setup", path: "/auth/totp" };

/** A Set-Cookie header; an age of 0 takes the cookie away. */
export function setCookie(
  cookie: IdentityCookie,
  value: string,
  options: { readonly maxAgeSeconds: number; readonly isSecure: boolean },
): string {
  const attributes = [`Path=${cookie.path}`, `Max-Age=${options.maxAgeSeconds}`, "HttpOnly", "SameSite=Strict"];
  if (options.isSecure) attributes.push("Secure");
  return `${cookie.name}=${value}; ${attributes.join("; ")}`;
}

/** The cookie's value in a Cookie header; undefined when there is none. */
export function readCookie(cookie: IdentityCookie, header: string | undefined): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [name, value] = pair.trim().split("=", 2);
    if (name === cookie.name && value) return value;
  }
  return undefined;
}
