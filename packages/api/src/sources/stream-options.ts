import type { InputMaybe, PreviewS3ObjectsInput, StreamOptionsInput } from "../generated/resolver-types.ts";
import { present } from "../graphql/present.ts";

export function streamOptionsOf(input: InputMaybe<StreamOptionsInput>) {
  return present({ jsonArrayEnvelopeField: input?.jsonArrayEnvelopeField, xmlRootElement: input?.xmlRootElement });
}

/** How objects are split that are only previewed. */
export function readingOf({
  prefix,
  logStreamType: streamType,
  logStreamTypeOptions,
}: Omit<PreviewS3ObjectsInput, "connection">) {
  return { prefix: prefix ?? "", streamType, streamOptions: streamOptionsOf(logStreamTypeOptions) };
}
