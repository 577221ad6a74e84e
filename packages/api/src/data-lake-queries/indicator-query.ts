import { type IndicatorField, indicatorFields, invalidInput } from "@pharos/domain";

const allFields = Object.keys(indicatorFields) as IndicatorField[];
const sources = [
  { database: "pharos_logs", view: "all_logs" },
  { database: "pharos_rule_matches", view: "all_rule_matches" },
  { database: "pharos_cloudsecurity", view: "all_cloudsecurity" },
] as const;
const indicatorsMax = 500;
const indicatorLengthMax = 1_000;

/**
 * Where and when values occur as indicators: a row for each database, log type, day, field and value, with how many
 * events there are, and the first and the last of them.
 * @param field the only one to look into; all where absent
 * @throws input.invalid
 */
export function indicatorQuery(indicators: readonly string[], field: IndicatorField | undefined): string {
  const values = `[${valuesOf(indicators).map(quoted).join(", ")}]`;
  const fields = field === undefined ? allFields : [field];
  return `SELECT * FROM (
${sources.map((source) => select(source, fields, values)).join("\nUNION ALL\n")}
) ORDER BY day DESC, events DESC, log_type, field, indicator`;
}

function select({ database, view }: (typeof sources)[number], fields: readonly IndicatorField[], values: string) {
  const hits = fields.map((name) => `arrayMap(v -> ('${name}', v), arrayIntersect(${name}, ${values}))`);
  const list = hits.length === 1 ? hits[0] : `arrayConcat(${hits.join(",\n    ")})`;
  return `SELECT '${database}' AS database, p_log_type AS log_type, toDate(p_event_time) AS day,
  hit.1 AS field, hit.2 AS indicator, count() AS events, min(p_event_time) AS first_seen, max(p_event_time) AS last_seen
FROM pharos_views.public.${view}
ARRAY JOIN ${list} AS hit
WHERE ${fields.map((name) => `hasAny(${name}, ${values})`).join(" OR ")}
GROUP BY database, log_type, day, field, indicator`;
}

/** As they were given, and in small letters, as most indicators are stored. */
function valuesOf(indicators: readonly string[]): string[] {
  const given = indicators.map((indicator) => indicator.trim()).filter((indicator) => indicator !== "");
  if (given.length === 0) throw invalidInput("Give at least one indicator");
  if (given.length > indicatorsMax) throw invalidInput(`At most ${indicatorsMax} indicators are searched at once`);
  if (given.some(({ length }) => length > indicatorLengthMax)) {
    throw invalidInput(`An indicator has at most ${indicatorLengthMax} characters`);
  }
  return [...new Set(given.flatMap((indicator) => [indicator, indicator.toLowerCase()]))];
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
