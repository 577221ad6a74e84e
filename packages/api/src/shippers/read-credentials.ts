import type { RequestHeaders } from "../sources/source-auth.ts";

/** What a shipper sends to prove itself, in whatever form its protocol has for it. */
export interface Credentials {
  readonly secret: string;
  /** Of Basic authentication alone. */
  readonly username?: string;
}

/**
 * Reads `Splunk`, `Bearer`, `Basic` and Elasticsearch's `ApiKey`, which is an id and a key in base64, or whatever text
 * somebody gave a client as the key: each reading is to be tried.
 */
export function readCredentials({ authorization }: RequestHeaders): readonly Credentials[] {
  const [, scheme, text] = /^(Splunk|Bearer|Basic|ApiKey) +(\S.*)$/i.exec(authorization?.toString().trim() ?? "") ?? [];
  if (scheme === undefined || text === undefined) return [];
  if (/^(?:Splunk|Bearer)$/i.test(scheme)) return [{ secret: text }];
  const isBasic = /^Basic$/i.test(scheme);
  const asIs = isBasic ? [] : [{ secret: text }];
  const decoded = Buffer.from(text, "base64").toString("utf8");
  const colon = decoded.indexOf(":");
  const secret = decoded.slice(colon + 1);
  if (colon < 0 || secret === "") return asIs;
  return [...asIs, isBasic ? { secret, username: decoded.slice(0, colon) } : { secret }];
}
