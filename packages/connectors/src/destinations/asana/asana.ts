import { isEnded, isObject } from "@pharos/domain";
import { z } from "zod";
import type { DestinationKind } from "../destination-kind.ts";
import { describeChange } from "../follow-up/describe-change.ts";
import { notLinked, upToDate } from "../follow-up/follow-up.ts";
import { syncStatusField, syncStatusSettings } from "../follow-up/sync-settings.ts";
import { pullSettings, pullStatusField, webhookSecretField } from "../inbound/webhook-settings.ts";
import { titleOf } from "../message/alert-body.ts";
import type { AlertMessage } from "../message/alert-message.ts";
import { cutText, oneLine, plainText } from "../message/message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { earliestCreated, findInPages, type PageOfCreated } from "../request/find-in-pages.ts";
import type { Answer, JsonPost, Judgement } from "../request/post-json.ts";
import type { SendContext } from "../request/send-context.ts";
import { headerSecret } from "../setting-schemas.ts";
import { asanaInbound, splitSecrets } from "./asana-inbound.ts";
import { describeAsanaSetup } from "./asana-setup.ts";
import { asanaHeaders, asanaUrl, callAsana } from "./call-asana.ts";

const gidsError = "Enter at least one project GID";
const settings = z.object({
  personalAccessToken: headerSecret("Access token"),
  projectGids: z
    .array(
      z
        .string()
        .trim()
        .regex(/^\d{1,32}$/, "A project GID has digits only"),
      { error: gidsError },
    )
    .min(1, gidsError)
    .max(20, "20 projects at most"),
  ...syncStatusSettings,
  webhookSecret: z
    .string()
    .trim()
    .refine((text) => splitSecrets(text).every((secret) => /^[\x21-\x7e]{16,200}$/.test(secret)), {
      error: "Must be the secrets of webhooks, of 16 to 200 characters each, separated by spaces, or empty",
    })
    .refine((text) => splitSecrets(text).length <= 20, { error: "20 webhooks at most" })
    .default(""),
  pullAlertStatus: pullSettings.pullAlertStatus,
});

/** Tasks in projects of one workspace. */
export const asana: DestinationKind<z.infer<typeof settings>> = {
  type: "asana",
  name: "Asana",
  description: "Makes an Asana task for each alert",
  fields: [
    {
      name: "personalAccessToken",
      label: "Access Token",
      type: "secret",
      required: true,
      placeholder: "What's your access token?",
    },
    {
      name: "projectGids",
      label: "Project GIDs",
      type: "list",
      required: true,
      placeholder: "The GIDs of the projects that will receive the task",
      help: "The long number in the project's link. Add by pressing the <Enter> key",
    },
    syncStatusField("Completes the task when the alert is resolved or closed, and reopens it with the alert."),
    webhookSecretField(
      "The X-Hook-Secret that Asana answers when you make a webhook for a project to the address shown once the destination is saved. Several are separated by spaces.",
    ),
    pullStatusField("Resolves the alert when people complete the task, and reopens it with the task."),
  ],
  secretKeys: ["personalAccessToken", "webhookSecret"],
  // 150 requests a minute without a paid plan.
  pace: { atOnce: 4, perSecond: 2, sharedBy: ["personalAccessToken"] },
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { personalAccessToken, projectGids }, context) =>
    request(context, personalAccessToken, {
      path: "",
      body: {
        data: {
          name: cutText(oneLine(titleOf(message)) || message.alertId, nameMax),
          projects: projectGids,
          notes: `${cutText(plainText(message), notesMax)}\n${markerOf(message)}`,
        },
      },
    }),
  // A task of several projects is listed in each of them.
  findCreated: (message, { personalAccessToken, projectGids: [project = ""] }, context) =>
    findInPages(context, pageOf(personalAccessToken, project, message)),
  followUp: async ({ change, externalId }, { personalAccessToken }, context) => {
    if (externalId === undefined) return notLinked;
    if (change.type !== "STATUS_CHANGE") return upToDate("Asana hears of changes of the status only");
    const path = `/${externalId}`;
    const body = { data: { completed: isEnded(change.to) } };
    const completed = await request(context, personalAccessToken, { path, method: "PUT", body });
    if (completed.kind !== "delivered") return completed;
    // Last: unlike the status, it is there twice when it is sent twice.
    const text = cutText(describeChange(change), notesMax);
    return request(context, personalAccessToken, { path: `${path}/stories`, body: { data: { text } } });
  },
  describeSetup: (saved) => saved && describeAsanaSetup(saved.hookUrl, saved.settings.projectGids),
  inbound: asanaInbound,
};

interface TaskRequest extends Pick<JsonPost, "method" | "body"> {
  /** Below tasks. */
  readonly path: string;
}

function request(context: SendContext, personalAccessToken: string, { path, ...rest }: TaskRequest) {
  const isNewTask = path === "";
  return callAsana(context, personalAccessToken, {
    ...rest,
    path: `tasks${path}`,
    judge: (answer) => judge(answer, isNewTask),
  });
}

const nameMax = 1_000;
const notesMax = 60_000;

function judge({ status, json }: Answer, isNewTask: boolean): Judgement | undefined {
  if (status === 402) return { kind: "credentials" };
  const task = status === 201 && isNewTask && isObject(json) && isObject(json.data) ? json.data : undefined;
  if (!task) return undefined;
  return { kind: "delivered", receipt: receiptOf(task) };
}

function receiptOf({ gid, permalink_url }: Readonly<Record<string, unknown>>) {
  const url = typeof permalink_url === "string" ? { url: permalink_url } : {};
  return { externalId: String(gid), label: String(gid), ...url };
}

/** The same for every attempt, and another one for an alert that somebody sends again. */
const markerOf = ({ idempotencyKey }: AlertMessage) => `Pharos alert ${idempotencyKey}`;

/** The tasks of a project that changed since the alert was created. */
function pageOf(personalAccessToken: string, project: string, message: AlertMessage, offset?: string): PageOfCreated {
  const query = new URLSearchParams({
    project,
    modified_since: earliestCreated(message).toISOString(),
    opt_fields: "notes,permalink_url",
    limit: "100",
    ...(offset !== undefined && { offset }),
  });
  return {
    url: `${asanaUrl}tasks?${query}`,
    headers: asanaHeaders(personalAccessToken),
    judge: ({ status, json }) => {
      if (status === 402) return { kind: "credentials" };
      const tasks = isObject(json) && Array.isArray(json.data) ? json.data.filter(isObject) : [];
      // What an alert says of itself comes before the marker, and cannot stand for it.
      const task = tasks.find(({ notes }) =>
        String(notes)
          .trimEnd()
          .endsWith(`\n${markerOf(message)}`),
      );
      return task && { kind: "delivered", receipt: receiptOf(task) };
    },
    next: (json) => {
      const following = isObject(json) && isObject(json.next_page) ? json.next_page.offset : undefined;
      return typeof following === "string" ? pageOf(personalAccessToken, project, message, following) : undefined;
    },
  };
}
