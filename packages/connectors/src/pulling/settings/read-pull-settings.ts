import { PharosError, type PullSettings, type PullStreamKey } from "@pharos/domain";
import type { PullerDefinition, PullField, PullStream } from "../definition/puller-definition.ts";
import { listPlaceholders } from "../template/render-template.ts";
import { createPatternMatcher, type PatternMatcher } from "./pattern-matcher.ts";

/** As a form or a client gives them. */
export interface GivenPullSettings {
  /** The first way of the provider when absent. */
  readonly authentication?: string | undefined;
  /** Values by the name of their field; a secret that is absent stays as it is stored. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** All streams that are not optional when absent. */
  readonly streams?: readonly string[] | undefined;
  readonly startAt: Date;
}

export interface ReadPullSettings {
  readonly settings: PullSettings;
  /** Of the chosen way of authentication, stored ones included. */
  readonly secrets: Readonly<Record<string, string>>;
}

const valuesMax = 500;
const valueLengthMax = 2_000;
const secretLengthMax = 16_000;

/** @throws PharosError InvalidInput with field errors */
export function readPullSettings(
  definition: PullerDefinition,
  given: GivenPullSettings,
  storedSecrets: Readonly<Record<string, string>>,
): ReadPullSettings {
  const errors: Record<string, string> = {};
  const { fields, authentication: ways, streams } = definition;
  const way = ways.find(({ id }) => id === (given.authentication ?? ways[0]?.id));
  if (!way) {
    const known = ways.map(({ id }) => id).join(", ");
    throw pullSettingsInvalid({
      authentication: `${definition.name} has no authentication ${given.authentication}. It can be ${known}.`,
    });
  }
  const unknown = Object.keys(given.values).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) {
    throw pullSettingsInvalid({
      values: `${definition.name} has no field ${unknown}. It has ${fields.map(({ name }) => name).join(", ")}.`,
    });
  }
  const findMismatch = createPatternMatcher();
  const ofOthers = new Set(ways.filter((one) => one !== way).flatMap(({ uses }) => uses));
  const values: Record<string, string | readonly string[]> = {};
  const secrets: Record<string, string> = {};
  for (const field of fields) {
    const { name } = field;
    if (ofOthers.has(name) && !way.uses.includes(name)) continue;
    const texts = (given.values[name] ?? defaultOf(field)).map((text) => text.trim()).filter((text) => text !== "");
    const [first = ""] = texts;
    if (field.type === "secret") {
      const secret = first || storedSecrets[name];
      const problem = findSecretProblem(field, first);
      if (problem !== undefined) errors[name] = problem;
      else if (secret) secrets[name] = secret;
      else if (!field.optional) errors[name] = `${field.label} is required`;
      continue;
    }
    const problem = findProblem(field, texts, findMismatch);
    if (problem !== undefined) errors[name] = problem;
    else if (texts.length > 0) values[name] = isList(field) ? texts : first;
  }
  const chosen = given.streams ?? streams.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  const other = chosen.find((name) => !streams.some((stream) => stream.name === name));
  if (other !== undefined) errors.streams = `${definition.name} has no stream ${other}`;
  for (const { name, label, request } of streams) {
    if (!chosen.includes(name)) continue;
    const missing = listPlaceholders(request.url)
      .map(({ name: place }) => fields.find((field) => place === `settings.${field.name}`))
      .find((field) => field?.optional && values[field.name] === undefined);
    if (missing) errors[missing.name] = `${missing.label} is required for the stream ${label}`;
  }
  if (chosen.length === 0) errors.streams = "Choose at least one stream";
  if (Object.keys(errors).length > 0) throw pullSettingsInvalid(errors);
  const startAt = given.startAt.toISOString();
  return {
    settings: { provider: definition.provider, authentication: way.id, values, streams: [...new Set(chosen)], startAt },
    secrets,
  };
}

/** The cursors that a source has. */
export function listStreamKeys({ streams }: PullerDefinition, settings: PullSettings): PullStreamKey[] {
  return streams
    .filter(({ name }) => settings.streams.includes(name))
    .flatMap(({ name: stream, partitions }) =>
      partitions === undefined
        ? [{ stream, partition: "" }]
        : [settings.values[partitions] ?? []].flat().map((partition) => ({ stream, partition })),
    );
}

/** Of all chosen streams. */
export function listLogTypes({ streams }: PullerDefinition, settings: PullSettings): string[] {
  const chosen = streams.filter(({ name }) => settings.streams.includes(name));
  return [...new Set(chosen.flatMap((stream) => listStreamLogTypes(stream, settings)))];
}

/** Of one stream. */
export function listStreamLogTypes(
  { logTypes, logTypesFrom }: PullStream,
  { values }: PullSettings,
): readonly string[] {
  return logTypesFrom === undefined ? logTypes : [values[logTypesFrom] ?? []].flat();
}

function isList({ type }: PullField): boolean {
  return type === "list" || type === "logTypes";
}

function defaultOf(field: PullField): readonly string[] {
  return [field.default ?? []].flat();
}

function findProblem(
  { label, type, pattern, optional, options }: PullField,
  texts: readonly string[],
  findMismatch: PatternMatcher,
): string | undefined {
  if (texts.length === 0) return optional ? undefined : `${label} is required`;
  if (texts.length > valuesMax) return `${label} has ${texts.length} values; it can have ${valuesMax}`;
  for (const text of texts) {
    if (text.length > valueLengthMax) return `${label} is longer than ${valueLengthMax} characters`;
    if (type === "host" && !/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i.test(text)) {
      return `${label} must be a host name, such as example.com`;
    }
    if (type === "url" && !/^https?:\/\/[^/?#\s@]+$/.test(text)) {
      return `${label} must be an address without a path, such as https://example.com`;
    }
    if (type === "choice" && !options?.some(({ value }) => value === text)) {
      return `${label} must be one of ${options?.map(({ value }) => value).join(", ")}`;
    }
  }
  const mismatch = pattern === undefined ? undefined : findMismatch(pattern, texts);
  return mismatch === undefined ? undefined : `${label} is not valid: ${mismatch}`;
}

/** A header with a control character is refused by a message that quotes it. Keys in PEM or JSON have several lines. */
function findSecretProblem({ label, multiline }: PullField, secret: string): string | undefined {
  if (secret.length > secretLengthMax) return `${label} is longer than ${secretLengthMax} characters`;
  const strange = multiline ? /[^\P{Cc}\t\r\n]/u : /\p{Cc}/u;
  if (!strange.test(secret)) return undefined;
  return `${label} contains a ${/[\r\n]/.test(secret) && !multiline ? "line break" : "control character"}. Enter it again without it`;
}

export function pullSettingsInvalid(fieldErrors: Record<string, string>): PharosError {
  const [[, first] = ["", ""]] = Object.entries(fieldErrors);
  return new PharosError("sources.invalid", "InvalidInput", first, fieldErrors);
}
