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
  /** The field is shown, and required, only while another one has this value. */
  readonly shownWhen?: { readonly name: string; readonly value: string };
  /** A secret that the form can make. */
  readonly generates?: "webhook-secret" | "text";
}

/** Returns the fields that a form shows with these settings. */
export function listShownFields(
  fields: readonly DestinationField[],
  settings: Readonly<Record<string, unknown>>,
): DestinationField[] {
  return fields.filter(({ shownWhen }) => shownWhen === undefined || settings[shownWhen.name] === shownWhen.value);
}

/** The server sends them as JSON. */
export const readFields = (fields: unknown): readonly DestinationField[] => fields as readonly DestinationField[];
