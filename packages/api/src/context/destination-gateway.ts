import type { Alert, AlertStatus, BoomerangAnswer, DeliveryOutcome, FollowedChange } from "@pharos/domain";
import type { DestinationSettings } from "@pharos/store";

/** A kind of destination as its form and its rules for settings show it. */
export interface DestinationKindInfo {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** Of the form, as the console lays it out. */
  readonly fields: readonly { readonly name: string }[];
  /** Members of the settings that nobody reads again. */
  readonly secretKeys: readonly string[];
  /** @throws PharosError InvalidInput with field errors */
  readonly parseSettings: (settings: unknown) => DestinationSettings;
  /** What to paste into the tool, before a destination is saved and after. */
  readonly describeSetup?: (
    saved: { readonly hookUrl: string; readonly settings: DestinationSettings } | undefined,
  ) => ToolSetup | undefined;
}

/** A text that somebody pastes into the tool, what it is, and where it goes. */
export interface ToolSetup {
  readonly title: string;
  readonly help: string;
  readonly text: string;
}

/** Liquid in place of an alert's own texts; empty for those. */
export interface MessageTemplates {
  readonly title: string;
  readonly description: string;
}

export interface TemplateProblem {
  readonly template: keyof MessageTemplates;
  /** A sentence that says where. */
  readonly message: string;
}

export interface TemplatedText extends MessageTemplates {
  readonly problems: readonly TemplateProblem[];
}

export type MessagePart = "title" | "description" | "runbook" | "reference" | "context";

/** A whole message as a destination's tool gets it, without secrets. */
export interface RenderedMessage {
  readonly text: string;
  /** Characters that are not shown. */
  readonly lengthOmitted: number;
  /** Those that are longer than the tool takes. */
  readonly cutParts: readonly MessagePart[];
}

/** A kind of destination and its settings, saved or not. */
export interface MessageTarget {
  readonly type: string;
  readonly settings: DestinationSettings;
}

export interface PreviewedMessage extends TemplatedText {
  /** Undefined without a target. */
  readonly rendered: RenderedMessage | undefined;
}

/** A request of a destination's tool, exactly as it came. */
export interface HookRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

export interface HookPerson {
  readonly id: string;
  readonly name: string;
  /** Undefined where the tool did not say. */
  readonly email?: string | undefined;
}

/** A change of an alert that somebody made in the tool. */
export interface HookEvent {
  readonly externalId: string;
  readonly person: HookPerson;
  readonly change:
    | { readonly type: "STATUS_CHANGE"; readonly statuses: readonly AlertStatus[] }
    | { readonly type: "ASSIGNEE_CHANGE"; readonly assignee: HookPerson | undefined }
    | { readonly type: "COMMENT"; readonly comment: string };
  /** By the tool's clock; undefined for what is true now, such as a button that is pressed. */
  readonly at?: Date | undefined;
  /** True where the tool shows nothing of the change before it hears of it from us. */
  readonly isRequest: boolean;
}

/** What the tool's request is answered with. */
export interface HookAnswer {
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ReceivedHook =
  | { readonly kind: "refused" }
  | ({ readonly kind: "answered" } & HookAnswer)
  | { readonly kind: "events"; readonly events: readonly HookEvent[] }
  | { readonly kind: "boomerang"; readonly request: BoomerangHook };

/** A step that somebody takes in the tool on the way of a question from an alert to a person and back. */
export type BoomerangHook = { readonly person: HookPerson } & (
  | { readonly step: "open-question"; readonly externalId: string; readonly triggerId: string }
  | { readonly step: "ask"; readonly externalId: string; readonly recipientId: string; readonly question: string }
  | { readonly step: "open-reply"; readonly boomerangId: string; readonly triggerId: string }
  | {
      readonly step: "answer";
      readonly boomerangId: string;
      readonly answer: BoomerangAnswer;
      readonly reply: string;
    }
);

/** The forms of questions in the tool. Those that open one return why it did not open, in a sentence. */
export interface BoomerangForms {
  openQuestion(
    request: { readonly externalId: string; readonly triggerId: string },
    draft: { readonly question: string; readonly emails: readonly string[] },
    settings: DestinationSettings,
  ): Promise<string | undefined>;
  openReply(
    request: { readonly boomerangId: string; readonly triggerId: string },
    settings: DestinationSettings,
  ): Promise<string | undefined>;
  /** The answer to a form that is not accepted. */
  refuseForm(reason: string): object;
}

/** What comes back from the tools of one kind. */
export interface DestinationHooks {
  /** The member of the settings that the tool signs with. */
  readonly secretKey: string;
  readonly actsAs: "person" | "destination";
  receive(request: HookRequest, settings: DestinationSettings): Promise<ReceivedHook>;
  /** The person's address; undefined where the tool does not tell. */
  findEmail(person: HookPerson, settings: DestinationSettings): Promise<string | undefined>;
  /**
   * Tells the person alone why nothing was changed, or what did not follow from the change. Undefined where the tool has
   * no way to.
   */
  readonly tellPerson?:
    | ((event: Pick<HookEvent, "externalId" | "person">, text: string, settings: DestinationSettings) => Promise<void>)
    | undefined;
  /** Undefined for a kind that asks nobody. */
  readonly boomerangs?: BoomerangForms | undefined;
}

/** The way to destinations; apps/server puts it together. */
export interface DestinationGateway {
  readonly kinds: readonly DestinationKindInfo[];
  /** The changes of an alert that a destination with such settings hears of. */
  followsOf(settings: DestinationSettings): FollowedChange[];
  /** Undefined for a kind from which nothing comes back. */
  hooksOf(type: string): DestinationHooks | undefined;
  /** The problems that show before there is an alert. */
  checkTemplates(templates: MessageTemplates): readonly TemplateProblem[];
  /** The texts of an alert, or of the one that a test sends, as templates make them, and the whole message with them. */
  previewMessage(
    templates: MessageTemplates,
    alert: Alert | undefined,
    target: MessageTarget | undefined,
  ): Promise<PreviewedMessage>;
  /** Sends a made-up alert. Never throws for what the other side does. */
  sendTest(type: string, settings: DestinationSettings): Promise<DeliveryOutcome>;
}
