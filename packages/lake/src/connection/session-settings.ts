/**
 * The same for every statement, set once for each connection. Text stays text: without the first two the engine
 * would turn date-like strings within JSON into its own dates and give them back rewritten.
 */
export const sessionSettings: Readonly<Record<string, number | string>> = {
  input_format_try_infer_dates: 0,
  input_format_try_infer_datetimes: 0,
  json_type_escape_dots_in_keys: 1,
  type_json_skip_duplicated_paths: 1,
  input_format_skip_unknown_fields: 0,
  input_format_json_read_numbers_as_strings: 1,
  input_format_json_read_bools_as_strings: 1,
  output_format_json_quote_64bit_integers: 0,
  max_insert_threads: 1,
  // What our compilers write for a search through all logs is long; people's own text has a limit of its own (gate/).
  max_query_size: 16_777_216,
  max_ast_elements: 1_000_000,
  max_expanded_ast_elements: 2_000_000,
};
