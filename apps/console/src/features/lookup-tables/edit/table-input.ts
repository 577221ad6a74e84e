import { graphql } from "../../../graphql/generated/index.ts";

export const updateLookupMutation = graphql(`
  mutation UpdateLookupTable($input: UpdateLookupTableInput!) {
    updateLookupTable(input: $input) {
      id name enabled description reference schema primaryKey lakeTable health healthMessage revision lastModified refresh nextRefreshAt
      associatedLogTypes { logType selectors }
    }
  }
`);

interface TableSettings {
  readonly name: string;
  readonly enabled: boolean;
  readonly description: string;
  readonly reference: string;
  readonly schema?: string | null | undefined;
  readonly primaryKey: string;
  readonly associatedLogTypes: readonly { readonly logType: string; readonly selectors: readonly string[] }[];
}

/** What a person says about the table, as mutations take it. */
export function tableInput(table: TableSettings) {
  const { name, enabled, description, reference, schema, primaryKey, associatedLogTypes } = table;
  return {
    name: name.trim(),
    enabled,
    description,
    reference,
    schema: schema ?? "",
    primaryKey: primaryKey.trim(),
    associatedLogTypes: associatedLogTypes
      .filter(({ logType }) => logType.trim() !== "")
      .map(({ logType, selectors }) => ({ logType: logType.trim(), selectors: [...selectors] })),
  };
}
