/** A field of a kind's form, as the server describes it. */
export interface DestinationField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "url" | "secret" | "multiline" | "choice" | "switch" | "pairs" | "list";
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly help?: string;
  /** Of a choice; of pairs, the names. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Of a switch that nobody touched. */
  readonly initial?: boolean;
  /** A secret that the form can make. */
  readonly generates?: "webhook-secret" | "text";
}

/** The server sends them as JSON. */
export const readFields = (fields: unknown): readonly DestinationField[] => fields as readonly DestinationField[];
