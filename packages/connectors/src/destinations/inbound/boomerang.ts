import type { Boomerang, BoomerangAnswer, DeliveryOutcome } from "@pharos/domain";
import type { SendContext } from "../request/send-context.ts";
import type { RemotePerson } from "./remote-person.ts";

/** A step that somebody takes in the tool on the way of a question from an alert to a person and back. */
export type BoomerangRequest = { readonly person: RemotePerson } & (
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

/** The content that the form for a question begins with. */
export interface QuestionDraft {
  readonly question: string;
  /** The first one that the tool knows is proposed to be asked. */
  readonly emails: readonly string[];
}

export interface SentQuestion {
  readonly outcome: DeliveryOutcome;
  /** Undefined where it was not delivered. */
  readonly place: { readonly channel: string; readonly ts: string } | undefined;
}

/** Asks people about alerts. Nothing of it throws for what the other side does. */
export interface BoomerangWay<Settings> {
  openQuestion(
    request: { readonly externalId: string; readonly triggerId: string },
    draft: QuestionDraft,
    settings: Settings,
    context: SendContext,
  ): Promise<DeliveryOutcome>;
  openReply(
    request: { readonly boomerangId: string; readonly triggerId: string },
    settings: Settings,
    context: SendContext,
  ): Promise<DeliveryOutcome>;
  /** The answer to a form that is not accepted. */
  refuseForm(reason: string): object;
  ask(boomerang: Boomerang, settings: Settings, context: SendContext): Promise<SentQuestion>;
  remind(boomerang: Boomerang, settings: Settings, context: SendContext): Promise<DeliveryOutcome>;
  /** Tells of the end: to who was asked and below the alert; of a failure to who asked. */
  tell(boomerang: Boomerang, settings: Settings, context: SendContext): Promise<DeliveryOutcome>;
  /** A sentence on why a call failed, for whoever wanted it. */
  explain(outcome: DeliveryOutcome): string;
}
