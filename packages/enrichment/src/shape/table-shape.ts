import {
  automaticSelectors,
  type FieldSchema,
  type FieldType,
  type LogParser,
  type LogSchema,
  type LookupTable,
  parseSelector,
} from "@pharos/domain";

/** The parts of a table's definition and of its rows' schema that rows are read and looked up by. */
export interface TableShape {
  readonly name: string;
  readonly primaryKey: string;
  /** Keys are networks: an address is looked up in the smallest one that contains it. */
  readonly hasNetworkKeys: boolean;
  /** Of the columns that the schema names; a cell of any other one is text. */
  readonly columnTypes: Readonly<Record<string, FieldType>>;
  /** A row counts until the instant in this column. */
  readonly expiry: { readonly column: string; readonly timeFormats: readonly string[] } | undefined;
  readonly csv: NonNullable<LogParser["csv"]>;
  readonly places: readonly LookupPlace[];
}

/** Where keys are looked for. */
export interface LookupPlace {
  /** Undefined: in events of every log type. */
  readonly logType: string | undefined;
  readonly selectors: readonly string[];
}

/** `schema` describes the table's rows; undefined where it is not known, as for rows of a query. */
export function tableShape(table: LookupTable, schema: LogSchema | undefined): TableShape {
  const fields = schema?.fields ?? [];
  const expiring = fields.find((field) => field.type === "timestamp" && field.isExpiration);
  return {
    name: table.name,
    primaryKey: table.primaryKey,
    hasNetworkKeys: hasNetworkKeys(table, keyField(table, schema)),
    columnTypes: Object.fromEntries(fields.map(({ name, type }) => [name, type])),
    expiry: expiring && {
      column: expiring.name,
      timeFormats: expiring.timeFormats ?? (expiring.timeFormat === undefined ? [] : [expiring.timeFormat]),
    },
    csv: schema?.parser?.csv ?? {},
    places: placesOf(table, schema),
  };
}

/** The reasons why the table cannot be looked up, in sentences; empty if it can. */
export function tableProblems(table: LookupTable, schema: LogSchema | undefined): string[] {
  const problems: string[] = [];
  if (schema !== undefined && keyField(table, schema) === undefined) {
    problems.push(`The schema ${schema.schema} has no field ${table.primaryKey} for the primary key`);
  }
  for (const selector of new Set(table.associations.flatMap(({ selectors }) => selectors))) {
    if (parseSelector(selector) === undefined) {
      problems.push(`The selector ${selector} must be a field, or a path such as $.client.ip or $.items[*].ip`);
    }
  }
  if (schema !== undefined && problems.length === 0 && placesOf(table, schema).length === 0) {
    problems.push(
      `The table is not looked up anywhere: name log types with selectors, or give ${table.primaryKey} an indicator in its schema`,
    );
  }
  return problems;
}

function placesOf(table: LookupTable, schema: LogSchema | undefined): LookupPlace[] {
  if (table.associations.length > 0) return [...table.associations];
  const selectors = automaticSelectors(keyIndicators(table, keyField(table, schema)));
  return selectors.length === 0 ? [] : [{ logType: undefined, selectors }];
}

function keyField({ primaryKey }: LookupTable, schema: LogSchema | undefined): FieldSchema | undefined {
  return schema?.fields.find(({ name }) => name === primaryKey);
}

/** A key of networks is about addresses, whether the schema says so or not. */
function keyIndicators(table: LookupTable, field: FieldSchema | undefined) {
  const { origin, primaryKey } = table;
  const own = field?.indicators ?? field?.element?.indicators ?? [];
  const ofQuery = origin.kind === "query" ? (origin.indicators[primaryKey] ?? []) : [];
  const all = [...own, ...ofQuery];
  return all.length === 0 && hasNetworkKeys(table, field) ? (["ip"] as const) : all;
}

function hasNetworkKeys({ origin, primaryKey }: LookupTable, field: FieldSchema | undefined): boolean {
  if (origin.kind === "query" && origin.validations[primaryKey]?.includes("cidr")) return true;
  return field?.validate?.cidr !== undefined || field?.element?.validate?.cidr !== undefined;
}
