import { defineError } from "@pharos/domain";

export const dataLakeQueryNotFound = defineError(
  "queries.not_found",
  "NotFound",
  (id: string) => `Queries are kept for 30 days; the query ${id} was not found`,
);
