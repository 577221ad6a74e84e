import { createHmac } from "node:crypto";

export const signingSecretPrefix = "whsec_";

/**
 * Signs a request as Standard Webhooks 1.0 has it: the receiver checks that it came from here, unchanged, and when.
 * The ID is the same for every attempt of a delivery, the time is that of the attempt.
 * @param secret `whsec_` and the key as Base64.
 */
export function signWebhook(secret: string, id: string, body: string, now: Date): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(signingSecretPrefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
