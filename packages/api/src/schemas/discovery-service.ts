import { defineError, type FieldSchema, type LogSchema } from "@pharos/domain";
import { addFields, parseSchema } from "@pharos/normalize";
import { discoveredSpecOf, discoverFields as discoverFieldsOf } from "@pharos/pipeline";
import type { StoredSchema } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { saveSchema } from "./schema-changes.ts";
import { checkSchemaChangeable, checkSchemaVisible, getSchema } from "./schema-service.ts";

const discoveryOff = defineError(
  "schemas.discovery_off",
  "InvalidInput",
  (name: string) => `Field discovery is off for ${name}: its events keep no unknown fields`,
);
const fieldsNotDiscovered = defineError(
  "schemas.fields_not_discovered",
  "InvalidInput",
  (names: readonly string[]) => `These fields were not discovered, or are in the schema already: ${names.join(", ")}`,
);

/** Looks at what the latest events have beyond the schema, and keeps it as a proposal. @throws schemaNotFound, discoveryOff */
export async function discoverFields(context: RequestContext, name: string): Promise<StoredSchema> {
  authorize(context.actor, "LogSourceModify");
  const stored = await getSchema(context, name);
  await checkSchemaVisible(context, name);
  if (!stored.fieldDiscoveryEnabled) throw discoveryOff(name);
  return discoverFieldsOf(context, stored, context.clock());
}

export interface FieldsToPromote {
  readonly name: string;
  /** Top-level names; absent for all that were discovered. */
  readonly fields?: readonly string[];
  /** Of the schema as it was read. */
  readonly revision: number;
}

/**
 * Takes discovered fields over into the schema, or into what this installation adds to one that comes with Pharos. From
 * then on they have columns of their own.
 * @throws schemaNotFound, logTypeHidden, fieldsNotDiscovered, revisionConflict, and what saveSchema throws
 */
export async function promoteFields(context: RequestContext, wanted: FieldsToPromote): Promise<StoredSchema> {
  authorize(context.actor, "LogSourceModify");
  const { name, revision } = wanted;
  const stored = await getSchema(context, name);
  await checkSchemaChangeable(context, name);
  const discovered = fieldsIn(name, stored.discoveredSpec);
  const names = new Set(wanted.fields ?? discovered.map((field) => field.name));
  const unknown = [...names].filter((one) => !discovered.some((field) => field.name === one));
  if (names.size === 0 || unknown.length > 0) throw fieldsNotDiscovered(unknown);
  const chosen = discovered.filter((field) => names.has(field.name));
  await (stored.managed
    ? extend(context, stored, revision, { discovers: stored.fieldDiscoveryEnabled, added: chosen })
    : saveSchema(context, { ...documentOf(stored), spec: addFields(stored.spec, ["fields"], chosen), revision }));
  return context.store.schemas.setDiscovered(
    name,
    discoveredSpecOf(discovered.filter((field) => !names.has(field.name))),
  );
}

export interface DiscoverySetting {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly revision: number;
}

/** Also for a schema that comes with Pharos. What was kept stays. @throws schemaNotFound, logTypeHidden, revisionConflict */
export async function setFieldDiscovery(
  context: RequestContext,
  { name, isEnabled, revision }: DiscoverySetting,
): Promise<StoredSchema> {
  authorize(context.actor, "LogSourceModify");
  const stored = await getSchema(context, name);
  await checkSchemaChangeable(context, name);
  if (stored.managed) return extend(context, stored, revision, { discovers: isEnabled, added: [] });
  const spec = stored.spec.replace(/^fieldDiscoveryEnabled:.*\n?/m, "");
  return saveSchema(context, { ...documentOf(stored), spec, isFieldDiscoveryEnabled: isEnabled, revision });
}

async function extend(
  context: RequestContext,
  { name, extension }: StoredSchema,
  revision: number,
  { discovers, added }: { readonly discovers: boolean; readonly added: readonly FieldSchema[] },
): Promise<StoredSchema> {
  const head = discovers ? "extension:\n  fieldDiscoveryEnabled: true\n" : "";
  const before = fieldsIn(name, extension);
  const text = addFields(addFields(head, ["extension", "fields"], before), ["extension", "fields"], added);
  const change = { extension: text, fieldDiscoveryEnabled: discovers };
  const extended = await context.store.schemas.extend(name, change, revision, context.clock());
  await context.pipeline.reload();
  return extended;
}

/** The fields of a part of a document: discovered ones, or an extension. */
function fieldsIn(name: string, part: string): LogSchema["fields"] {
  return parseSchema(`schema: ${name}\nfieldDiscoveryEnabled: true\n${part}`).fields;
}

function documentOf({ name, description, referenceURL, fieldDiscoveryEnabled }: StoredSchema) {
  return { name, description, referenceURL, isFieldDiscoveryEnabled: fieldDiscoveryEnabled };
}
