import type { PullSettings } from "@pharos/domain";
import type { PullerDefinition } from "../definition/puller-definition.ts";
import type { TemplateNames } from "../template/render-template.ts";

/** The settings as templates name them. Secrets that are left out are empty texts. */
export function nameSettings(
  { fields }: PullerDefinition,
  { values }: PullSettings,
  secrets: Readonly<Record<string, string>>,
): TemplateNames {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = type === "secret" ? secrets[name] : values[name];
      return [`settings.${name}`, typeof value === "string" ? value : (value ?? []).join(",")];
    }),
  );
}
