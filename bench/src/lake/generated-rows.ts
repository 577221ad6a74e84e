import type { ResultColumn } from "@pharos/lake";

const day = "toDateTime64('2026-03-02 00:00:00', 9, 'UTC')";

/** A number that is the same for the same row and column. */
const numberOf = (index: number) => `cityHash64(number, ${index})`;

/** SQL of a value for row `number`: every column of every row has one, the worst that a sender can do to a merge. */
function renderValue({ name, type }: ResultColumn, index: number): string {
  const hash = numberOf(index);
  const bare = /^Nullable\((.*)\)$/.exec(type)?.[1] ?? type;
  if (name === "p_event_time" || name === "p_parse_time") return `${day} + toIntervalSecond(number % 86400)`;
  if (name === "p_row_id") return "lower(hex(sipHash128(number)))";
  if (bare.startsWith("JSON")) return `CAST(${objectOf(hash)}, '${bare}')`;
  if (bare.startsWith("Array(JSON")) return `[CAST(${objectOf(hash)}, '${bare.slice("Array(".length, -1)}')]`;
  if (bare.startsWith("Array(Array")) return `CAST([], '${bare}')`;
  if (bare.startsWith("Array")) return `CAST([toString(${hash} % 100)], '${bare}')`;
  if (bare.startsWith("DateTime64")) return `${day} + toIntervalSecond(${hash} % 86400)`;
  if (bare.includes("String")) return `concat('value ', toString(${hash} % 1000))`;
  return bare === "Bool" ? `${hash} % 2 = 0` : `${hash} % 30000`;
}

/** Of thirty members a few: more than a JSON column has streams of their own for. */
function objectOf(hash: string): string {
  const member = (n: number) =>
    `'"k', toString(bitShiftRight(${hash}, ${n * 8}) % 30), '":"v', toString(${hash} % 100), '"'`;
  return `concat('{', ${member(0)}, ',', ${member(1)}, ',"n":', toString(${hash} % 1000), '}')`;
}

/** Inserts `parts` parts of `rowsEach` rows each. */
export function insertGeneratedRows(
  table: string,
  columns: readonly ResultColumn[],
  { parts, rowsEach }: { readonly parts: number; readonly rowsEach: number },
): string {
  const names = columns.map(({ name }) => `\`${name}\``).join(", ");
  const values = columns.map(renderValue).join(", ");
  return `INSERT INTO ${table} (${names}) SELECT ${values} FROM numbers(${parts * rowsEach})
    SETTINGS max_block_size = ${rowsEach}, min_insert_block_size_rows = 1, min_insert_block_size_bytes = 1,
      max_insert_threads = 1, max_threads = 1, insert_deduplicate = 0, type_json_skip_duplicated_paths = 1`;
}
