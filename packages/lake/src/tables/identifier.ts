/** A column or table name as SQL; vendors' names may hold `-` and any capital. */
export function quoteIdentifier(name: string): string {
  return `\`${name.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``;
}
