import { type Alert, severities } from "@pharos/domain";
import type { AlertMessage, DigestEntry } from "./alert-message.ts";
import { oneLine, severityLabels } from "./message-text.ts";

export interface DigestOptions {
  /** The console's address, without a slash at the end. */
  readonly consoleUrl: string;
  readonly idempotencyKey: string;
}

// What the narrowest of the tools shows of a text.
const listedMax = 15;
const titleLengthMax = 100;

/** One message about several alerts: how many of each severity, and a list that begins with the most severe. */
export function digestMessage(alerts: readonly Alert[], { consoleUrl, idempotencyKey }: DigestOptions): AlertMessage {
  const entries = alerts
    .map((alert) => toEntry(alert, consoleUrl))
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  const times = alerts.map(({ createdAt }) => createdAt.getTime());
  return {
    alertId: idempotencyKey,
    detectionId: "Pharos.Digest",
    detectionName: "Digest",
    title: `${alerts.length} alerts: ${countSeverities(entries)}`,
    severity: entries[0]?.severity ?? "INFO",
    subtype: alerts[0]?.subtype ?? "RULE",
    status: "OPEN",
    assigneeName: null,
    createdAt: new Date(Math.min(...times)),
    description: describeEntries(entries),
    runbook: "",
    reference: "",
    context: { alerts: entries },
    tags: [],
    logTypes: [...new Set(alerts.flatMap(({ logTypes }) => logTypes))].slice(0, listedMax),
    dedupString: idempotencyKey,
    eventCount: alerts.reduce((sum, { eventCount }) => sum + eventCount, 0),
    version: null,
    link: `${consoleUrl}/alerts-and-errors/`,
    isResent: false,
    digest: entries,
    idempotencyKey,
  };
}

/** The entries that a person reads, and how many there are besides. */
export function shortenDigest(entries: readonly DigestEntry[]) {
  return { listed: entries.slice(0, listedMax), more: Math.max(0, entries.length - listedMax) };
}

function toEntry({ id, title, severity, createdAt }: Alert, consoleUrl: string): DigestEntry {
  const line = oneLine(title) || id;
  const short = line.length > titleLengthMax ? `${[...line].slice(0, titleLengthMax - 1).join("")}…` : line;
  const link = `${consoleUrl}/alerts-and-errors/${id}/`;
  return { alertId: id, title: short, severity, createdAt: createdAt.toISOString(), link };
}

function countSeverities(entries: readonly DigestEntry[]): string {
  return severities
    .flatMap((severity) => {
      const count = entries.filter((entry) => entry.severity === severity).length;
      return count === 0 ? [] : [`${count} ${severityLabels[severity].toLowerCase()}`];
    })
    .join(", ");
}

function describeEntries(entries: readonly DigestEntry[]): string {
  const { listed, more } = shortenDigest(entries);
  const lines = listed.map(({ severity, title, link }) => `[${severityLabels[severity]}] ${title} ${link}`);
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}
