import { asana } from "./asana/asana.ts";
import { sns } from "./aws/sns.ts";
import { sqs } from "./aws/sqs.ts";
import { customWebhook } from "./custom-webhook/custom-webhook.ts";
import type { DestinationKind } from "./destination-kind.ts";
import { discord } from "./discord/discord.ts";
import { email } from "./email/email.ts";
import { gcpPubSub } from "./gcp-pubsub/gcp-pubsub.ts";
import { github } from "./github/github.ts";
import { incidentIo } from "./incident-io/incident-io.ts";
import { jira } from "./jira/jira.ts";
import { jiraDataCenter } from "./jira/jira-data-center.ts";
import { msTeams } from "./ms-teams/ms-teams.ts";
import { opsgenie } from "./opsgenie/opsgenie.ts";
import { pagerDuty } from "./pagerduty/pagerduty.ts";
import { blinkOps, expel, mindflow, rapid7, tines, torq } from "./plain-webhook/plain-webhooks.ts";
import { slack } from "./slack/slack.ts";
import { slackBot } from "./slack/slack-bot.ts";
import { splunk } from "./splunk/splunk.ts";

/** Everything that alerts can be sent to, by name. */
export const destinationKinds: readonly DestinationKind[] = [
  asana,
  sns,
  sqs,
  blinkOps,
  customWebhook,
  discord,
  email,
  expel,
  gcpPubSub,
  github,
  incidentIo,
  jira,
  jiraDataCenter,
  mindflow,
  msTeams,
  opsgenie,
  pagerDuty,
  rapid7,
  slackBot,
  slack,
  splunk,
  tines,
  torq,
];
