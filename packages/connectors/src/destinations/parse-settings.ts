import { PharosError } from "@pharos/domain";
import type { ZodType } from "zod";

/** Settings as their schema wants them. @throws PharosError InvalidInput with a sentence for each field */
export function parseWith<T>(schema: ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
  const [first = "The settings are not complete"] = Object.values(fields);
  throw new PharosError("input.invalid", "InvalidInput", first, fields);
}
