import { nearestName } from "@pharos/flow/editor";
import type { CodeHover } from "@pharos/ui/code-editor";
import { type SqlName, sqlNames, sqlWords } from "./sql-words.ts";

/** A table, `pharos_logs.public.aws_alb`, with the log type whose events it holds. */
export interface SqlTable {
  readonly id: string;
  readonly logType?: string | undefined;
}

export interface NamedTable {
  readonly table: SqlTable;
  readonly name: SqlName;
}

/** The tables that a text names, where it names them: `database.table` or `database.public.table`. */
export function namedTables(text: string, tables: readonly SqlTable[]): NamedTable[] {
  const byId = new Map(tables.map((table) => [table.id, table]));
  return sqlNames(sqlWords(text)).flatMap((name) => {
    const table = byId.get(tableIdOf(name.parts) ?? "");
    return table === undefined ? [] : [{ table, name }];
  });
}

/** Which table the name is of, or that there is none; undefined for names of anything else. */
export function hoverTable({ parts, start, end }: SqlName, tables: readonly SqlTable[]): CodeHover | undefined {
  const id = tableIdOf(parts);
  if (id === undefined || !id.startsWith("pharos_")) return undefined;
  const table = tables.find((one) => one.id === id);
  if (table !== undefined) return { start, end, title: table.id, text: table.logType ?? "" };
  const names = tables.map((one) => one.id);
  const meant = nearestName(id, names);
  return { start, end, title: `The table ${id} does not exist`, text: meant ? `Did you mean \`${meant}\`?` : "" };
}

/** `panther_…` databases are other names of ours. */
function tableIdOf(parts: readonly string[]): string | undefined {
  const [database = "", second = "", third] = parts;
  const own = database.replace(/^panther_/, "pharos_");
  if (parts.length === 2) return `${own}.public.${second}`;
  return parts.length === 3 && second === "public" ? `${own}.public.${third}` : undefined;
}
