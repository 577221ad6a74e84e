import type { InputMaybe, StreamOptionsInput } from "../generated/resolver-types.ts";
import { present } from "../graphql/present.ts";

export function streamOptionsOf(input: InputMaybe<StreamOptionsInput>) {
  return present({ jsonArrayEnvelopeField: input?.jsonArrayEnvelopeField, xmlRootElement: input?.xmlRootElement });
}
