export const notificationTopics = ["SYSTEM_NOTIFICATION", "SYSTEM_ERROR", "DETECTION_NOTIFICATION"] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Nobody looks for older ones; whoever has archived one has it as long as everybody else. */
export const notificationsKeptDays = 180;

export const notificationChannels = ["IN_APP"] as const;
export type NotificationChannelName = (typeof notificationChannels)[number];

/** Through which channels a person hears of a topic. */
export interface NotificationPreference {
  readonly topic: NotificationTopic;
  readonly channels: readonly { readonly name: NotificationChannelName; readonly enabled: boolean }[];
}

/** Every topic with every channel: as the given ones say, the later of two of the same, and on where they say nothing. */
export function completePreferences(given: readonly NotificationPreference[]): NotificationPreference[] {
  return notificationTopics.map((topic) => {
    const said = given.filter((one) => one.topic === topic).flatMap((one) => one.channels);
    return {
      topic,
      channels: notificationChannels.map((name) => ({
        name,
        enabled: said.findLast((channel) => channel.name === name)?.enabled ?? true,
      })),
    };
  });
}

export function isChannelOn(
  preferences: readonly NotificationPreference[],
  topic: NotificationTopic,
  channel: NotificationChannelName,
): boolean {
  return completePreferences(preferences)
    .filter((one) => one.topic === topic)
    .some((one) => one.channels.some(({ name, enabled }) => name === channel && enabled));
}
