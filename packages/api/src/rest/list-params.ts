import { z } from "zod";

/** Repeated keys, or one with commas. */
export const several = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) =>
    [value ?? []]
      .flat()
      .flatMap((one) => one.split(","))
      .filter((one) => one !== ""),
  );

/** Clients send what they leave open as nothing, or as empty text. */
export const optionalText = z
  .string()
  .optional()
  .transform((text) => (text === "" ? undefined : text));

const limitMax = 1000;

/** What lists may be asked for, as it stands in the address; names that nobody knows are passed over. */
export const listParams = z.object({
  limit: z.coerce.number().int().min(1).max(limitMax).default(100),
  cursor: optionalText,
  "name-contains": z.string().optional(),
  state: z.enum(["enabled", "disabled", ""]).optional(),
  severity: several.pipe(
    z.array(
      z
        .string()
        .transform((s) => s.toUpperCase())
        .pipe(z.enum(["INFO", "LOW", "MEDIUM", "HIGH", "CRITICAL"])),
    ),
  ),
  tag: several,
  "created-by": z.string().optional(),
  "last-modified-by": z.string().optional(),
  "log-type": several,
  "resource-type": several,
  "compliance-status": several.pipe(z.array(z.enum(["PASS", "FAIL", "ERROR"]))),
});
export type ListParams = z.infer<typeof listParams>;

/** The part of the filters that every kind of content has. */
export function commonFilter(params: ListParams) {
  const { state } = params;
  const filter = {
    nameContains: params["name-contains"],
    enabled: state === undefined || state === "" ? undefined : state === "enabled",
    createdBy: params["created-by"],
    lastModifiedBy: params["last-modified-by"],
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ""));
}

const flag = (preset: boolean) =>
  z
    .enum(["true", "false", ""])
    .optional()
    .transform((value) => (value === undefined || value === "" ? preset : value === "true"));

/** What a request that saves a detection may ask for. */
export const saveParams = z.object({ "run-tests-first": flag(true), "run-tests-only": flag(false) });
