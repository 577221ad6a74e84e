import { isObject } from "@pharos/domain";
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
const keyMembers = ["client_email", "private_key", "private_key_id"];

/** Returns what is wrong with the key of a service account; undefined where it looks like one. */
export function credentialsProblem(credentials: string | undefined): string | undefined {
  if (!credentials) return "Credentials are required";
  if (credentials.length > credentialsLengthMax) return `At most ${credentialsLengthMax} characters`;
  try {
    const key: unknown = JSON.parse(credentials);
    if (isObject(key) && key.type === "service_account" && keyMembers.every((name) => typeof key[name] === "string"))
      return undefined;
  } catch {
    // It is said below.
  }
  return "Must be the JSON key of a service account";
}
