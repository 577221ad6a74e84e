import type { TagsOf, ValueTag } from "@pharos/ui";

const enrichmentField = "p_enrichment";

/**
 * What lookup tables said of an event's values, for the tree that shows it, from the `p_enrichment` that the event
 * carries: beside the values of the field that was looked up. A value of an indicator field came from anywhere in the
 * event, so that it is told of wherever it stands.
 */
export function enrichmentTags(event: unknown): TagsOf | undefined {
  const matches = readMatches(event);
  if (matches.length === 0) return undefined;
  const byPlace = Map.groupBy(matches, ({ path, match }) => placeKey(path, match));
  const byValue = Map.groupBy(
    matches.filter(({ path }) => path.startsWith("p_any_")),
    ({ match }) => match,
  );
  return (path, value) => {
    if (value === null || typeof value === "object" || path.startsWith(enrichmentField)) return [];
    const text = String(value);
    const found = new Set([...(byPlace.get(placeKey(path, text)) ?? []), ...(byValue.get(text) ?? [])]);
    return toTags([...found]);
  };
}

interface Match {
  readonly table: string;
  /** As `p_enrichment` names it: a path with the places of its lists, such as `items[0].ip`. */
  readonly selector: string;
  /** The selector as the tree writes paths. */
  readonly path: string;
  /** The value that was looked up. */
  readonly match: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const placeKey = (path: string, text: string) => JSON.stringify([path, text]);

function readMatches(event: unknown): Match[] {
  const enrichment = isRecord(event) ? event[enrichmentField] : undefined;
  return entriesOf(enrichment).flatMap(([table, selectors]) =>
    entriesOf(selectors).flatMap(([selector, rows]) =>
      (Array.isArray(rows) ? rows : [rows]).filter(isRecord).flatMap(({ p_match: match, ...fields }) => {
        if (match === undefined || match === null || typeof match === "object") return [];
        return [{ table, selector, path: treePath(selector), match: String(match), fields }];
      }),
    ),
  );
}

/** Without places of lists, which the tree leaves out, and without the quotes of keys that have dots. */
const treePath = (selector: string) =>
  selector
    .replaceAll(/\[(?:\*|\d+)\]/g, "")
    .replaceAll("'", "")
    .replace(/^\./, "");

/** One for each row of a table, whatever fields led to it. */
function toTags(matches: readonly Match[]): ValueTag[] {
  const rows = Map.groupBy(matches, ({ table, fields }) => JSON.stringify([table, fields]));
  return [...rows.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const selectors = [...new Set(same.map(({ selector }) => selector))];
    return [{ label: first.table, source: `by ${selectors.join(", ")}`, fields: first.fields }];
  });
}

const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : []);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
