import type pg from "pg";

export interface StoreTable {
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
}

interface ColumnRow {
  readonly name: string;
  readonly columns: string[];
  readonly needs: string[];
}

/** All tables but the record of migrations, each after those that its rows refer to. */
export async function listStoreTables(client: pg.Client): Promise<StoreTable[]> {
  const { rows } = await client.query<ColumnRow>(`
    SELECT c.relname AS name,
      ARRAY(SELECT attname::text FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
      ARRAY(SELECT DISTINCT t.relname::text FROM pg_constraint k JOIN pg_class t ON t.oid = k.confrelid
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid ORDER BY 1) AS needs
    FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
    ORDER BY c.relname`);
  return sortByNeeds(rows).map(({ name, columns }) => ({ name, columns }));
}

/** Puts each after those that it needs. Where some need each other they stay in their order. Pure. */
export function sortByNeeds<T extends { readonly name: string; readonly needs: readonly string[] }>(
  tables: readonly T[],
): T[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const sorted = new Set<T>();
  const visiting = new Set<T>();
  const visit = (table: T) => {
    if (sorted.has(table) || visiting.has(table)) return;
    visiting.add(table);
    for (const need of table.needs) {
      const needed = byName.get(need);
      if (needed) visit(needed);
    }
    sorted.add(table);
  };
  for (const table of tables) visit(table);
  return [...sorted];
}

/** `"name"` */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `"settings" ("key", "value")` */
export function renderCopyTarget({ name, columns }: StoreTable): string {
  return `${quoteName(name)} (${columns.map(quoteName).join(", ")})`;
}
