import { createHmac } from "node:crypto";
import { z } from "zod";

/** What a product sends once, to learn whether the address that somebody gave it answers. */
export interface HandshakeAnswer {
  readonly type: string;
  readonly body: string;
}

const bytesMax = 16 * 1024;
const json = (value: object): HandshakeAnswer => ({ type: "application/json", body: JSON.stringify(value) });

/** Of Okta (a header), Microsoft Graph and Dropbox (in the address); undefined where none of them asks. */
export function answerHeaders(headers: Readonly<Record<string, unknown>>, query: unknown): HandshakeAnswer | undefined {
  const okta = headers["x-okta-verification-challenge"];
  if (typeof okta === "string") return json({ verification: okta });
  const { validationToken, challenge } = (query ?? {}) as Readonly<Record<string, unknown>>;
  const echoed = validationToken ?? challenge;
  return typeof echoed === "string" ? { type: "text/plain", body: echoed } : undefined;
}

const slack = z.object({ type: z.literal("url_verification"), challenge: z.string() });
const zoom = z.object({
  event: z.literal("endpoint.url_validation"),
  payload: z.object({ plainToken: z.string() }),
});
const eventGrid = z.tuple([
  z.object({
    eventType: z.literal("Microsoft.EventGrid.SubscriptionValidationEvent"),
    data: z.object({ validationCode: z.string() }),
  }),
]);

/** Of Slack, Zoom and Azure Event Grid; Zoom wants its token signed with the secret that it shares with the source. */
export function answerBody(body: Uint8Array, secret: string | undefined): HandshakeAnswer | undefined {
  if (body.byteLength > bytesMax) return undefined;
  const text = new TextDecoder().decode(body);
  if (!/"(?:url_verification|endpoint\.url_validation|Microsoft\.EventGrid\.SubscriptionValidationEvent)"/.test(text))
    return undefined;
  const value = parse(text);
  const ofSlack = slack.safeParse(value);
  if (ofSlack.success) return json({ challenge: ofSlack.data.challenge });
  const ofGrid = eventGrid.safeParse(value);
  if (ofGrid.success) return json({ validationResponse: ofGrid.data[0].data.validationCode });
  const ofZoom = zoom.safeParse(value);
  if (!ofZoom.success) return undefined;
  const { plainToken } = ofZoom.data.payload;
  return json({
    plainToken,
    encryptedToken: createHmac("sha256", secret ?? "")
      .update(plainToken)
      .digest("hex"),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
