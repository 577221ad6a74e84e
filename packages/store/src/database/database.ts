/**
 * The tables as the migrations make them; names are camelCase here and snake_case in SQL. Each noun's `*-table.ts` adds
 * its own (`declare module`), so that this folder knows none of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled from the nouns' folders
export interface Database {}
