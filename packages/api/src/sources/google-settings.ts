import { isObject, PharosError } from "@pharos/domain";
import { z } from "zod";

export const projectId = z
  .string()
  .regex(/^([a-z][a-z0-9.-]{1,60}:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/, "Must be a project ID");
export const subscriptionId = z
  .string()
  .regex(
    /^(?!goog)[A-Za-z][\w.~+%-]{2,254}$/,
    "Must be a subscription ID: letters, digits and -._~+%, without its project",
  );

/** Returns the project of a service account, by its key. */
export function projectOf(credentials: string): string | undefined {
  try {
    const key: unknown = JSON.parse(credentials);
    return isObject(key) && typeof key.project_id === "string" ? key.project_id : undefined;
  } catch {
    return undefined;
  }
}

const credentialsLengthMax = 20_000;
const typeNames = { service_account: "service_account", external_account: "wif" } as const;
const members = {
  service_account: ["client_email", "private_key", "private_key_id"],
  wif: ["audience", "subject_token_type", "token_url"],
} as const;
export type GoogleCredentialsType = keyof typeof members;

/** Returns what credentials are: the key of a service account, or a configuration of workload identity federation. */
export function findCredentialsType(credentials: string | undefined): GoogleCredentialsType | undefined {
  try {
    const key: unknown = JSON.parse(credentials ?? "");
    if (!isObject(key)) return undefined;
    const type = typeNames[key.type as keyof typeof typeNames] as GoogleCredentialsType | undefined;
    return type && members[type].every((name) => typeof key[name] === "string") ? type : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what is wrong with credentials; undefined where they look like some. */
export function credentialsProblem(credentials: string | undefined): string | undefined {
  if (!credentials) return "Credentials are required";
  if (credentials.length > credentialsLengthMax) return `At most ${credentialsLengthMax} characters`;
  if (findCredentialsType(credentials)) return undefined;
  return "Must be the JSON key of a service account, or a configuration of workload identity federation";
}

/** Refuses a type that the credentials beside it do not have. @throws InvalidInput */
export function checkCredentialsType(type: GoogleCredentialsType | undefined, credentials: string | undefined): void {
  const found = findCredentialsType(credentials);
  if (type === undefined || found === undefined || type === found) return;
  const problem = `credentialsType is ${type}, but the credentials are of the type ${found}`;
  throw new PharosError("sources.invalid", "InvalidInput", problem, { credentialsType: problem });
}
