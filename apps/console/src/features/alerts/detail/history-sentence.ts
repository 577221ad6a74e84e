import { type AlertStatus, alertStatuses } from "@pharos/domain";
import { plainWords } from "../alert-search.ts";
import { personName, statusLabels } from "../labels.ts";

interface Entry {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly outcome?: string | null | undefined;
  readonly actor: { readonly id: string };
}
interface Person {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

/** What somebody did, to be read after their name. */
export function historySentence({ type, from, to, outcome, actor }: Entry, people: readonly Person[]): string {
  if (type === "STATUS_CHANGE") {
    const as = outcome ? `: ${plainWords(outcome)}` : "";
    if (from === to) return `changed the outcome${as}`;
    return `changed the status from ${statusText(from)} to ${statusText(to)}${as}`;
  }
  if (type === "RUNBOOK_STEP")
    return to === "" ? `reopened step ${from} of the runbook` : `completed step ${from} of the runbook`;
  if (type === "SNOOZE") return to === "" ? "woke it up" : `snoozed it until ${utcMinute(to)}`;
  if (type === "CHANGE_REFUSED") return refusalSentence(from);
  if (type === "COMMENT") return "commented";
  if (type === "AI_SUMMARY") return "asked AI for a summary";
  if (type === "SLACKBOT_BOOMERANG") return boomerangSentence(from, to);
  if (type !== "ASSIGNEE_CHANGE") return "changed the alert";
  if (to === "") return "removed the assignee";
  if (to === actor.id) return "assigned it to themselves";
  const person = people.find((one) => one.id === to);
  return `assigned it to ${person ? personName(person) : "Unknown"}`;
}

/** What somebody did in a tool and Pharos did not follow; why is told below. */
function refusalSentence(change: string): string {
  if (change === "ASSIGNEE_CHANGE") return "chose an assignee, which was not applied in Pharos";
  if (change === "STATUS_CHANGE") return "chose a status, which was not applied in Pharos";
  return "made a change that was not applied in Pharos";
}

/** `from` is the person who was asked. What was asked or replied follows as text. */
function boomerangSentence(from: string, to: string): string {
  if (to === "ASKED") return `asked ${from} in Slack`;
  if (to === "YES") return "answered in Slack: Yes, this was me";
  if (to === "NO") return "answered in Slack: No";
  if (to === "EXPIRED") return `got no answer from ${from} within 24 hours`;
  if (to === "FAILED") return `could not ask ${from} in Slack`;
  return "answered in Slack";
}

function statusText(status: string): string {
  const known = alertStatuses.find((one): one is AlertStatus => one === status);
  return known ? statusLabels[known] : status;
}

const minuteLength = "2026-01-01T00:00".length;
const utcMinute = (instant: string) => `${instant.slice(0, minuteLength).replace("T", " ")} UTC`;
