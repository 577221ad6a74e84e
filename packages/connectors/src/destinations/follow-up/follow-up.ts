import type { AlertOutcome, AlertStatus, DeliveryOutcome } from "@pharos/domain";
import type { AlertMessage } from "../message/alert-message.ts";

/** A change of an alert that its destination has already. */
export type AlertChange = {
  /** Name of who made it. */
  readonly by: string;
  /** The comment, or the reason of an outcome; empty where there is none. */
  readonly comment: string;
} & (
  | {
      readonly type: "STATUS_CHANGE";
      readonly from: AlertStatus;
      readonly to: AlertStatus;
      readonly outcome: AlertOutcome | undefined;
    }
  | { readonly type: "ASSIGNEE_CHANGE"; readonly assignee: Assignee | undefined }
  | { readonly type: "COMMENT" }
  /** The comment is what the model wrote. */
  | { readonly type: "AI_SUMMARY" }
);

export interface Assignee {
  readonly name: string;
  readonly email: string;
}

export interface FollowUpMessage {
  /** The alert as it is now. */
  readonly message: AlertMessage;
  readonly change: AlertChange;
  /** Identifies the alert at the destination, as its receipt said; undefined where it gave none. */
  readonly externalId: string | undefined;
}

/** Nothing had to be sent: the destination is as it should be. */
export function upToDate(message: string): DeliveryOutcome {
  return { kind: "delivered", statusCode: 0, message };
}

/** The destination has nothing that the change could be made to. */
export const notLinked: DeliveryOutcome = {
  kind: "rejected",
  statusCode: 0,
  message: "Not sent: the destination never said where it put the alert",
};
