import { useMutation, useQuery } from "@apollo/client/react";
import { FailedState, notify, Switch, TextSkeleton } from "@pharos/ui";
import { errorText } from "../../graphql/error-text.ts";
import type { NotificationChannelName, NotificationTopic } from "../../graphql/generated/graphql.ts";
import { graphql } from "../../graphql/generated/index.ts";
import classes from "./notifications.module.css";

const preferencesQuery = graphql(`
  query NotificationPreferences {
    notificationPreferences { topic channels { name enabled } }
  }
`);
const putMutation = graphql(`
  mutation PutNotificationPreferences($input: PutNotificationPreferencesInput!) {
    putNotificationPreferences(input: $input) { topic channels { name enabled } }
  }
`);

const topics: Readonly<Record<NotificationTopic, { readonly title: string; readonly description: string }>> = {
  SYSTEM_NOTIFICATION: {
    title: "System Notifications",
    description: "Needs admin action, such as a forgotten password or events that fit no schema.",
  },
  SYSTEM_ERROR: {
    title: "System Errors",
    description: "Faults of this installation, such as counts that do not add up.",
  },
  DETECTION_NOTIFICATION: {
    title: "Detection Notifications",
    description: "Alerts and cases that somebody assigned to you.",
  },
};
const channelLabels: Readonly<Record<NotificationChannelName, string>> = { IN_APP: "Enable in-app notifications" };

/** Which topics reach the signed-in user. A switch takes effect at once. */
export function NotificationPreferences({ onChanged }: { onChanged: () => void }) {
  const { data, error, refetch } = useQuery(preferencesQuery);
  const [put] = useMutation(putMutation, {
    onCompleted: onChanged,
    onError: (failure) =>
      notify({ title: "Unable to update your preferences", message: errorText(failure), tone: "error" }),
  });
  if (error && !data) {
    return <FailedState title="Couldn't load your preferences" message={errorText(error)} onRetry={() => refetch()} />;
  }
  if (!data) return <TextSkeleton lines={6} />;
  const change = (topic: NotificationTopic, name: NotificationChannelName, enabled: boolean) => {
    const changed = { topic, channels: [{ name, enabled }] };
    const putNotificationPreferences = data.notificationPreferences.map((one) =>
      one.topic === topic
        ? {
            ...one,
            channels: one.channels.map((channel) => (channel.name === name ? { ...channel, enabled } : channel)),
          }
        : one,
    );
    put({ variables: { input: { preferences: [changed] } }, optimisticResponse: { putNotificationPreferences } });
  };
  return data.notificationPreferences.map(({ topic, channels }) => (
    <fieldset key={topic} className={classes.preference}>
      <legend>{topics[topic].title}</legend>
      <p>{topics[topic].description}</p>
      {channels.map(({ name, enabled }) => (
        <Switch
          key={name}
          label={channelLabels[name]}
          checked={enabled}
          onChange={(event) => change(topic, name, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  ));
}
