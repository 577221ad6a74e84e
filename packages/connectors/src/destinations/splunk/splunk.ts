import { isObject } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { fitAlertBody } from "../message/fit-alert-body.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../request/post-json.ts";
import { headerSecret, webAddress } from "../setting-schemas.ts";

const settings = z.object({ webhookURL: webAddress(), authToken: headerSecret("Auth token") });
const bodyBytesMax = 700_000;

/** Splunk's HTTP Event Collector. */
export const splunk: DestinationKind<z.infer<typeof settings>> = {
  type: "splunkwebhook",
  name: "Splunk webhook",
  description: "Writes alerts to Splunk through its HTTP Event Collector",
  fields: [
    {
      name: "webhookURL",
      label: "Webhook URL",
      type: "url",
      required: true,
      placeholder: "https://splunk.example.com:8088/services/collector/event",
    },
    { name: "authToken", label: "Auth token", type: "secret", required: true },
  ],
  secretKeys: ["authToken"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { webhookURL, authToken }, context) =>
    postJson(context, {
      url: collectorOf(webhookURL),
      headers: { authorization: `Splunk ${authToken}` },
      body: {
        time: message.createdAt.getTime() / 1000,
        host: new URL(message.link).host,
        source: "pharos",
        sourcetype: "pharos:alert",
        event: fitAlertBody(message, bodyBytesMax),
        fields: { alertId: message.alertId },
      },
      judge,
    }),
};

/** A bare host stands for its collector. */
function collectorOf(webhookURL: string): string {
  const url = new URL(webhookURL);
  if (url.pathname === "/") url.pathname = "/services/collector/event";
  return url.href;
}

/** Status and code of the collector agree but for this: a page of a proxy is no answer of Splunk. */
function judge({ status, json }: Answer): Judgement | undefined {
  if (status !== 200) return undefined;
  return isObject(json) && json.code === 0 ? undefined : { kind: "retry" };
}
