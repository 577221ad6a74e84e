import { envelopeFieldWarning, type StreamType } from "@pharos/domain";
import type { StreamOptionsInput } from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";

/** How a form holds the way to read what arrives; a text that its switch turned off is not sent. */
export interface StreamValues {
  readonly streamType: StreamType;
  readonly hasEnvelope: boolean;
  readonly jsonArrayEnvelopeField: string;
  readonly hasRoot: boolean;
  readonly xmlRootElement: string;
}

export const newStreamValues: StreamValues = {
  streamType: "Auto",
  hasEnvelope: false,
  jsonArrayEnvelopeField: "",
  hasRoot: false,
  xmlRootElement: "",
};

export interface StoredStream {
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions: { jsonArrayEnvelopeField?: string | null; xmlRootElement?: string | null };
}

export function streamValuesOf({ logStreamType, logStreamTypeOptions }: StoredStream): StreamValues {
  const { jsonArrayEnvelopeField, xmlRootElement } = logStreamTypeOptions;
  return {
    streamType: logStreamType,
    hasEnvelope: Boolean(jsonArrayEnvelopeField),
    jsonArrayEnvelopeField: jsonArrayEnvelopeField ?? "",
    hasRoot: Boolean(xmlRootElement),
    xmlRootElement: xmlRootElement ?? "",
  };
}

export const required = "This field is required";

export function streamProblems(values: StreamValues): Partial<Record<keyof StreamValues, string>> {
  const { streamType, hasEnvelope, hasRoot, xmlRootElement } = values;
  return defined({
    jsonArrayEnvelopeField: streamType === "JsonArray" && hasEnvelope ? envelopeProblem(values) : undefined,
    xmlRootElement: streamType === "XML" && hasRoot && xmlRootElement.trim() === "" ? required : undefined,
  });
}

const envelopeProblem = ({ jsonArrayEnvelopeField: field }: StreamValues) =>
  field.trim() === "" ? required : envelopeFieldWarning(field);

export function streamOptionsInput(values: StreamValues): StreamOptionsInput {
  if (values.streamType === "JsonArray" && values.hasEnvelope)
    return { jsonArrayEnvelopeField: values.jsonArrayEnvelopeField.trim() };
  if (values.streamType === "XML" && values.hasRoot) return { xmlRootElement: values.xmlRootElement.trim() };
  return {};
}
