import { defined, oneOf } from "../../routing/search-codec.ts";

/** The page of one schema: its tab, how its fields are shown, and which revisions are compared. */
export interface SchemaPageSearch {
  readonly tab?: "history";
  readonly view?: "yaml";
  readonly revision?: number;
  /** The revision that it is compared with; the one before it when absent. */
  readonly against?: number;
}

const revisionOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined);

export const readSchemaPageSearch = (search: Record<string, unknown>): SchemaPageSearch =>
  defined({
    tab: oneOf(search.tab, ["history"] as const),
    view: oneOf(search.view, ["yaml"] as const),
    revision: revisionOf(search.revision),
    against: revisionOf(search.against),
  });
