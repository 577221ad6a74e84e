/** Settings of the engine without which the statements mean something else. */
export const flowSettings = {
  // A side of a join that has no row is null, not a default.
  join_use_nulls: 1,
  // Tables are joined in the order that the query has: put into another, the engine has no place for a key that is the
  // same in every row. Which of two sides it keeps in memory is still its own choice.
  query_plan_optimize_join_order_limit: 1,
  // What is compiled when it is asked for the third time forgets that null is null in every row.
  compile_expressions: 0,
  // Values out of JSON may be grouped and sorted by.
  allow_suspicious_types_in_group_by: 1,
  allow_suspicious_types_in_order_by: 1,
  // Text within JSON stays text, a dot within a key stays there, and numbers stay numbers.
  input_format_try_infer_dates: 0,
  input_format_try_infer_datetimes: 0,
  json_type_escape_dots_in_keys: 1,
  type_json_skip_duplicated_paths: 1,
  output_format_json_quote_64bit_integers: 0,
  // A number by which rows are put in order or groups is no column's position.
  enable_positional_arguments: 0,
  // A name in WHERE is the column, not what SELECT calls by the same name.
  prefer_column_name_to_alias: 1,
} as const;
