import { defineError, incompatibleChanges, invalidInput, isWebLink } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { type SchemaContent, type StoredSchema, schemaManaged, schemaNameTaken } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import {
  checkChange,
  checkCustomName,
  checkScript,
  type DocumentProblem,
  problemOf,
  type SchemaDocument,
} from "../threads/read-document.ts";
import { readSchemaInThread } from "./read-schema-in-thread.ts";
import { checkSchemaChangeable, getSchema } from "./schema-service.ts";

const schemaInUse = defineError(
  "schemas.in_use",
  "InUse",
  (name: string, sources: readonly string[]) =>
    `The schema ${name} is used by ${sources.join(", ")}. Remove it there before you archive it.`,
);

export interface SchemaToSave extends SchemaDocument {
  readonly description?: string;
  readonly referenceURL?: string;
  /** 0 or undefined makes a new schema. */
  readonly revision?: number;
}

/**
 * New events are read by it when this resolves; tables are widened, never rewritten.
 * @throws InvalidInput for a name, InvalidLogSchema with a place, InvalidUpdate for an incompatible change, schemaNameTaken,
 * schemaNotFound, logTypeHidden, revisionConflict
 */
export async function saveSchema(context: RequestContext, wanted: SchemaToSave): Promise<StoredSchema> {
  authorize(context.actor, "LogSourceModify");
  const { actor, clock, store } = context;
  const stored = await store.schemas.findByName(wanted.name);
  const revision = wanted.revision ?? 0;
  if (stored && revision > 0) await checkSchemaChangeable(context, stored.name);
  if (stored?.managed) throw schemaManaged(stored.name);
  checkCustomName(wanted.name);
  const { schema, spec } = await readSchemaInThread(context, wanted);
  await checkScript(context.scripts, schema);
  const content: SchemaContent = {
    name: wanted.name,
    spec,
    description: wanted.description ?? schema.description ?? stored?.description ?? "",
    referenceURL: checkedUrl(wanted.referenceURL ?? schema.referenceURL ?? stored?.referenceURL ?? ""),
    fieldDiscoveryEnabled: wanted.isFieldDiscoveryEnabled ?? schema.fieldDiscoveryEnabled ?? false,
  };
  if (stored && stored.name !== wanted.name) throw schemaNameTaken(stored.name);
  if (stored && revision > 0) checkChange(stored, schema);
  const saved =
    revision > 0
      ? await store.schemas.update(content, revision, actor.name, clock())
      : await store.schemas.create(content, actor.name, clock());
  await context.pipeline.reload();
  return saved;
}

/** A schema of one's own that begins as another one. @throws schemaNotFound, and what saveSchema throws */
export async function cloneSchema(context: RequestContext, name: string, newName: string): Promise<StoredSchema> {
  authorize(context.actor, "LogSourceModify");
  const { spec, description, referenceURL } = await getSchema(context, name);
  const renamed = spec.replace(/^(["']?schema["']?\s*:\s*).*$/m, (_, key: string) => `${key}${newName}`);
  return saveSchema(context, { name: newName, spec: renamed, description, referenceURL });
}

/** An archived schema reads no events; what it has stored stays. @throws schemaNotFound, logTypeHidden, schemaInUse, schemaManaged */
export async function archiveSchema(context: RequestContext, name: string, isArchived: boolean): Promise<StoredSchema> {
  authorize(context.actor, "LogSourceModify");
  const schema = await getSchema(context, name);
  await checkSchemaChangeable(context, name);
  if (schema.managed) throw schemaManaged(name);
  const users = (await context.store.sources.list()).filter((source) => source.logTypes.includes(name));
  if (isArchived && users.length > 0) {
    throw schemaInUse(
      name,
      users.map((source) => source.label),
    );
  }
  const changed = await context.store.schemas.setArchived(name, isArchived, context.clock());
  await context.pipeline.reload();
  return changed;
}

export interface SchemaCheck {
  readonly problems: readonly DocumentProblem[];
  readonly incompatibleChanges: readonly string[];
}

/** What is wrong with a document, before it is saved. */
export async function checkSchema(context: RequestContext, document: SchemaDocument): Promise<SchemaCheck> {
  authorize(context.actor, "LogSourceRead");
  const stored = await context.store.schemas.get(document.name);
  try {
    const { schema } = await readSchemaInThread(context, document);
    await checkScript(context.scripts, schema);
    return { problems: [], incompatibleChanges: stored ? incompatibleChanges(parseSchema(stored.spec), schema) : [] };
  } catch (error) {
    return { problems: [problemOf(error)], incompatibleChanges: [] };
  }
}

function checkedUrl(url: string): string {
  if (url !== "" && !isWebLink(url)) {
    throw invalidInput(`The reference "${url}" is not a link. Begin it with https://, http:// or mailto:.`);
  }
  return url;
}
