import { type Alert, type DeliveryOutcome, type FollowedChange, PharosError } from "@pharos/domain";
import type { DestinationSettings } from "@pharos/store";
import type {
  DestinationGateway,
  DestinationHooks,
  MessageTarget,
  MessageTemplates,
  PreviewedMessage,
  TemplateProblem,
} from "../context/destination-gateway.ts";

/** One kind with secrets, and a record of what was sent to test it. */
export class TestDestinations implements DestinationGateway {
  readonly sent: { readonly type: string; readonly settings: DestinationSettings }[] = [];
  outcome: DeliveryOutcome = { kind: "delivered", statusCode: 200, message: "ok" };
  hooks: DestinationHooks | undefined;
  readonly kinds = [
    {
      type: "customwebhook",
      name: "Custom webhook",
      description: "Posts JSON",
      fields: [{ name: "webhookURL" }, { name: "customHeaders" }],
      secretKeys: ["webhookURL", "customHeaders"],
      parseSettings: (given: unknown) => {
        const settings = given as DestinationSettings;
        if (URL.canParse(String(settings.webhookURL))) return settings;
        throw new PharosError("input.invalid", "InvalidInput", "Wrong", { webhookURL: "Must be a valid webhook URL" });
      },
      describeSetup: (saved: object | undefined) => ({
        title: "What is known",
        help: "Paste it.",
        text: JSON.stringify(saved ?? {}),
      }),
    },
  ];

  followsOf({ syncAlertStatus }: DestinationSettings): FollowedChange[] {
    return syncAlertStatus === true ? ["STATUS_CHANGE"] : [];
  }

  /** Takes any template but those with a `!`. */
  checkTemplates({ title }: MessageTemplates): TemplateProblem[] {
    return title.includes("!") ? [{ template: "title", message: "Line 1, column 1: no !." }] : [];
  }

  async previewMessage(
    templates: MessageTemplates,
    alert: Alert | undefined,
    target: MessageTarget | undefined,
  ): Promise<PreviewedMessage> {
    const title = `${templates.title} ${alert?.title ?? "test"}`;
    const rendered = target && { text: `${target.type}: ${title}`, lengthOmitted: 0, cutParts: [] };
    return { title, description: templates.description, problems: this.checkTemplates(templates), rendered };
  }

  hooksOf(): DestinationHooks | undefined {
    return this.hooks;
  }

  async sendTest(type: string, settings: DestinationSettings): Promise<DeliveryOutcome> {
    this.sent.push({ type, settings });
    return this.outcome;
  }
}
