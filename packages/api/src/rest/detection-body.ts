import { readYaml } from "@pharos/detection-content";
import { z } from "zod";
import { notJson, notYaml } from "./errors.ts";

const text = z.string().default("");
const texts = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);

const testBody = z.object({
  name: z.string(),
  expectedResult: z.boolean(),
  /** JSON of the event or resource. */
  resource: z.string(),
  mocks: z
    .array(z.object({ objectName: z.string(), returnValue: z.union([z.string(), z.boolean()]) }))
    .nullish()
    .transform((mocks) => mocks ?? []),
});

/** What requests may say of any detection; other members, such as those that only we write, are passed over. */
export const detectionBody = z.object({
  id: z.string().min(1).optional(),
  displayName: z.string().optional(),
  enabled: z.boolean().default(true),
  severity: z
    .string()
    .transform((severity) => severity.toUpperCase())
    .pipe(z.enum(["INFO", "LOW", "MEDIUM", "HIGH", "CRITICAL"])),
  description: text,
  reference: text,
  runbook: text,
  tags: texts,
  reports: z
    .record(z.string(), z.array(z.string()))
    .nullish()
    .transform((reports) => reports ?? {}),
  outputIDs: texts,
  createdByExternal: z.string().optional(),
  tests: z
    .array(testBody)
    .nullish()
    .transform((tests) => tests ?? []),
});
export type DetectionBody = z.infer<typeof detectionBody>;

export const ruleBody = detectionBody.extend({
  body: text,
  /** YAML. */
  detection: text,
  alertTitle: text,
  alertContext: text,
  dynamicSeverities: text,
  groupBy: text,
  inlineFilters: text,
  logTypes: texts,
  scheduledQueries: texts,
  summaryAttributes: texts,
  createAlert: z.boolean().default(true),
  dedupPeriodMinutes: z.int().min(1).default(60),
  threshold: z.int().min(1).default(1),
});
export type RuleBody = z.infer<typeof ruleBody>;

export const policyBody = detectionBody.extend({ body: z.string(), resourceTypes: texts, suppressions: texts });

const yamlBytesMax = 64 * 1024;

/** @throws notYaml */
export function yamlOf(name: string, source: string): unknown {
  if (source.length > yamlBytesMax) throw notYaml(name, `it is longer than ${yamlBytesMax / 1024} KB`);
  try {
    return readYaml(source);
  } catch (error) {
    throw notYaml(name, error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  }
}

/** A list in YAML; undefined for no text. @throws notYaml */
export function yamlList(name: string, source: string): readonly unknown[] | undefined {
  if (source.trim() === "") return undefined;
  const value = yamlOf(name, source);
  if (!Array.isArray(value)) throw notYaml(name, "it must be a list");
  return value;
}

/** @throws notJson */
export function jsonObject(name: string, source: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(source);
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below, like every other text.
  }
  throw notJson(name);
}
