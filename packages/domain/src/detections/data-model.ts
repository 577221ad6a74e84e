/** A name that rules of all log types may ask for, and where the value is in this one: a JSONPath, or a function. */
export type DataModelMapping =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly method: string };

/** Unified names for the fields of one log type. */
export interface DataModel {
  readonly id: string;
  readonly displayName: string;
  readonly enabled: boolean;
  readonly logTypes: readonly string[];
  readonly mappings: readonly DataModelMapping[];
  /** Python with the functions; empty without any. */
  readonly body: string;
}
