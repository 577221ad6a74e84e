import { type HttpAuthMethod, logTypesProblem, sourceLabelProblem } from "@pharos/domain";
import type { CreateHttpSourceInput, HttpAuthInput } from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";
import {
  newStreamValues,
  required,
  type StoredStream,
  type StreamValues,
  streamOptionsInput,
  streamProblems,
  streamValuesOf,
} from "./stream-values.ts";

/** Where a source's secret comes from; `keep` only while editing. */
export type SecretChoice = "keep" | "generate" | "own";
export const hmacAlgorithms = ["sha256", "sha1", "sha512"] as const;

/** The form's fields, flat, with a value for each: what does not belong to the chosen method or type is not sent. */
export interface HttpSourceValues extends StreamValues {
  readonly label: string;
  readonly logTypes: string[];
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
  ...newStreamValues,
  method: "SharedSecret",
  headerName: "",
  algorithm: "sha256",
  username: "",
  secretChoice: "generate",
  secret: "",
};

export interface StoredSource extends StoredStream {
  readonly integrationLabel: string;
  readonly logTypes: readonly string[];
  readonly auth: {
    method: HttpAuthMethod;
    headerName?: string | null;
    algorithm?: string | null;
    username?: string | null;
  };
}

/** The form of a source that exists; its secret stays unless the person chooses another. */
export function valuesOfSource(source: StoredSource): HttpSourceValues {
  const { method, headerName, algorithm, username } = source.auth;
  return {
    label: source.integrationLabel,
    logTypes: [...source.logTypes],
    ...streamValuesOf(source),
    method,
    headerName: headerName ?? "",
    algorithm: algorithm ?? newHttpSourceValues.algorithm,
    username: username ?? "",
    secretChoice: "keep",
    secret: "",
  };
}

/**
 * What is wrong before anything is sent: field → sentence.
 * @param storedLogTypes those that the source has already
 */
export function httpSourceProblems(
  values: HttpSourceValues,
  storedLogTypes: readonly string[] = [],
): Partial<Record<keyof HttpSourceValues, string>> {
  const { method } = values;
  return defined({
    label: sourceLabelProblem(values.label),
    logTypes: logTypesProblem(values.logTypes, storedLogTypes),
    ...streamProblems(values),
    username: method === "Basic" && values.username.trim() === "" ? required : undefined,
    secret: method !== "None" && values.secretChoice === "own" && values.secret === "" ? required : undefined,
  });
}

/** What the server is asked for. `newSecret` makes one where the person wants another in place of the stored one. */
export function httpSourceInput(values: HttpSourceValues, newSecret?: () => string): CreateHttpSourceInput {
  return {
    label: values.label.trim(),
    logTypes: [...values.logTypes],
    logStreamType: values.streamType,
    logStreamTypeOptions: streamOptionsInput(values),
    auth: authInput(values, newSecret),
  };
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
