/** Values by the names that templates use: `settings.domain`, `start`, `end`, `now`, `next`, `partition`, `token`, `item.id`. */
export type TemplateNames = Readonly<Record<string, TemplateValue>>;
type TemplateValue = string | Date | undefined;

const placeholder = /\{([A-Za-z][\w.]*)(?:\|(\w+))?\}/g;
const filters: Readonly<Record<string, (value: Date) => string>> = {
  rfc3339: (at) => `${at.toISOString().slice(0, 19)}Z`,
  rfc3339ms: (at) => at.toISOString(),
  epoch: (at) => String(Math.floor(at.getTime() / 1000)),
  epochMs: (at) => String(at.getTime()),
  date: (at) => at.toISOString().slice(0, 10),
  /** Without a zone. */
  utc: (at) => at.toISOString().slice(0, 19),
  /** YYYYMMDDhhmmss */
  digits: (at) => at.toISOString().slice(0, 19).replace(/\D/g, ""),
};

/** Replaces `{name}` and `{time|filter}`; `escapeValue` is applied to what a place takes, never to the template's own text. */
export function renderTemplate(
  template: string,
  names: TemplateNames,
  escapeValue: (value: string) => string = (value) => value,
): string {
  return template.replace(placeholder, (_whole, name: string, filter: string | undefined) => {
    const value = names[name];
    if (value instanceof Date) return escapeValue((filters[filter ?? ""] ?? toRfc3339)(value));
    return escapeValue(value ?? "");
  });
}

/**
 * Renders an address. What stands in its path is one segment each, whatever it has in it; the scheme and the host are
 * taken as they are, and are checked against the hosts of the definition.
 */
export function renderUrl(template: string, names: TemplateNames): string {
  const [whole = ""] = /^(?:[a-z]+:\/\/)?[^/]*/.exec(template) ?? [];
  return renderTemplate(whole, names) + renderTemplate(template.slice(whole.length), names, encodeURIComponent);
}

/**
 * Renders all texts within a value. A text that is nothing but a list's placeholder becomes that list, and one that is
 * nothing but a time since the epoch becomes a number.
 */
export function renderJson(
  value: unknown,
  names: TemplateNames,
  lists: Readonly<Record<string, unknown>> = {},
): unknown {
  if (typeof value === "string") {
    const [, list] = /^\{(\w+)\}$/.exec(value) ?? [];
    if (list !== undefined && Object.hasOwn(lists, list)) return lists[list];
    const text = renderTemplate(value, names);
    return /^\{\w+\|epoch(?:Ms)?\}$/.test(value) ? Number(text) : text;
  }
  if (Array.isArray(value)) return value.map((one) => renderJson(one, names, lists));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renderJson(one, names, lists)]));
}

/** The places of a template: their names and filters. */
export function listPlaceholders(template: string): { readonly name: string; readonly filter: string | undefined }[] {
  return [...template.matchAll(placeholder)].map(([, name = "", filter]) => ({ name, filter }));
}

export function isFilter(name: string): boolean {
  return Object.hasOwn(filters, name);
}

function toRfc3339(at: Date): string {
  return at.toISOString();
}
