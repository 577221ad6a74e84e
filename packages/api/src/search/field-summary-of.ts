/** What counting the values of a field finds: the most frequent ones, each beside what all of them come to. */
export function fieldSummaryOf(key: string, rows: readonly (readonly unknown[])[]) {
  const top = rows.map(([value, hits]) => ({ value, count: Number(hits) }));
  const [, , present = 0, distinct = 0] = rows[0] ?? [];
  return { key, total: Number(present), distinct: Number(distinct), top };
}
