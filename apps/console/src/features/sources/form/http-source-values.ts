import { envelopeFieldWarning, type HttpAuthMethod, type StreamType, sourceLabelProblem } from "@pharos/domain";
import type { CreateHttpSourceInput, HttpAuthInput, StreamOptionsInput } from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";

/** Where a source's secret comes from; `keep` only while editing. */
export type SecretChoice = "keep" | "generate" | "own";
export const hmacAlgorithms = ["sha256", "sha1", "sha512"] as const;

/** The form's fields, flat, with a value for each: what does not belong to the chosen method or type is not sent. */
export interface HttpSourceValues {
  readonly label: string;
  readonly logTypes: string[];
  readonly streamType: StreamType;
  readonly hasEnvelope: boolean;
  readonly jsonArrayEnvelopeField: string;
  readonly hasRoot: boolean;
  readonly xmlRootElement: string;
  readonly method: HttpAuthMethod;
  readonly headerName: string;
  readonly algorithm: string;
  readonly username: string;
  readonly secretChoice: SecretChoice;
  readonly secret: string;
}

export const newHttpSourceValues: HttpSourceValues = {
  label: "",
  logTypes: [],
  streamType: "Auto",
  hasEnvelope: false,
  jsonArrayEnvelopeField: "",
  hasRoot: false,
  xmlRootElement: "",
  method: "SharedSecret",
  headerName: "",
  algorithm: "sha256",
  username: "",
  secretChoice: "generate",
  secret: "",
};

export interface StoredSource {
  readonly integrationLabel: string;
  readonly logTypes: readonly string[];
  readonly logStreamType: StreamType;
  readonly logStreamTypeOptions: { jsonArrayEnvelopeField?: string | null; xmlRootElement?: string | null };
  readonly auth: {
    method: HttpAuthMethod;
    headerName?: string | null;
    algorithm?: string | null;
    username?: string | null;
  };
}

/** The form of a source that exists; its secret stays unless the person chooses another. */
export function valuesOfSource(source: StoredSource): HttpSourceValues {
  const { jsonArrayEnvelopeField, xmlRootElement } = source.logStreamTypeOptions;
  const { method, headerName, algorithm, username } = source.auth;
  return {
    label: source.integrationLabel,
    logTypes: [...source.logTypes],
    streamType: source.logStreamType,
    hasEnvelope: Boolean(jsonArrayEnvelopeField),
    jsonArrayEnvelopeField: jsonArrayEnvelopeField ?? "",
    hasRoot: Boolean(xmlRootElement),
    xmlRootElement: xmlRootElement ?? "",
    method,
    headerName: headerName ?? "",
    algorithm: algorithm ?? newHttpSourceValues.algorithm,
    username: username ?? "",
    secretChoice: "keep",
    secret: "",
  };
}

const required = "This field is required";

/** What is wrong before anything is sent: field → sentence. */
export function httpSourceProblems(values: HttpSourceValues): Partial<Record<keyof HttpSourceValues, string>> {
  const { streamType, method } = values;
  return defined({
    label: sourceLabelProblem(values.label),
    logTypes: values.logTypes.length === 0 ? "Choose at least one log type" : undefined,
    jsonArrayEnvelopeField: streamType === "JsonArray" && values.hasEnvelope ? envelopeProblem(values) : undefined,
    xmlRootElement:
      streamType === "XML" && values.hasRoot && values.xmlRootElement.trim() === "" ? required : undefined,
    username: method === "Basic" && values.username.trim() === "" ? required : undefined,
    secret: method !== "None" && values.secretChoice === "own" && values.secret === "" ? required : undefined,
  });
}

const envelopeProblem = ({ jsonArrayEnvelopeField: field }: HttpSourceValues) =>
  field.trim() === "" ? required : envelopeFieldWarning(field);

/** What the server is asked for. `newSecret` makes one where the person wants another in place of the stored one. */
export function httpSourceInput(values: HttpSourceValues, newSecret?: () => string): CreateHttpSourceInput {
  return {
    label: values.label.trim(),
    logTypes: [...values.logTypes],
    logStreamType: values.streamType,
    logStreamTypeOptions: streamOptions(values),
    auth: authInput(values, newSecret),
  };
}

function streamOptions(values: HttpSourceValues): StreamOptionsInput {
  if (values.streamType === "JsonArray" && values.hasEnvelope)
    return { jsonArrayEnvelopeField: values.jsonArrayEnvelopeField.trim() };
  if (values.streamType === "XML" && values.hasRoot) return { xmlRootElement: values.xmlRootElement.trim() };
  return {};
}

function authInput(values: HttpSourceValues, newSecret: (() => string) | undefined): HttpAuthInput {
  const { method, headerName, algorithm, username, secretChoice, secret } = values;
  if (method === "None") return { method };
  const hasHeader = method === "SharedSecret" || method === "HMAC";
  return {
    method,
    ...defined({
      headerName: hasHeader && headerName.trim() !== "" ? headerName.trim() : undefined,
      algorithm: method === "HMAC" ? algorithm : undefined,
      username: method === "Basic" ? username.trim() : undefined,
      secret: secretChoice === "own" ? secret : secretChoice === "generate" ? newSecret?.() : undefined,
    }),
  };
}
