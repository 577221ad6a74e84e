import type { LogSource } from "@pharos/domain";
import { type SchemaFilter, type SchemaRevision, type StoredSchema, schemaNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";

export interface SchemaQuery extends SchemaFilter {
  /** Whether a source reads it. */
  readonly isInUse?: boolean;
}

export async function listSchemas(context: RequestContext, query: SchemaQuery): Promise<StoredSchema[]> {
  authorize(context.actor, "LogSourceRead");
  const { isInUse, ...filter } = query;
  const schemas = await context.store.schemas.list(filter);
  if (isInUse === undefined) return schemas;
  const used = new Set((await context.store.sources.list()).flatMap((source) => source.logTypes));
  return schemas.filter((schema) => used.has(schema.name) === isInUse);
}

/** @throws schemaNotFound */
export async function getSchema(context: RequestContext, name: string): Promise<StoredSchema> {
  authorize(context.actor, "LogSourceRead");
  const schema = await context.store.schemas.get(name);
  if (!schema) throw schemaNotFound(name);
  return schema;
}

export async function sourcesOfSchema(context: RequestContext, schema: StoredSchema): Promise<readonly LogSource[]> {
  authorize(context.actor, "LogSourceRead");
  return (await context.loaders.allSources()).filter((source) => source.logTypes.includes(schema.name));
}

export async function revisionsOf(context: RequestContext, schema: StoredSchema): Promise<readonly SchemaRevision[]> {
  authorize(context.actor, "LogSourceRead");
  return context.store.schemas.revisions(schema.name);
}
