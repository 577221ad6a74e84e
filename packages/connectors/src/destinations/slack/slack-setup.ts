import type { ToolSetup } from "../tool-setup.ts";

const botScopes = [
  "chat:write",
  "chat:write.public",
  "users:read",
  "users:read.email",
  "im:write",
  "channels:history",
  "groups:history",
];

/**
 * The manifest of an app with everything that a destination can use. Slack sends nothing to an app before it knows an
 * address, which a destination has only once it is saved.
 * https://docs.slack.dev/reference/app-manifest
 */
export function describeSlackSetup(hookUrl: string | undefined): ToolSetup {
  const manifest = {
    display_information: { name: "Pharos", description: "Alerts of Pharos, and what people decide about them" },
    features: { bot_user: { display_name: "Pharos", always_online: true } },
    oauth_config: { scopes: { bot: botScopes } },
    settings: {
      ...(hookUrl !== undefined && {
        event_subscriptions: { request_url: hookUrl, bot_events: ["message.channels", "message.groups"] },
        interactivity: { is_enabled: true, request_url: hookUrl },
      }),
      org_deploy_enabled: false,
      socket_mode_enabled: false,
      token_rotation_enabled: false,
    },
  };
  return {
    title: "Slack app manifest",
    help:
      hookUrl === undefined
        ? "At api.slack.com/apps choose Create New App, From a manifest, and paste this. Install the app to your workspace, then copy its Bot User OAuth Token and its Signing Secret into the form. For menus and replies, open the destination again once it is saved: it has a manifest with its address."
        : "Save the signing secret first, because Slack asks this address when you paste the manifest. Then replace the app's manifest, under App Manifest at api.slack.com/apps, and install the app again where Slack asks for it.",
    text: `${JSON.stringify(manifest, null, 2)}\n`,
  };
}
