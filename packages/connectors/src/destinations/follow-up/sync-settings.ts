import type { FollowedChange } from "@pharos/domain";
import { z } from "zod";
import type { DestinationField } from "../destination-field.ts";

/** Switches that are on unless somebody turns them off. */
const isOn = z.boolean().default(true);
export const syncStatusSettings = { syncAlertStatus: isOn };
export const syncSettings = { ...syncStatusSettings, syncAlertAssignee: isOn, syncAlertComments: isOn };

const syncSwitch = (name: string, label: string, help: string) =>
  ({ name, label, type: "switch", initial: true, help }) as const satisfies DestinationField;
/** @param help What happens at the destination, as a sentence. */
export const syncStatusField = (help: string) => syncSwitch("syncAlertStatus", "Sync alert status", help);
export const syncAssigneeField = (help: string) => syncSwitch("syncAlertAssignee", "Sync alert assignee", help);
export const syncCommentsField = (help: string) => syncSwitch("syncAlertComments", "Sync alert comments", help);

const changesOfSwitches: readonly (readonly [name: string, change: FollowedChange])[] = [
  ["syncAlertStatus", "STATUS_CHANGE"],
  ["syncAlertAssignee", "ASSIGNEE_CHANGE"],
  ["syncAlertComments", "COMMENT"],
  ["syncAITriage", "AI_SUMMARY"],
];

/** The changes that a destination with such settings is to hear of. */
export function followsOf(settings: Readonly<Record<string, unknown>>): FollowedChange[] {
  return changesOfSwitches.flatMap(([name, change]) => (settings[name] === true ? [change] : []));
}
