import { type Entity, type EntityField, entityFields, invalidInput } from "@pharos/domain";
import type { LogTypeAccess } from "../catalogue/visible-tables.ts";
import { quoteText } from "../connection/statement.ts";
import { engineMoment } from "../search/time-bounds.ts";

export interface EntityScope {
  readonly entities: readonly Entity[];
  /** Of p_event_time; from is included, to is not. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Log types that the person may see; absent for all. */
  readonly logTypeAccess?: LogTypeAccess;
}

export interface EntityCondition {
  readonly field: EntityField;
  /** One row for each of the values that an event has. */
  readonly eachValue: string;
  /** Of the events that have one of them, within the times. */
  readonly where: string;
}

const entitiesMax = 100;

/** A condition for each field, because its own index says which parts of a table to read. @throws input.invalid */
export function entityConditions({ entities, fromMs, toMs }: EntityScope): EntityCondition[] {
  if (entities.length > entitiesMax) throw invalidInput(`At most ${entitiesMax} entities are looked up at a time`);
  const [from, to] = [fromMs, toMs].map(engineMoment);
  return [...Map.groupBy(entities, ({ field }) => field)].map(([field, named]) => {
    // The name becomes part of the statement.
    if (!entityFields.includes(field)) throw invalidInput(`${field} is not a field of entities`);
    const values = `[${named.map(({ value }) => quoteText(value)).join(", ")}]`;
    return {
      field,
      eachValue: `arrayJoin(arrayIntersect(${field}, ${values}))`,
      where: `hasAny(${field}, ${values}) AND p_event_time >= ${from} AND p_event_time < ${to}`,
    };
  });
}
