import { columnNameOf, type FieldSchema, type FieldType, type LogSchema, type ValueSchema } from "@pharos/domain";
import type { FlowMember, FlowTable } from "./flow-catalogue.ts";

const memberTypes: Readonly<Record<FieldType, FlowMember["type"]>> = {
  string: "string",
  int: "int",
  smallint: "int",
  bigint: "int",
  float: "double",
  boolean: "boolean",
  timestamp: "timestamp",
  object: "object",
  array: "array",
  json: "any",
};

/** A table as the lake has it: the names and the engine's types of its columns. */
export interface LiveTable {
  readonly database: string;
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly isEmpty?: boolean;
}

/** The table with what its log type's schema knows: descriptions, and the members of objects. */
export function describeTable(
  { database, table, columns, isEmpty }: LiveTable,
  schema: LogSchema | undefined,
): FlowTable {
  const fields = new Map(schema?.fields.map((field) => [columnNameOf(field.name), field]));
  return {
    database,
    name: table,
    logType: schema?.schema,
    isEmpty,
    columns: columns.map(({ name, type }) => {
      const field = fields.get(name);
      return { name, engineType: type, description: field?.description, members: field && membersOf(field) };
    }),
  };
}

function membersOf({ fields }: ValueSchema): FlowMember[] | undefined {
  return fields?.map((field) => ({ name: field.name, ...memberOf(field) }));
}

function memberOf(value: ValueSchema & Pick<FieldSchema, "description">): Omit<FlowMember, "name"> {
  const { type, element, description } = value;
  return { type: memberTypes[type], description, members: membersOf(value), element: element && memberOf(element) };
}
