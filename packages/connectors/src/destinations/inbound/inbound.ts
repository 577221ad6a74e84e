import type { AlertStatus, DeliveryOutcome } from "@pharos/domain";
import type { SendContext } from "../request/send-context.ts";
import type { BoomerangRequest } from "./boomerang.ts";
import type { RemotePerson } from "./remote-person.ts";

/** A request of the tool, exactly as it came. */
export interface InboundRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

export type InboundChange =
  /** The statuses that the tool's own status stands for, the preferred one first. */
  | { readonly type: "STATUS_CHANGE"; readonly statuses: readonly AlertStatus[] }
  | { readonly type: "ASSIGNEE_CHANGE"; readonly assignee: RemotePerson | undefined }
  | { readonly type: "COMMENT"; readonly comment: string };

/** A change that somebody made in the tool. */
export interface InboundEvent {
  /** As in the receipt of the alert's delivery. */
  readonly externalId: string;
  readonly person: RemotePerson;
  readonly change: InboundChange;
  /** By the tool's clock; undefined for what is true now, such as a button that is pressed. */
  readonly at?: Date | undefined;
  /** True where the tool shows nothing of the change before it hears of it from us, as with a button. */
  readonly isRequest: boolean;
}

export type Received =
  | { readonly kind: "refused" }
  /** A question about the address, such as a challenge. */
  | { readonly kind: "answered"; readonly body: object; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: "events"; readonly events: readonly InboundEvent[] }
  /** A step of a question to a person. */
  | { readonly kind: "boomerang"; readonly request: BoomerangRequest };

/** Reads the requests of a kind's tool. */
export interface DestinationInbound<Settings> {
  /** The member of the settings that the tool signs with; nothing is received while it is empty. */
  readonly secretKey: string;
  /**
   * `person`: people act as the Pharos user with their address and need that user's permissions. `destination`: whoever
   * may change it in the tool may change it here, under the destination's name.
   */
  readonly actsAs: "person" | "destination";
  /** Checks the signature and the time before it reads anything else. What was received before is not its concern. */
  receive(request: InboundRequest, settings: Settings, context: SendContext): Promise<Received>;
  /**
   * The person's address; undefined where the tool does not tell.
   * @throws Error while the tool does not answer, so that it sends its request again
   */
  findEmail?(person: RemotePerson, settings: Settings, context: SendContext): Promise<string | undefined>;
  /** Tells the person alone, in the tool: why nothing was changed, or what did not follow from the change. */
  tellPerson?(
    event: Pick<InboundEvent, "externalId" | "person">,
    text: string,
    settings: Settings,
    context: SendContext,
  ): Promise<DeliveryOutcome>;
}
