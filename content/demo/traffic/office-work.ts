import { files } from "../company/accounts.ts";
import { people } from "../company/people.ts";
import { hoursOf } from "../event.ts";
import { workspace } from "../formats/google.ts";
import { slack } from "../formats/slack.ts";
import { type Random, randomOf } from "../random.ts";
import { activityOf } from "../rhythm.ts";
import { happen, type Traffic } from "./traffic.ts";

const driveEvents = ["view", "view", "view", "edit", "edit", "create", "download", "rename", "move"];
const slackActions = [
  "user_login",
  "file_downloaded",
  "file_uploaded",
  "public_channel_created",
  "user_channel_join",
  "huddle_started",
];

export function driveFile(random: Random): Record<string, unknown> {
  const title = random.pick(files);
  const id = randomOf("file", title).hex(33);
  return {
    doc_title: title,
    doc_id: id,
    doc_type: title.split(".").at(-1),
    owner_is_shared_drive: true,
    visibility: "shared_internally",
  };
}

/** Documents in Drive, messages in Slack. */
export const officeWork: Traffic = (slot, random) =>
  people.flatMap((person) => {
    const hours = activityOf(person.office, slot.startMs) * hoursOf(slot);
    return [
      ...happen(1.2 * hours, slot, random, (atMs) =>
        workspace({
          atMs,
          person,
          application: "drive",
          type: "access",
          name: random.pick(driveEvents),
          parameters: driveFile(random),
        }),
      ),
      ...happen(0.15 * hours, slot, random, (atMs) =>
        workspace({
          atMs,
          person,
          application: "login",
          type: "login",
          name: random.chance(0.94) ? "login_success" : "login_failure",
          parameters: { login_type: "saml", is_suspicious: false },
        }),
      ),
      ...happen(0.45 * hours, slot, random, (atMs) => slack({ atMs, person, action: random.pick(slackActions) })),
    ];
  });
