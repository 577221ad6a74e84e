import type { DataLakeQuery } from "@pharos/domain";

/** What was chosen beside a text, as clients read it. */
export function metadataOf({ language, text, params }: Pick<DataLakeQuery, "language" | "text" | "params">) {
  const { databases = [], tables = [], startTime, endTime, relativeTime, limit, sortDir, filters } = params;
  return {
    language,
    query: text,
    databases,
    tables,
    startTime: startTime === undefined ? null : new Date(startTime),
    endTime: endTime === undefined ? null : new Date(endTime),
    relativeTime: relativeTime ?? null,
    limit: limit ?? null,
    sortDirection: sortDir ?? null,
    simpleSearchQueryFilter: filters ? JSON.stringify(filters) : null,
    variables: Object.entries(params.variables ?? {}).map(([name, value]) =>
      typeof value === "string" ? { name, value, values: null } : { name, value: null, values: [...value] },
    ),
  };
}
