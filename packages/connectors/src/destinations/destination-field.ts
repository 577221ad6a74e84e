/** A field of the form, which the console draws without knowing the kind. */
export interface DestinationField {
  /** The member of the settings. */
  readonly name: string;
  readonly label: string;
  /** `pairs` is a list of names and values. */
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
  /** A secret that the form can make: `whsec_` and 32 random bytes as Base64, or as text. */
  readonly generates?: "webhook-secret" | "text";
}
