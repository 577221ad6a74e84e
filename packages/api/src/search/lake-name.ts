/** People write `database.public.table`; the lake has no middle part. */
export function lakeTableName(name: string): string {
  return name.replace(/^(\w+)\.public\.(\w+)$/, "$1.$2").replace(/^panther_/, "pharos_");
}

/** `pharos_logs` for `pharos_logs.public` and for the same that begins with `panther_`. */
export function lakeDatabaseName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.public$/, "")
    .replace(/^panther_/, "pharos_");
}

/** `panther_logs` for `pharos_logs`: the name under which clients that were written before Pharos look for it. */
export function databaseAlias(database: string): string {
  return database.replace(/^pharos_/, "panther_");
}
