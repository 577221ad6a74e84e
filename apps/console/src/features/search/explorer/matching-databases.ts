interface NamedTable {
  readonly id: string;
  readonly displayName: string;
  readonly rows: number;
}
interface Database<Table extends NamedTable> {
  readonly name: string;
  readonly displayName: string;
  readonly tables: readonly Table[];
}

/** Tables whose name contains the text, those with rows first; databases without such a table are left out. */
export function matchingDatabases<Table extends NamedTable>(
  databases: readonly Database<Table>[],
  text: string,
): Database<Table>[] {
  const wanted = text.trim().toLowerCase();
  const matches = ({ id, displayName }: Table) =>
    id.toLowerCase().includes(wanted) || displayName.toLowerCase().includes(wanted);
  const order = (a: Table, b: Table) =>
    Number(a.rows === 0) - Number(b.rows === 0) || a.displayName.localeCompare(b.displayName);
  return databases
    .map((database) => ({ ...database, tables: database.tables.filter(matches).sort(order) }))
    .filter(({ tables }) => tables.length > 0 || wanted === "");
}
