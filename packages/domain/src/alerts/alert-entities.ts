import type { IndicatorField } from "../events/standard-fields.ts";

/** Somebody or something that events name: a user, an address, a host, a file. */
export interface Entity {
  readonly field: EntityField;
  readonly value: string;
}

export interface CountedEntity extends Entity {
  /** Of the events that were looked at, those that name it. */
  readonly events: number;
}

/**
 * Of the standard fields, those that name somebody or something that acts or is acted on, in the order in which an
 * analyst asks for them. Accounts, tags and traces tell where something happened, and hardly tell alerts apart.
 */
export const entityFields = [
  "p_any_usernames",
  "p_any_emails",
  "p_any_actor_ids",
  "p_any_ip_addresses",
  "p_any_domain_names",
  "p_any_aws_instance_ids",
  "p_any_mac_addresses",
  "p_any_sha256_hashes",
  "p_any_sha1_hashes",
  "p_any_md5_hashes",
  "p_any_aws_arns",
] as const satisfies readonly IndicatorField[];
export type EntityField = (typeof entityFields)[number];

/** Of one field; what more events name comes first. */
const valuesMax = 6;
/** Texts that stand for nobody. */
const placeholders: ReadonlySet<string> = new Set(["", "-", "::", "0.0.0.0", "127.0.0.1", "::1", "localhost"]);

/** The entities of an alert's events, field by field; at most six of each field. */
export function countEntities(events: readonly Readonly<Record<string, unknown>>[]): CountedEntity[] {
  return entityFields.flatMap((field) => {
    const counts = new Map<string, number>();
    for (const event of events) {
      for (const value of new Set(textsIn(event[field]))) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts]
      .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
      .slice(0, valuesMax)
      .map(([value, count]) => ({ field, value, events: count }));
  });
}

/** Of one field, so many are kept with an alert: one that names more is about more than each of them. */
export const alertEntitiesMax = 20;
/** Longer ones are hardly names, and an index has no room for them. */
const valueLengthMax = 256;

/** What one event names, by its standard fields. */
export function entitiesIn(event: Readonly<Record<string, unknown>>): Entity[] {
  return entityFields.flatMap((field) =>
    textsIn(event[field]).flatMap((value) => (value.length > valueLengthMax ? [] : [{ field, value }])),
  );
}

/** Both lists as one, at most `alertEntitiesMax` of each field; the same list where nothing is new. */
export function joinEntities(known: readonly Entity[], more: readonly Entity[]): readonly Entity[] {
  let joined = known;
  for (const entity of more) {
    const ofField = joined.filter(({ field }) => field === entity.field);
    if (ofField.length >= alertEntitiesMax || ofField.some(({ value }) => value === entity.value)) continue;
    joined = [...joined, entity];
  }
  return joined;
}

function textsIn(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.filter((value): value is string => typeof value === "string" && !placeholders.has(value));
}
