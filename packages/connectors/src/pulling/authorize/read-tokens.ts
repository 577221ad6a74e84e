import type { PullTokens } from "@pharos/domain";
import { z } from "zod";

const answer = z.object({
  access_token: z.string().optional(),
  token: z.string().optional(),
  expires_in: z.coerce.number().optional(),
  expires_at: z.string().optional(),
  refresh_token: z.string().optional(),
  // The two spellings of what OAuth itself has no name for.
  refresh_token_expires_in: z.coerce.number().optional(),
  refresh_expires_in: z.coerce.number().optional(),
});
/** Where the provider does not say. */
const lifeSecondsDefault = 3600;

/** Reads the answer of a token endpoint; undefined where it has no token. A refresh token that is not renewed stays. */
export function readTokens(text: string, before: PullTokens | undefined, now: Date): PullTokens | undefined {
  const parsed = answer.safeParse(tryJson(text));
  if (!parsed.success) return undefined;
  const { access_token, token, expires_in, expires_at, refresh_token } = parsed.data;
  const refreshSeconds = parsed.data.refresh_token_expires_in ?? parsed.data.refresh_expires_in;
  const accessToken = access_token ?? token;
  if (!accessToken) return undefined;
  const expiresMs =
    expires_at !== undefined && !Number.isNaN(Date.parse(expires_at))
      ? Date.parse(expires_at)
      : now.getTime() + (expires_in ?? lifeSecondsDefault) * 1000;
  return {
    accessToken,
    expiresAt: new Date(expiresMs).toISOString(),
    refreshToken: refresh_token ?? before?.refreshToken,
    refreshExpiresAt: refreshSeconds
      ? new Date(now.getTime() + refreshSeconds * 1000).toISOString()
      : before?.refreshExpiresAt,
  };
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
