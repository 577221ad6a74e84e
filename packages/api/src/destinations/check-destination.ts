import {
  type AlertSubtype,
  alertSubtypes,
  type Destination,
  destinationLogTypeUnknown,
  destinationNameLengthMax,
  invalidInput,
  mergeSecrets,
  nearestName,
  PharosError,
  type Severity,
  secretsToEnterAgain,
  seesAllOf,
} from "@pharos/domain";
import type { DestinationContent, DestinationSettings } from "@pharos/store";
import type { DestinationKindInfo } from "../context/destination-gateway.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { QuietForm } from "./check-quiet.ts";

/** As somebody sent it. */
export interface DestinationForm {
  readonly displayName: string;
  readonly defaultForSeverity: readonly Severity[];
  readonly alertTypes: readonly string[];
  readonly logTypes: readonly string[];
  readonly settings: unknown;
  /** Undefined: as they are. */
  readonly titleTemplate?: string | undefined;
  readonly descriptionTemplate?: string | undefined;
  readonly quiet?: QuietForm | undefined;
}

/** @throws InvalidInput */
export function findKind({ destinations }: RequestContext, type: string): DestinationKindInfo {
  const kind = destinations.kinds.find((one) => one.type === type);
  if (!kind) throw invalidInput(`No kind of destination is called ${type}`);
  return kind;
}

/** @throws InvalidInput with field errors */
export function checkForm(kind: DestinationKindInfo, form: DestinationForm, stored?: DestinationSettings) {
  return {
    displayName: checkName(form.displayName),
    defaultForSeverity: [...new Set(form.defaultForSeverity)],
    alertTypes: checkAlertTypes(form.alertTypes),
    logTypes: [...new Set(form.logTypes)],
    settings: checkSettings(kind, form.settings, stored),
  } satisfies DestinationContent;
}

/** Settings with the stored secrets that were not entered again. @throws InvalidInput with field errors */
export function checkSettings(
  kind: DestinationKindInfo,
  given: unknown,
  stored: DestinationSettings = {},
): DestinationSettings {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw invalidInput("settings must be an object");
  }
  const { settings, kept } = mergeSecrets(stored, given as DestinationSettings, kind.secretKeys);
  const parsed = kind.parseSettings(settings);
  const again = secretsToEnterAgain(stored, parsed, kept);
  if (again.length > 0) {
    const problem = "The address changed: enter the token again";
    throw withFields(problem, Object.fromEntries(again.map((key) => [key, problem])));
  }
  return parsed;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses.
const refusedInNames = /[<>&"'\u0000-\u001f\u007f]/;

function checkName(given: string): string {
  const name = given.trim();
  if (name === "") throw withFields("Enter a display name", { displayName: "Enter a display name" });
  const problem =
    name.length > destinationNameLengthMax
      ? `A display name has ${destinationNameLengthMax} characters at most`
      : refusedInNames.test(name)
        ? "A display name cannot contain any of < > & \" '"
        : undefined;
  if (problem) throw withFields(problem, { displayName: problem });
  return name;
}

function checkAlertTypes(given: readonly string[]): AlertSubtype[] {
  const types = [...new Set(given)];
  const known = alertSubtypes.filter((type) => types.includes(type));
  const unknown = types.find((type) => !(alertSubtypes as readonly string[]).includes(type));
  const problem =
    unknown !== undefined
      ? `${unknown} is not an alert type`
      : types.length === 0
        ? "Choose at least one alert type"
        : undefined;
  if (problem) throw withFields(problem, { alertTypes: problem });
  return known;
}

/**
 * A log type that the destination has already stays, so that one whose schema is gone does not stand in the way of
 * every other change.
 * @throws destinationLogTypeUnknown
 */
export async function checkLogTypes(
  { store, actor }: RequestContext,
  given: readonly string[],
  stored: readonly string[] = [],
): Promise<void> {
  const added = given.filter((logType) => !stored.includes(logType));
  if (added.length === 0) return;
  const names = await store.schemas.names();
  const visible = names.filter((name) => seesAllOf(actor.logTypeAccess, [name]));
  const unknown = added.find((logType) => !visible.includes(logType));
  if (unknown !== undefined) throw destinationLogTypeUnknown(unknown, nearestName(unknown, visible));
}

/** @throws InvalidInput with field errors */
export function checkTemplates(
  { destinations }: RequestContext,
  { titleTemplate, descriptionTemplate }: DestinationForm,
  stored?: Pick<Destination, "titleTemplate" | "descriptionTemplate">,
) {
  const templates = {
    title: titleTemplate ?? stored?.titleTemplate ?? "",
    description: descriptionTemplate ?? stored?.descriptionTemplate ?? "",
  };
  const problems = destinations.checkTemplates(templates);
  const [first] = problems;
  if (first) {
    const fields = problems.map(({ template, message }) => [`${template}Template`, message] as const);
    throw withFields(first.message, Object.fromEntries(fields));
  }
  return { titleTemplate: templates.title, descriptionTemplate: templates.description };
}

function withFields(message: string, fields: Readonly<Record<string, string>>): PharosError {
  return new PharosError("input.invalid", "InvalidInput", message, fields);
}
