import { createPrivateKey } from "node:crypto";
import { SignJWT } from "jose";
import { z } from "zod";
import { type ExternalAccount, externalAccountSchema } from "./exchange-external-account.ts";

const schema = z.object({
  type: z.literal("service_account"),
  client_email: z.string().min(3),
  private_key_id: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
  token_uri: z.url().default("https://oauth2.googleapis.com/token"),
});
type ServiceAccount = z.infer<typeof schema>;
export type GoogleCredentials = ServiceAccount | ExternalAccount;

/** Reads the key of a service account, or what its workload identity federation is configured with. */
export function parseGoogleCredentials(text: string): GoogleCredentials | undefined {
  try {
    const credentials = z.discriminatedUnion("type", [schema, externalAccountSchema]).parse(JSON.parse(text));
    if (credentials.type === "service_account") createPrivateKey(credentials.private_key);
    return credentials;
  } catch {
    return undefined;
  }
}

/** A token that the account signs for one Google API by itself, without asking another host. */
export function signGoogleToken(credentials: ServiceAccount, audience: string, now: Date): Promise<string> {
  const { client_email: account, private_key_id: kid, private_key: pem } = credentials;
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: "RS256", typ: "JWT", kid })
    .setIssuer(account)
    .setSubject(account)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenSeconds)
    .sign(createPrivateKey(pem));
}

const tokenSeconds = 3_600;

/** A statement that the account signs for its token endpoint, which gives an access token with the scope for it. */
export function signGoogleAssertion(credentials: ServiceAccount, scope: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: credentials.private_key_id })
    .setIssuer(credentials.client_email)
    .setAudience(credentials.token_uri)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenSeconds)
    .sign(createPrivateKey(credentials.private_key));
}
