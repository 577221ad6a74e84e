import { dullName, leadingFields, leadingNames } from "./leading-fields.ts";

/** An event as Search finds it: column → value, absent ones left out. */
export type EventRow = Readonly<Record<string, unknown>>;

/** A value of an event that is not an object: `userIdentity.type`, or `target[0].displayName` within a list. */
export interface EventField {
  readonly path: string;
  readonly text: string;
}

const fieldsMax = 400;
const depthMax = 6;

/** The sender's own fields, without what is empty, in the event's order. */
export function eventFields(row: EventRow): EventField[] {
  const known = fieldsOfRow.get(row);
  if (known) return known;
  const fields: EventField[] = [];
  for (const [name, value] of Object.entries(row)) if (!name.startsWith("p_")) collect(fields, name, value, 0);
  fieldsOfRow.set(row, fields);
  return fields;
}
/** Rows are drawn again and again while somebody scrolls. */
const fieldsOfRow = new WeakMap<EventRow, EventField[]>();

function collect(fields: EventField[], path: string, value: unknown, depth: number): void {
  if (fields.length >= fieldsMax || value === null || value === undefined || value === "") return;
  if (typeof value !== "object") {
    fields.push({ path, text: String(value) });
  } else if (depth >= depthMax) {
    fields.push({ path, text: JSON.stringify(value) });
  } else if (!Array.isArray(value)) {
    for (const [name, member] of Object.entries(value)) collect(fields, `${path}.${name}`, member, depth + 1);
  } else if (value.some((one) => typeof one === "object")) {
    for (const [index, one] of value.entries()) collect(fields, `${path}[${index}]`, one, depth + 1);
  } else if (value.length > 0) {
    fields.push({ path, text: value.join(", ") });
  }
}

/** Where a field comes that nothing is known of, and where one that rarely tells events apart. */
const plainRank = 100;
const dullRank = 200;

/**
 * The event's fields, those first that say who did what, where and with what result. A log type that is known says
 * which; any other schema says it by the indicators that its values became, and by the names that fields usually have.
 */
export function orderedFields(row: EventRow): EventField[] {
  const fields = eventFields(row);
  const paths = new Set(fields.map(({ path }) => path));
  const leading = (leadingFields[String(row.p_log_type)] ?? []).flatMap(
    (alternatives) => alternatives.split("|").find((path) => paths.has(path)) ?? [],
  );
  const rankOf = rankerOf(row, leading);
  const ranked = fields.map((field) => ({ field, rank: rankOf(field) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ field }) => field);
}

function rankerOf(row: EventRow, leading: readonly string[]) {
  const who = valuesOf(row, ["p_any_usernames", "p_any_emails"]);
  const where = valuesOf(row, ["p_any_ip_addresses", "p_any_domain_names"]);
  return ({ path, text }: EventField): number => {
    const known = leading.indexOf(path);
    if (known >= 0) return known - leading.length;
    const named = leadingNames.findIndex((names) => names.test(path));
    // A second field of who, what or where follows the first of each.
    if (named >= 0) return leading.length > 0 ? plainRank - 1 : named;
    if (dullName.test(path)) return dullRank;
    if (leading.length > 0) return plainRank;
    if (who.has(text)) return 0;
    return where.has(text) ? leadingNames.length - 1 : plainRank;
  };
}

function valuesOf(row: EventRow, names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => (Array.isArray(row[name]) ? row[name].map(String) : [])));
}

const sampledMax = 100;

/** Paths that lead most of the rows, most telling first, and that a filter can name. */
export function leadingPaths(rows: readonly EventRow[], count: number): string[] {
  const scores = new Map<string, number>();
  for (const row of rows.slice(0, sampledMax)) {
    const first = orderedFields(row).slice(0, count + 2);
    for (const [index, { path }] of first.entries())
      if (!path.includes("[")) scores.set(path, (scores.get(path) ?? 0) + count + 2 - index);
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([path]) => path);
}
