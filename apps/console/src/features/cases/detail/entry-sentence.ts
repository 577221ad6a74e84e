import { type CaseEntryType, type CaseStatus, deletedCaseDays } from "@pharos/domain";
import { caseStatusLabels } from "../case-labels.ts";

interface Entry {
  readonly type: CaseEntryType;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly mergedFrom?: string | null | undefined;
}

/** Alerts that were added or taken out in one go are one line; every other entry is one of its own. */
export function groupEntries<E extends Entry>(entries: readonly E[]): readonly (readonly E[])[] {
  const groups: E[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const isSameAct = entry.type.startsWith("ALERT_") && last?.[0]?.type === entry.type && last[0].at === entry.at;
    if (isSameAct) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const dayMs = 86_400_000;

/** The entries about merges into this very case that are not too old to be undone, and were not undone. */
export function findUndoableMerges(
  entries: readonly (Pick<Entry, "type" | "at" | "from" | "mergedFrom"> & { readonly id: string })[],
  now: Date,
): ReadonlySet<string> {
  const standing = new Map<string, string>();
  for (const { id, type, at, from, mergedFrom } of entries) {
    if (mergedFrom) continue;
    if (type === "MERGED" && now.getTime() - Date.parse(at) < deletedCaseDays * dayMs) standing.set(from, id);
    if (type === "UNMERGED") standing.delete(from);
  }
  return new Set(standing.values());
}

/** What somebody did, to be read after their name; where it happened in a case that was merged since, in which. */
export function entrySentence({ mergedFrom, ...entry }: Omit<Entry, "at">): string {
  const sentence = sentenceOf(entry);
  if (!mergedFrom) return sentence;
  const named = sentence.replace(/the case$/, `case ${mergedFrom}`);
  return named === sentence ? `${sentence} in case ${mergedFrom}` : named;
}

function sentenceOf({ type, from, to, note }: Omit<Entry, "at" | "mergedFrom">): string {
  switch (type) {
    case "CREATED":
      return "opened the case";
    case "TITLE_CHANGE":
      return `changed the title from “${from}”`;
    case "DESCRIPTION_CHANGE":
      return "changed the description";
    case "STATUS_CHANGE":
      return `changed the status from ${statusText(from)} to ${statusText(to)}`;
    case "SEVERITY_CHANGE":
      return `changed the severity from ${from.toLowerCase()} to ${to.toLowerCase()}`;
    case "ASSIGNEE_CHANGE":
      return to === "" ? "removed the assignee" : `assigned it to ${to}`;
    case "ALERT_ADDED":
      return `added the alert ${note || to}`;
    case "ALERT_REMOVED":
      return `took out the alert ${note || from}`;
    case "NOTE":
      return "wrote a note";
    case "ATTACHMENT_ADDED":
      return `attached ${to}`;
    case "ATTACHMENT_REMOVED":
      return `deleted the attachment ${from}`;
    case "EXPORTED":
      return "exported the case";
    case "MERGED":
      return `merged case ${from}, “${to}”, into this one`;
    case "UNMERGED":
      return from === "" ? "undid the merge of this case" : `undid the merge of case ${from}, “${note}”, into this one`;
    case "LINKED":
      return `linked case ${to}`;
    case "UNLINKED":
      return `removed the link to case ${from}`;
    case "DELETED":
      return "deleted the case";
    case "RESTORED":
      return "restored the case";
  }
}

const isStatus = (text: string): text is CaseStatus => text in caseStatusLabels;
const statusText = (text: string): string => (isStatus(text) ? caseStatusLabels[text] : text);
