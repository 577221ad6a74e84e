/** Entries of an alert's history that destinations can hear of after the alert's first message. */
export const followedChanges = ["STATUS_CHANGE", "ASSIGNEE_CHANGE", "COMMENT", "AI_SUMMARY"] as const;
export type FollowedChange = (typeof followedChanges)[number];

/** What stands for an alert at a destination, such as an issue, a message or an incident. */
export interface AlertLink {
  readonly alertId: string;
  readonly destinationId: string;
  readonly externalId: string;
  readonly url: string;
  readonly label: string;
}
