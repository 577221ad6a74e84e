/** What a schema says of a member of an object. */
export interface FlowMember {
  readonly name: string;
  readonly type: "string" | "int" | "double" | "boolean" | "timestamp" | "object" | "array" | "any";
  readonly description?: string | undefined;
  /** Of an object. */
  readonly members?: readonly FlowMember[] | undefined;
  /** Of a list. */
  readonly element?: Omit<FlowMember, "name"> | undefined;
}

/** A column of a table as the lake has it. */
export interface FlowColumn {
  readonly name: string;
  /** ClickHouse's name for the type: `Nullable(String)`, `Nullable(JSON(…))`. */
  readonly engineType: string;
  readonly description?: string | undefined;
  /** What is known of an object's members; it may have others. */
  readonly members?: readonly FlowMember[] | undefined;
  /** Paths seen below a JSON column, without the column's name: `userIdentity.type`. */
  readonly paths?: readonly string[] | undefined;
}

export interface FlowTable {
  /** `pharos_logs` */
  readonly database: string;
  /** `aws_cloudtrail` */
  readonly name: string;
  readonly columns: readonly FlowColumn[];
  /** `AWS.CloudTrail` */
  readonly logType?: string | undefined;
  /** Of a lookup table: the column by which its rows are found. */
  readonly key?: string | undefined;
  /** Known to have no rows: a wildcard leaves it out. */
  readonly isEmpty?: boolean | undefined;
}

/** What a query may read: only what its reader may see, so that nothing else is ever suggested. */
export interface FlowCatalogue {
  readonly tables: readonly FlowTable[];
}

/** `pharos_logs.public.aws_cloudtrail`, as people write it. */
export function tableTitle({ database, name }: FlowTable): string {
  return `${database}.public.${name}`;
}

/** The databases in which a bare table name is looked for, in order. */
export const defaultDatabases: readonly string[] = ["pharos_logs"];

/** `pharos_logs.aws_alb`, as the lake names what a name without a wildcard stands for; undefined for what is no name. */
export function tableId(name: string): string | undefined {
  const { databases, last } = readName(name.split("."));
  return databases.length === 0 ? undefined : `${databases[0]}.${last}`;
}

/** No databases for what is no name. */
function readName(names: readonly string[]): { databases: readonly string[]; last: string } {
  const parts = names.map((name) => name.toLowerCase());
  const last = parts.at(-1) ?? "";
  if (parts.length > 3 || (parts.length === 3 && parts[1] !== "public")) return { databases: [], last };
  return { databases: parts.length > 1 ? [(parts[0] ?? "").replace(/^panther_/, "pharos_")] : defaultDatabases, last };
}

/**
 * Tables that a name stands for: `aws_alb`, `pharos_logs.aws_alb`, `pharos_logs.public.aws_alb`, the last part the
 * beginning of a name when `isPrefix`: then tables that are known to be empty are left out, because each costs the
 * engine some time, unless there are no others. `panther_…` databases are aliases of ours. Capitals do not count.
 */
export function findTables(catalogue: FlowCatalogue, names: readonly string[], isPrefix: boolean): FlowTable[] {
  const { databases, last } = readName(names);
  const matches = (name: string) => (isPrefix ? name.toLowerCase().startsWith(last) : name.toLowerCase() === last);
  const found = catalogue.tables.filter(({ database, name }) => databases.includes(database) && matches(name));
  const filled = found.filter(({ isEmpty }) => !isEmpty);
  return isPrefix && filled.length > 0 ? filled : found;
}

/**
 * Whether the name is one of logs, and there is not a single table of logs: the tables come with the first events, so
 * that a wildcard over them is no mistake until then.
 */
export function awaitsLogs({ tables }: FlowCatalogue, names: readonly string[]): boolean {
  const { databases } = readName(names);
  const hasTables = tables.some(({ database }) => defaultDatabases.includes(database));
  return !hasTables && databases.some((name) => defaultDatabases.includes(name));
}
