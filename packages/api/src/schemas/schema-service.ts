import { type LogSource, seesAllOf } from "@pharos/domain";
import { type SchemaFilter, type SchemaRevision, type StoredSchema, schemaNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { checkSourceAccess } from "../sources/source-service.ts";

export interface SchemaQuery extends SchemaFilter {
  /** Whether a source reads it. */
  readonly isInUse?: boolean;
}

export async function listSchemas(context: RequestContext, query: SchemaQuery): Promise<StoredSchema[]> {
  authorize(context.actor, "LogSourceRead");
  const { isInUse, ...filter } = query;
  const schemas = await context.store.schemas.list(filter);
  if (isInUse === undefined) return schemas.map((schema) => asSeen(context, schema));
  const used = new Set((await context.store.sources.list()).flatMap((source) => source.logTypes));
  const chosen = schemas.filter((schema) => used.has(schema.name) === isInUse);
  return chosen.map((schema) => asSeen(context, schema));
}

/** @throws schemaNotFound */
export async function getSchema(context: RequestContext, name: string): Promise<StoredSchema> {
  authorize(context.actor, "LogSourceRead");
  const schema = await context.store.schemas.get(name);
  if (!schema) throw schemaNotFound(name);
  return asSeen(context, schema);
}

/** Fields are discovered in events: who does not see these does not see those. */
function asSeen({ actor }: RequestContext, schema: StoredSchema): StoredSchema {
  return seesAllOf(actor.logTypeAccess, [schema.name]) ? schema : { ...schema, discoveredSpec: "" };
}

/** For what is written under the name of a schema that may not exist yet. @throws schemaNotFound where it does and is hidden */
export async function checkSchemaVisible({ actor, store }: RequestContext, name: string): Promise<void> {
  if (!seesAllOf(actor.logTypeAccess, [name]) && (await store.schemas.get(name))) throw schemaNotFound(name);
}

/**
 * A schema decides which events are its own, and leaves the others to the schemas beside it: whoever changes it must
 * see its log type and those of every source that uses it.
 * @throws schemaNotFound, logTypeHidden
 */
export async function checkSchemaChangeable(context: RequestContext, name: string): Promise<void> {
  await checkSchemaVisible(context, name);
  for (const source of await context.store.sources.list()) {
    if (source.logTypes.includes(name)) checkSourceAccess(context, source);
  }
}

export async function sourcesOfSchema(context: RequestContext, schema: StoredSchema): Promise<readonly LogSource[]> {
  authorize(context.actor, "LogSourceRead");
  return (await context.loaders.allSources()).filter((source) => source.logTypes.includes(schema.name));
}

export async function revisionsOf(context: RequestContext, schema: StoredSchema): Promise<readonly SchemaRevision[]> {
  authorize(context.actor, "LogSourceRead");
  return context.store.schemas.revisions(schema.name);
}
