import type {
  ActorReference,
  Alert,
  AlertHistoryEntry,
  CaseAttachment,
  CaseEntry,
  CaseStatus,
  CaseSummary,
} from "@pharos/domain";

export interface ArchivedAlert {
  readonly alert: Alert;
  readonly addedAt: Date;
  readonly history: readonly AlertHistoryEntry[];
  readonly eventsPath: string;
  /** Of all its events, as many as the archive has. */
  readonly eventsKept: number;
  readonly firstEvent: Readonly<Record<string, unknown>> | undefined;
}

/** All that an archive tells of a case. Users are named by their addresses. */
export interface ArchivedCase {
  readonly case: CaseSummary;
  readonly assignee: string;
  readonly exportedAt: Date;
  readonly exportedBy: ActorReference;
  /** The case's page. */
  readonly address: string;
  readonly version: string;
  readonly alerts: readonly ArchivedAlert[];
  readonly entries: readonly CaseEntry[];
  readonly attachments: readonly (CaseAttachment & { readonly path: string })[];
}

const statusTexts: Readonly<Record<CaseStatus, string>> = {
  OPEN: "Open",
  IN_PROGRESS: "In progress",
  CLOSED: "Closed",
};

/** The case as a page that people read; times are UTC. */
export function writeCaseMarkdown(archived: ArchivedCase): string {
  const { case: facts, assignee, exportedAt, exportedBy, address, alerts, entries, attachments } = archived;
  const rows: readonly (readonly [string, string])[] = [
    ["Status", statusTexts[facts.status]],
    ["Severity", sentenceCase(facts.severity)],
    ["Assignee", escapeMarkup(assignee || "Unassigned")],
    ["Created", `${timeText(facts.createdAt)} by ${escapeMarkup(facts.createdBy.name)}`],
    ["Last change", timeText(facts.updatedAt)],
    ...(facts.closedAt ? [["Closed", timeText(facts.closedAt)] as const] : []),
    ["Exported", `${timeText(exportedAt)} by ${escapeMarkup(exportedBy.name)}, from ${address}`],
  ];
  return joinParts([
    `# Case ${facts.number}: ${escapeMarkup(facts.title)}`,
    table(["", ""], rows),
    facts.description && quote(facts.description),
    `## Alerts (${alerts.length})`,
    ...(alerts.length === 0 ? ["No alerts."] : alerts.map(alertPart)),
    "## What happened",
    entries.map(entryLine).join("\n"),
    `## Attachments (${attachments.length})`,
    attachments.length === 0
      ? "No attachments."
      : table(
          ["File", "Type", "Bytes", "SHA-256", "Added"],
          attachments.map(({ path, mediaType, bytes, sha256, addedAt, addedBy }) => [
            escapeMarkup(path),
            mediaType,
            String(bytes),
            sha256,
            `${timeText(addedAt)} by ${escapeMarkup(addedBy.name)}`,
          ]),
        ),
  ]);
}

function alertPart({ alert, history, eventsPath, eventsKept, firstEvent }: ArchivedAlert): string {
  const events =
    eventsKept < alert.eventCount ? `${eventsKept} newest of ${alert.eventCount}` : String(alert.eventCount);
  const comments = history.filter(({ type, comment }) => type === "COMMENT" && comment !== "");
  return joinParts([
    `### ${escapeMarkup(alert.title)}`,
    table(
      ["", ""],
      [
        ["Alert", alert.id],
        ["Severity", sentenceCase(alert.severity)],
        ["Status", sentenceCase(alert.status) + (alert.outcome ? `, ${sentenceCase(alert.outcome)}` : "")],
        ["Detection", escapeMarkup(alert.ruleId)],
        ["Created", timeText(alert.createdAt)],
        ["Log types", escapeMarkup(alert.logTypes.join(", ") || "none")],
        ["Events", `${events}, in \`${eventsPath}\``],
      ],
    ),
    alert.description && quote(alert.description),
    alert.runbook && `**Runbook**\n\n${quote(alert.runbook)}`,
    comments.length > 0 && "**Comments**",
    ...comments.map(({ actor, at, comment }) => `${timeText(at)}, ${escapeMarkup(actor.name)}:\n\n${quote(comment)}`),
    firstEvent && newestEvent(firstEvent, eventsPath),
  ]);
}

const shownEventLengthMax = 20_000;

function newestEvent(event: Readonly<Record<string, unknown>>, eventsPath: string): string {
  const text = JSON.stringify(event, undefined, 2);
  const shown = text.length > shownEventLengthMax ? `It is too long to show here: see \`${eventsPath}\`.` : fence(text);
  return `**Newest event**\n\n${shown}`;
}

const sentences: Readonly<Record<CaseEntry["type"], (entry: CaseEntry) => string>> = {
  CREATED: () => "opened the case",
  TITLE_CHANGE: ({ from, to }) => `changed the title from “${escapeMarkup(from)}” to “${escapeMarkup(to)}”`,
  DESCRIPTION_CHANGE: () => "changed the description",
  STATUS_CHANGE: ({ from, to }) => `changed the status from ${sentenceCase(from)} to ${sentenceCase(to)}`,
  SEVERITY_CHANGE: ({ from, to }) => `changed the severity from ${sentenceCase(from)} to ${sentenceCase(to)}`,
  ASSIGNEE_CHANGE: ({ to }) => (to === "" ? "removed the assignee" : `assigned it to ${escapeMarkup(to)}`),
  ALERT_ADDED: ({ to, note }) => `added the alert ${escapeMarkup(note)} (${to})`,
  ALERT_REMOVED: ({ from, note }) => `removed the alert ${escapeMarkup(note)} (${from})`,
  NOTE: () => "wrote a note:",
  ATTACHMENT_ADDED: ({ to, note }) => `attached ${escapeMarkup(to)} (SHA-256 ${note})`,
  ATTACHMENT_REMOVED: ({ from, note }) => `removed the attachment ${escapeMarkup(from)} (SHA-256 ${note})`,
  EXPORTED: () => "exported the case",
  MERGED: ({ from, to }) => `merged case ${from}, “${escapeMarkup(to)}”, into this one`,
  LINKED: ({ to }) => `linked case ${to}`,
  UNLINKED: ({ from }) => `removed the link to case ${from}`,
  DELETED: () => "deleted the case",
  UNMERGED: ({ from, note }) =>
    from === ""
      ? "undid the merge of this case"
      : `undid the merge of case ${from}, “${escapeMarkup(note)}”, into this one`,
  RESTORED: () => "restored the case",
};

function entryLine(entry: CaseEntry): string {
  const where = entry.mergedFrom === undefined ? "" : ` in case ${entry.mergedFrom}`;
  const line = `- ${timeText(entry.at)}${where}, ${escapeMarkup(entry.actor.name)} ${sentences[entry.type](entry)}`;
  const hasText = (entry.type === "NOTE" || entry.type === "MERGED") && entry.note !== "";
  return hasText ? `${line}\n\n${indent(quote(entry.note))}\n` : line;
}

const joinParts = (parts: readonly (string | undefined | false)[]): string =>
  `${parts.filter((part) => part).join("\n\n")}\n`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ");
/** Names and titles are text: nothing in them is markup. */
const escapeMarkup = (text: string): string => oneLine(text).replace(/[\\`*_{}[\]<>#|~]/g, "\\$&");
/**
 * What people and rules wrote, in Markdown that cannot be taken for the archive's own: quoted, without HTML, and without
 * images, which would tell somebody else's server who reads the case.
 */
const quote = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("<", "&lt;")
    .replaceAll("![", "!\\[")
    .replace(/^/gm, "> ");
const indent = (text: string): string => text.replace(/^/gm, "  ");
const timeText = (time: Date): string =>
  `${time.toISOString().slice(0, "2026-01-01T10:00:00".length).replace("T", " ")} UTC`;
const sentenceCase = (constant: string): string =>
  constant.charAt(0) + constant.slice(1).toLowerCase().replaceAll("_", " ");

/** A fence that no line of the text ends. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}json\n${text}\n${ticks}`;
}
