import { Liquid, type Template } from "liquidjs";
import type { AlertMessage } from "../destinations/message/alert-message.ts";

/** Liquid, in place of the text that an alert has; empty for that text. */
export interface MessageTemplates {
  readonly title: string;
  readonly description: string;
}

export interface TemplateProblem {
  readonly template: keyof MessageTemplates;
  /** A sentence that says where: the line and the column, from 1. */
  readonly message: string;
}

export interface TemplatedMessage {
  readonly message: AlertMessage;
  /** Each of these templates was left out, and the alert's own text stands. */
  readonly problems: readonly TemplateProblem[];
}

export const templateLengthMax = 10_000;
const textLengthMax = 50_000;
const renderMsMax = 100;
/** Characters and elements that a template may make, as the engine counts them. */
const memoryMax = 1_000_000;

const liquid = new Liquid({
  ownPropertyOnly: true,
  strictFilters: true,
  parseLimit: templateLengthMax,
  renderLimit: renderMsMax,
  memoryLimit: memoryMax,
  timezoneOffset: 0,
  // There are no files to include.
  templates: {},
});

/** The problems that show before there is an alert, such as tags that do not end and filters that do not exist. */
export function checkTemplates(templates: MessageTemplates): TemplateProblem[] {
  return keys.flatMap((template) => {
    const parsed = parse(templates[template]);
    return "problem" in parsed ? [{ template, message: parsed.problem }] : [];
  });
}

/** The alert with its title and description as the templates have them. Never throws. */
export function applyTemplates(message: AlertMessage, templates: MessageTemplates): TemplatedMessage {
  const problems: TemplateProblem[] = [];
  const texts = keys.map((template): [string, string] => {
    if (templates[template].trim() === "") return [template, message[template]];
    const rendered = render(templates[template], message);
    if ("text" in rendered && rendered.text.trim() !== "") return [template, rendered.text];
    if ("problem" in rendered) problems.push({ template, message: rendered.problem });
    return [template, message[template]];
  });
  return { message: { ...message, ...Object.fromEntries(texts) }, problems };
}

const keys = ["title", "description"] as const;

type Parsed = { readonly parts: Template[] } | { readonly problem: string };

function parse(template: string): Parsed {
  if (template.length > templateLengthMax)
    return { problem: `A template has ${templateLengthMax} characters at most.` };
  try {
    return { parts: liquid.parse(template) };
  } catch (error) {
    return { problem: describeProblem(error) };
  }
}

function render(template: string, message: AlertMessage): { readonly text: string } | { readonly problem: string } {
  const parsed = parse(template);
  if ("problem" in parsed) return parsed;
  try {
    return { text: String(liquid.renderSync(parsed.parts, variablesOf(message))).slice(0, textLengthMax) };
  } catch (error) {
    return { problem: describeProblem(error) };
  }
}

function variablesOf(message: AlertMessage): object {
  const { alertId, detectionId, detectionName, subtype, createdAt, assigneeName, isResent, ...rest } = message;
  const { isReminder, digest, idempotencyKey, ...alert } = rest;
  return {
    alert: { ...alert, id: alertId, type: subtype, createdAt: createdAt.toISOString(), assignee: assigneeName },
    detection: { id: detectionId, name: detectionName ?? detectionId },
  };
}

/** The engine's sentence ends with its own way to say the place. */
const enginePlace = /,? *(file:.*?,)? *line:\d+, col:\d+$/;

/** Replaces sentences of the engine, which name neither the limit nor a way out. */
const limitProblems = new Map([
  [
    "memory alloc limit exceeded",
    `the template makes more than ${memoryMax.toLocaleString("en")} characters and elements. Go through fewer elements`,
  ],
  ["template render limit exceeded", `the template takes longer than ${renderMsMax} ms. Go through fewer elements`],
]);

function describeProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [reason = ""] = error.message.split("\n");
  const place = readPlace(error);
  const said = reason.replace(enginePlace, "").trim();
  const sentence = limitProblems.get(said) ?? said;
  return place ? `Line ${place.line}, column ${place.column}: ${sentence}.` : `${sentence}.`;
}

function readPlace(error: Error): { readonly line: number; readonly column: number } | undefined {
  const token = "token" in error ? error.token : undefined;
  if (typeof token !== "object" || token === null || !("getPosition" in token)) return undefined;
  const { getPosition } = token;
  if (typeof getPosition !== "function") return undefined;
  const [line, column]: [number, number] = getPosition.call(token);
  return { line, column };
}
