import type { Severity } from "@pharos/domain";
import { titleOf } from "./alert-body.ts";
import type { AlertMessage } from "./alert-message.ts";

/**
 * Text of at most `lengthMax` UTF-16 units that ends with an ellipsis where it was cut. Each code point is escaped by
 * itself, so that neither a character nor an escape is cut in the middle.
 */
export function cutText(
  text: string,
  lengthMax: number,
  escapeCharacter: (character: string) => string = (same) => same,
): string {
  let whole = "";
  let short = "";
  for (const character of text) {
    const next = whole + escapeCharacter(character);
    if (next.length > lengthMax) return `${short}…`;
    whole = next;
    if (whole.length < lengthMax) short = whole;
  }
  return whole;
}

/** For subjects, titles and labels. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
}

export const severityLabels: Readonly<Record<Severity, string>> = {
  CRITICAL: "Critical",
  HIGH: "High",
  MEDIUM: "Medium",
  LOW: "Low",
  INFO: "Info",
};

export const severityColors: Readonly<Record<Severity, string>> = {
  CRITICAL: "#D63638",
  HIGH: "#F5823B",
  MEDIUM: "#F2C037",
  LOW: "#4C8DD6",
  INFO: "#8A94A6",
};

/** The facts that a person reads first, as names and values; those that the alert does not have are left out. */
export function factsOf(message: AlertMessage): readonly (readonly [name: string, value: string])[] {
  const facts = [
    ["Severity", severityLabels[message.severity]],
    ["Detection", message.detectionName ?? message.detectionId],
    ["Log types", message.logTypes.join(", ")],
    ["Events", message.eventCount > 0 ? String(message.eventCount) : ""],
    ["Tags", message.tags.join(", ")],
  ] as const;
  return facts.filter(([, value]) => value !== "");
}

/** The context as indented JSON; empty where there is none, and for a digest, whose description has it all. */
export function contextText({ context, digest }: Pick<AlertMessage, "context" | "digest">): string {
  if (digest) return "";
  return Object.keys(context).length === 0 ? "" : JSON.stringify(context, null, 2);
}

/** The whole alert as plain text, the link first: what is cut is the context. */
export function plainText(message: AlertMessage): string {
  const rows = [
    ...factsOf(message),
    ["Runbook", message.runbook],
    ["Reference", message.reference],
    ["Description", message.description],
    ["Context", contextText(message)],
    ["Alert ID", message.alertId],
  ].filter(([, value]) => value !== "");
  return [
    titleOf(message),
    `View in Pharos: ${message.link}`,
    ...rows.map(([name, value]) => `${name}: ${value}`),
  ].join("\n");
}
