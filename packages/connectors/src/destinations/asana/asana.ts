import { isObject } from "@pharos/domain";
import { z } from "zod";
import { titleOf } from "../alert-body.ts";
import type { DestinationKind } from "../destination-kind.ts";
import { cutText, oneLine, plainText } from "../message-text.ts";
import { parseWith } from "../parse-settings.ts";
import { type Answer, type Judgement, postJson } from "../post-json.ts";
import { headerSecret } from "../setting-schemas.ts";

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
  ],
  secretKeys: ["personalAccessToken"],
  parseSettings: (given) => parseWith(settings, given),
  send: (message, { personalAccessToken, projectGids }, context) =>
    postJson(context, {
      url: "https://app.asana.com/api/1.0/tasks",
      headers: { authorization: `Bearer ${personalAccessToken}`, accept: "application/json" },
      body: {
        data: {
          name: cutText(oneLine(titleOf(message)) || message.alertId, nameMax),
          projects: projectGids,
          notes: cutText(plainText(message), notesMax),
        },
      },
      judge,
    }),
};

const nameMax = 1_000;
const notesMax = 60_000;

function judge({ status, json }: Answer): Judgement | undefined {
  if (status === 402) return { kind: "credentials" };
  const task = status === 201 && isObject(json) && isObject(json.data) ? json.data : undefined;
  if (!task) return undefined;
  const receipt = { externalId: String(task.gid), label: String(task.gid) };
  const url = typeof task.permalink_url === "string" ? { url: task.permalink_url } : {};
  return { kind: "delivered", receipt: { ...receipt, ...url } };
}
