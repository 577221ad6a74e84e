import { type AlertSubtype, alertSubtypes, notQuiet, type Severity, severities } from "@pharos/domain";
import { defined } from "../../../routing/search-codec.ts";
import { type DestinationField, listShownFields } from "./destination-field.ts";
import { type QuietValues, toQuietSettings, toQuietValues } from "./quiet-values.ts";

export interface DestinationValues extends QuietValues {
  readonly displayName: string;
  readonly defaultForSeverity: Severity[];
  readonly alertTypes: AlertSubtype[];
  readonly logTypes: string[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly titleTemplate: string;
  readonly descriptionTemplate: string;
}

const emptyValues = {
  text: "",
  url: "",
  secret: "",
  multiline: "",
  choice: "",
  switch: false,
  pairs: [],
  list: [],
} as const satisfies Record<DestinationField["type"], unknown>;

/** Severities that wake somebody, and everything that Pharos alerts about. */
export function newDestinationValues(fields: readonly DestinationField[]): DestinationValues {
  return {
    displayName: "",
    defaultForSeverity: ["CRITICAL", "HIGH"],
    alertTypes: [...alertSubtypes],
    logTypes: [],
    settings: completeSettings(fields, {}),
    titleTemplate: "",
    descriptionTemplate: "",
    ...toQuietValues(notQuiet),
  };
}

/** A value for every field: those that are missing are empty or initial, of choices the first. */
export function completeSettings(
  fields: readonly DestinationField[],
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const first = ({ type, choices, initial }: DestinationField) =>
    type === "choice" ? (choices?.[0]?.value ?? "") : (initial ?? emptyValues[type]);
  return Object.fromEntries(fields.map((field) => [field.name, settings[field.name] ?? first(field)]));
}

const required = "This field is required";

/** What is wrong before anything is sent: place in the form → sentence. */
export function destinationProblems(
  values: DestinationValues,
  fields: readonly DestinationField[],
): Readonly<Record<string, string>> {
  const missing = listShownFields(fields, values.settings).filter(
    ({ name, required }) => required && isEmpty(values.settings[name]),
  );
  return defined({
    displayName: values.displayName.trim() === "" ? required : undefined,
    alertTypes: values.alertTypes.length === 0 ? "Choose at least one alert type" : undefined,
    quietDays: values.hasQuietHours && values.quietDays.length === 0 ? "Choose at least one day" : undefined,
    ...Object.fromEntries(missing.map(({ name }) => [`settings.${name}`, required])),
  });
}

/** What the server says of fields, at the place of each in the form. */
export function placeErrors(
  errors: Readonly<Record<string, string>>,
  fields: readonly DestinationField[],
): Record<string, string> {
  const isSetting = (name: string) => fields.some((field) => field.name === name.split(".")[0]);
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [isSetting(name) ? `settings.${name}` : name, text]),
  );
}

export function destinationInput(values: DestinationValues) {
  const { displayName, defaultForSeverity, alertTypes, logTypes, settings, titleTemplate, descriptionTemplate } =
    values;
  const texts = { displayName: displayName.trim(), titleTemplate, descriptionTemplate };
  return { ...texts, defaultForSeverity, alertTypes, logTypes, settings, quiet: toQuietSettings(values) };
}

export const severityChoices = severities;

const isEmpty = (value: unknown) => value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
