/** A cookie of the identity routes: unreadable for scripts, never sent from other sites. */
export interface IdentityCookie {
  readonly name: string;
  /** Over HTTP. Over HTTPS the name begins with `__Host-`, which no other host of the domain can set and asks for `/`. */
  readonly path: string;
}
export const refreshCookie: IdentityCookie = { name: "pharos_refresh", path: "/auth" };
/** Carries the secret of a new authenticator, sealed, from its set-up to its verification. */
export const totpSetupCookie: IdentityCookie = { name: "pharos_totp_setup", path: "/auth/totp" };
/** Says that somebody signed in with this browser before, so that strangers cannot use up their attempts. */
export const deviceCookie: IdentityCookie = { name: "pharos_device", path: "/auth" };

/** A Set-Cookie header; an age of 0 takes the cookie away. */
export function setCookie(
  cookie: IdentityCookie,
  value: string,
  { maxAgeSeconds, isSecure }: { readonly maxAgeSeconds: number; readonly isSecure: boolean },
): string {
  const path = isSecure ? "/" : cookie.path;
  const attributes = [`Path=${path}`, `Max-Age=${maxAgeSeconds}`, "HttpOnly", "SameSite=Strict"];
  if (isSecure) attributes.push("Secure");
  return `${nameOf(cookie, isSecure)}=${value}; ${attributes.join("; ")}`;
}

/** The cookie's value in a Cookie header; undefined when there is none. */
export function readCookie(cookie: IdentityCookie, header: string | undefined, isSecure: boolean): string | undefined {
  const wanted = nameOf(cookie, isSecure);
  for (const pair of header?.split(";") ?? []) {
    const [name, value] = pair.trim().split("=", 2);
    if (name === wanted && value) return value;
  }
  return undefined;
}

function nameOf({ name }: IdentityCookie, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
