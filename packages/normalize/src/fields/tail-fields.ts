/** What a row's tail says. */
export const tailFields = [
  "p_log_type",
  "p_parse_time",
  "p_schema_version",
  "p_source_id",
  "p_source_label",
  "p_row_id",
] as const;
export type TailField = (typeof tailFields)[number];
