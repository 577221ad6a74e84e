/** Conditions that hold for all rows, and for none. */
export const always = "1";
export const never = "0";

export function constantSql(holds: boolean): string {
  return holds ? always : never;
}

export function isConstant(sql: string): boolean {
  return sql === always || sql === never;
}

export function combineAll(parts: readonly string[]): string {
  if (parts.includes(never)) return never;
  return joinParts(
    parts.filter((part) => part !== always),
    "AND",
    always,
  );
}

export function combineAny(parts: readonly string[]): string {
  if (parts.includes(always)) return always;
  return joinParts(
    parts.filter((part) => part !== never),
    "OR",
    never,
  );
}

function joinParts(parts: readonly string[], operator: "AND" | "OR", whenEmpty: string): string {
  const [first] = parts;
  if (first === undefined) return whenEmpty;
  return parts.length === 1 ? first : `(${parts.join(` ${operator} `)})`;
}

export function negate(sql: string): string {
  if (sql === always) return never;
  return sql === never ? always : `NOT ${sql.startsWith("(") ? sql : `(${sql})`}`;
}
