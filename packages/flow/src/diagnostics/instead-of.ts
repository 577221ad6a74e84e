/** What KQL has and PharosFlow has not, with what to write. Operators, functions and sources. */
const replacements: Readonly<Record<string, string>> = {
  autocluster: "Group with summarize count() by the columns that matter, or use rare",
  bag_unpack: "Name the members: extend a = object.a",
  basket: "Group with summarize count() by the columns that matter",
  buildschema: "Look at the columns with getschema, or at the keys with object.keys",
  diffpatterns: "Group both sides with summarize count() and join them",
  evaluate:
    "Its plugins do not run here. For pivot use agg.count_if once for each value; for bag_unpack name the members: extend a = object.a",
  externaldata: "Upload the data as a lookup table, and use lookup or enrich",
  facet: "Use one summarize count() by for each column",
  find: "Use search in (table, …) 'text', or union with where",
  fork: "Write one query for each branch",
  geo_info_from_ip_address: "Use enrich with a lookup table of addresses",
  materialize: "Give the rows a name instead: let t = materialize(table | …);",
  parse_csv: "Split the text with strings.split",
  parse_url: "Use net.parse_url, whose members are scheme, host, port, path, query and fragment",
  parse_user_agent: "Use has or extract on the text",
  partition: "Use summarize with agg.arg_max, or sort | serialize with row_number",
  pivot: "Use agg.count_if once for each value",
  plugins: "Plugins do not run here",
  reduce: "Use rare, or summarize count() by the column",
  "sample-distinct": "Use distinct with limit",
  scan: "Use sort | serialize with prev(), or sessionize",
  series_decompose: "Compare with the average and agg.stdev of the group",
  series_decompose_anomalies: "Compare with the average and agg.stdev of the group",
  series_fit_line: "Compare with the average and agg.stdev of the group",
  series_stats: "Use agg.avg and agg.stdev in summarize",
  "top-hitters": "Use summarize count() by the column | top 10 by count_",
  "top-nested": "Use summarize by the columns, then top",
};

/** What to write instead of a construct of KQL that PharosFlow has not; undefined for a name that is no such. */
export function insteadOf(name: string): string | undefined {
  return Object.hasOwn(replacements, name) ? replacements[name] : undefined;
}
