import { sourceLabelProblem } from "@pharos/domain";
import type { CreatePullSourceInput, PullValueInput } from "../../../graphql/generated/graphql.ts";
import { defined } from "../../../routing/search-codec.ts";

export interface ProviderField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "host" | "url" | "secret" | "choice" | "list" | "logTypes";
  readonly help?: string | null;
  readonly isOptional: boolean;
  readonly isMultiline: boolean;
  readonly options?: readonly { readonly value: string; readonly label: string }[] | null;
  readonly default: readonly string[];
}

export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly ProviderField[];
  readonly authentications: readonly {
    readonly id: string;
    readonly label: string;
    readonly uses: readonly string[];
    readonly needsAuthorization: boolean;
  }[];
  readonly streams: readonly {
    readonly name: string;
    readonly label: string;
    readonly logTypes: readonly string[];
    readonly requires?: string | null;
    readonly isOptional: boolean;
  }[];
}

/** A text to copy with what the form has; what is empty stands there by its name. */
export function renderPermissions(text: string, { fields }: PullSourceValues): string {
  return text.replace(/\{settings\.(\w+)\}/g, (_whole, name: string) => {
    const given = (fields[name] ?? []).filter((value) => value.trim() !== "").join(",");
    return given || name.toUpperCase();
  });
}

export interface PullSourceValues {
  readonly label: string;
  readonly authentication: string;
  /** Texts of all fields, of each way of authentication. */
  readonly fields: Readonly<Record<string, string[]>>;
  readonly streams: string[];
  readonly startHoursBack: string;
}

export const startChoices = [
  { value: "0", label: "Now" },
  { value: "24", label: "24 hours ago" },
  { value: "168", label: "7 days ago" },
  { value: "720", label: "30 days ago" },
] as const;

/** With what the catalogue knows of a product, where the provider serves many. */
export function newPullSourceValues(
  { name, fields, authentications, streams }: Provider,
  product?: { readonly title: string; readonly logTypes: readonly string[] },
): PullSourceValues {
  const valuesFor = (field: ProviderField) =>
    (field.type === "logTypes" ? product?.logTypes : undefined) ?? field.default;
  return {
    label: product?.title ?? name,
    authentication: authentications[0]?.id ?? "",
    fields: Object.fromEntries(fields.map((field) => [field.name, [...valuesFor(field)]])),
    streams: streams.filter(({ isOptional }) => !isOptional).map((stream) => stream.name),
    startHoursBack: "24",
  };
}

interface StoredPullSource {
  readonly integrationLabel: string;
  readonly authentication: string;
  readonly values: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly chosenStreams: readonly string[];
}

/** The form of a source that exists; secrets that are left empty stay. */
export function valuesOfPullSource(provider: Provider, source: StoredPullSource): PullSourceValues {
  const stored = Object.fromEntries(source.values.map(({ name, values }) => [name, [...values]]));
  const empty = Object.fromEntries(provider.fields.map(({ name }) => [name, [] as string[]]));
  return {
    label: source.integrationLabel,
    authentication: source.authentication,
    fields: { ...empty, ...stored },
    streams: [...source.chosenStreams],
    startHoursBack: "0",
  };
}

/** The fields of the chosen way of authentication, in the order of the provider. */
export function shownFields({ fields, authentications }: Provider, authentication: string): ProviderField[] {
  const chosen = authentications.find(({ id }) => id === authentication);
  const ofOthers = authentications.filter((one) => one !== chosen).flatMap(({ uses }) => uses);
  return fields.filter(({ name }) => !ofOthers.includes(name) || chosen?.uses.includes(name));
}

const required = "This field is required";

/** What is wrong before anything is sent: field → sentence. */
export function pullSourceProblems(
  provider: Provider,
  { label, authentication, fields, streams }: PullSourceValues,
  isNew: boolean,
): Record<string, string> {
  const missing = shownFields(provider, authentication).filter(
    ({ name, type, isOptional }) =>
      !isOptional && !(type === "secret" && !isNew) && (fields[name] ?? []).every((text) => text.trim() === ""),
  );
  return defined({
    label: sourceLabelProblem(label),
    streams: streams.length === 0 ? "Choose at least one stream" : undefined,
    ...Object.fromEntries(missing.map(({ name }) => [`fields.${name}`, required])),
  }) as Record<string, string>;
}

/** What a request says of the form, but for its label and its start. */
export function pullInput(provider: Provider, { authentication, fields, streams }: PullSourceValues) {
  const values: PullValueInput[] = shownFields(provider, authentication)
    .map(({ name }) => ({ name, values: (fields[name] ?? []).filter((text) => text.trim() !== "") }))
    // A secret that is left empty stays as it is.
    .filter(({ name, values: texts }) => texts.length > 0 || !isSecret(provider, name));
  return { authentication, values, streams: [...streams] };
}

export function createPullInput(provider: Provider, values: PullSourceValues): CreatePullSourceInput {
  return {
    label: values.label.trim(),
    provider: provider.id,
    startHoursBack: Number(values.startHoursBack),
    ...pullInput(provider, values),
  };
}

/** Errors of the server at the places of the form. */
export function placePullErrors(
  { fields }: Provider,
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [names.has(name) ? `fields.${name}` : name, message]),
  );
}

function isSecret({ fields }: Provider, name: string): boolean {
  return fields.some((field) => field.name === name && field.type === "secret");
}
