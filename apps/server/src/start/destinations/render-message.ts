import type { RenderedMessage } from "@pharos/api";
import type { AlertMessage, DestinationKind, SendContext } from "@pharos/connectors";
import { isObject, type Mail, scrubSecrets } from "@pharos/domain";
import type { DestinationSettings } from "@pharos/store";
import { findCutParts, markMessage } from "./find-cut-parts.ts";

const textLengthMax = 50_000;

/** Shows what the kind's tool would get, by the function that sends it. Nothing leaves this process. */
export async function renderMessage(
  kind: DestinationKind,
  settings: DestinationSettings,
  message: AlertMessage,
  { clock, version }: Pick<SendContext, "clock" | "version">,
): Promise<RenderedMessage> {
  const complete = kind.parseSettings(settings);
  const capture = async (of: AlertMessage) => readable(await captureBody(kind, complete, of, { clock, version }));
  const text = scrubSecrets(await capture(message), complete, kind.secretKeys);
  const cutParts = findCutParts(message, await capture(markMessage(message)));
  return {
    text: text.length > textLengthMax ? `${text.slice(0, textLengthMax)}…` : text,
    lengthOmitted: Math.max(0, text.length - textLengthMax),
    cutParts,
  };
}

class NotSent extends Error {}

/** The body of the request, or the mail, that the kind sends first. */
async function captureBody(
  kind: DestinationKind,
  settings: DestinationSettings,
  message: AlertMessage,
  own: Pick<SendContext, "clock" | "version">,
): Promise<string | Mail> {
  let captured: string | Mail = "";
  await kind.send(message, settings, {
    ...own,
    fetch: async (_url, { body }) => {
      captured ||= String(body ?? "");
      throw new NotSent();
    },
    sendMail: async (mail) => {
      captured ||= mail;
      return { kind: "rejected", statusCode: 0, message: "" };
    },
  });
  return captured;
}

/** Mail as its text; JSON and forms with what is packed in them unpacked. */
function readable(sent: string | Mail): string {
  if (typeof sent !== "string") return `Subject: ${sent.subject}\n\n${sent.text}`;
  const json = parseObject(sent) ?? Object.fromEntries(new URLSearchParams(sent));
  return JSON.stringify(json, (_key, value: unknown) => unpack(value), 2);
}

/** An object, written as JSON and this as Base64. */
const base64Object = /^eyJ[A-Za-z0-9+/]+={0,2}$/;

function unpack(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = base64Object.test(value) ? Buffer.from(value, "base64").toString() : value;
  return parseObject(text) ?? value;
}

function parseObject(text: string): object | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
