import { defineError } from "@pharos/domain";

export const dataLakeQueryNotFound = defineError(
  "queries.not_found",
  "NotFound",
  (id: string) => `The query ${id} was not found; queries are kept for 30 days`,
);
