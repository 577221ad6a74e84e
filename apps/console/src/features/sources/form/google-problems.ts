import { required } from "./stream-values.ts";

/** What is wrong with the ID of a subscription that has to be there. */
export function subscriptionProblem(id: string): string | undefined {
  if (id === "") return required;
  return id.includes("/") ? "Enter the ID alone, without its project" : undefined;
}

/** What is wrong with credentials; nothing where none are given. */
export function keyProblem(text: string): string | undefined {
  if (text === "") return undefined;
  try {
    const key: unknown = JSON.parse(text);
    if (key !== null && typeof key === "object" && ("private_key" in key || "audience" in key)) return undefined;
  } catch {
    // It is said below.
  }
  return "Must be the JSON key of a service account, or a configuration of workload identity federation";
}
