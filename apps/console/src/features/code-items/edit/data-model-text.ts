import type { EventField } from "@pharos/detection-content/editor";
import type { DataModelInput, EditedDataModelQuery } from "../../../graphql/generated/graphql.ts";
import type { Difference, DraftKind, StoredVersion } from "../../detections/index.ts";

export type Model = EditedDataModelQuery["dataModel"];

/** What people write of a data model. */
export type ModelText = Pick<Model, "id" | "displayName" | "enabled" | "logTypes" | "mappings" | "body">;
export type Mapping = ModelText["mappings"][number];

export const emptyModel: ModelText = { id: "", displayName: "", enabled: true, logTypes: [], mappings: [], body: "" };

export function toModelInput({ id, displayName, enabled, logTypes, mappings, body }: ModelText): DataModelInput {
  return {
    id: id.trim(),
    displayName,
    enabled,
    logTypes: [...logTypes],
    mappings: mappings.map(({ name, path, method }) => ({ name, path: path ?? null, method: method ?? null })),
    body,
  };
}

export const modelDraftKind: DraftKind<ModelText> = {
  noun: "data-model",
  isSame: (one, other) => JSON.stringify(toModelInput(one)) === JSON.stringify(toModelInput(other)),
  read: ({ body, logTypes, mappings, ...draft }) =>
    typeof body === "string" && Array.isArray(logTypes) && Array.isArray(mappings)
      ? { ...emptyModel, ...draft, body, logTypes, mappings }
      : undefined,
};

export function versionOfModel(model: Model): StoredVersion<ModelText> {
  const { id, displayName, enabled, logTypes, mappings, body, lastModified, lastModifiedBy } = model;
  return { draft: { id, displayName, enabled, logTypes, mappings, body }, lastModified, by: lastModifiedBy?.name };
}

export function findModelDifferences(mine: ModelText, theirs: ModelText): Difference[] {
  const [own, other] = [mine, theirs].map(memberTexts);
  return Object.entries(own ?? {}).flatMap(([label, text]) => {
    const their = other?.[label] ?? "";
    return text === their ? [] : [{ label, mine: text, theirs: their }];
  });
}

function memberTexts({ displayName, enabled, logTypes, mappings, body }: ModelText): Record<string, string> {
  return {
    "Display name": displayName,
    Enabled: String(enabled),
    "Log type": logTypes.join("\n"),
    Names: mappings
      .map(({ name, path, method }) => `${name}: ${method ? `${method}(event)` : (path ?? "")}`)
      .join("\n"),
    Functions: body,
  };
}

/** The functions that names refer to, each once. */
export function mappedFunctionsOf(mappings: readonly Mapping[]): string[] {
  return [...new Set(mappings.flatMap(({ method }) => (method ? [method] : [])))];
}

/** `$.a.b`, `a.b` and `a`; a path with lists or conditions is not looked at. */
const plainPath = /^(?:\$\.)?[\w-]+(?:\.[\w-]+)*$/;

/**
 * What is wrong with where a name has its value, as far as it can be told without the sandbox.
 * @param fields of its log types; empty where they are not known
 * @param functions that the code defines
 */
export function findMappingProblem(
  { path, method }: Mapping,
  fields: readonly Pick<EventField, "path" | "type">[],
  functions: readonly string[],
): string | undefined {
  if (method != null) {
    return method === "" || functions.includes(method) ? undefined : `The code has no function “${method}”.`;
  }
  if (!path || fields.length === 0 || !plainPath.test(path)) return undefined;
  const wanted = path.replace(/^\$\./, "");
  const isKnown = (one: string) => fields.some((field) => field.path === one || field.path.startsWith(`${one}.`));
  // Below what holds any JSON there may be anything.
  const isBelowOpen = fields.some(
    (field) => wanted.startsWith(`${field.path}.`) && /json|any|object|map|list|string/i.test(field.type),
  );
  return isKnown(wanted) || isBelowOpen ? undefined : `No log type here has the field “${wanted}”.`;
}

/** Functions of the module itself, as far as lines tell. */
export function functionsOf(body: string): string[] {
  return [...body.matchAll(/^(?:async\s+)?def\s+(\w+)/gm)].flatMap(([, name]) => name ?? []);
}
