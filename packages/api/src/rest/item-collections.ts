import type { ContentItems } from "@pharos/detection-content";
import type { DataModel, GlobalHelper, Permission, PharosError } from "@pharos/domain";
import { contentItemIdTaken, contentItemNotFound, type StoredItem } from "@pharos/store";
import { z } from "zod";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { ContentAccess } from "../access/content-access.ts";
import { checkItems } from "../content/check-items.ts";
import { isManaged } from "../content/errors.ts";
import { dataModelKind, globalKind, type ItemKind } from "../content/item-kinds.ts";
import { getItem, readItems } from "../content/read-items.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Collection, listAnswer } from "./collection.ts";
import { commonFilter } from "./list-params.ts";
import { shownRecord } from "./shown-detection.ts";

interface RestKind<T extends { readonly id: string }> extends ItemKind<T> {
  readonly path: string;
  readonly read: (id: string | undefined, body: unknown) => T;
  readonly shown: (item: StoredItem<T>) => unknown;
  readonly asContent: (item: T) => Partial<ContentItems>;
  /** Why the actor may not delete it. */
  readonly problem: (access: ContentAccess, item: StoredItem<T>) => PharosError | undefined;
}

const texts = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);
const globalBody = z.object({
  id: z.string().optional(),
  body: z.string(),
  description: z.string().default(""),
  tags: texts,
});
const dataModelBody = z.object({
  id: z.string().optional(),
  displayName: z.string().default(""),
  enabled: z.boolean().default(true),
  logTypes: texts,
  mappings: z
    .array(z.object({ name: z.string(), path: z.string().nullish(), method: z.string().nullish() }))
    .nullish()
    .transform((mappings) => mappings ?? []),
  body: z.string().default(""),
});

const globals: RestKind<GlobalHelper> = {
  ...globalKind,
  path: "/globals",
  read(given, input) {
    const { id = "", body, description, tags } = globalBody.parse(input);
    return { id: given ?? id, body, description, ...(tags.length > 0 && { tags }) };
  },
  shown: ({ id, body, description, tags = [], ...record }) => ({ id, body, description, tags, ...shownRecord(record) }),
  asContent: (helper) => ({ globals: [helper] }),
  problem: ({ helperProblem }, helper) => helperProblem(helper),
};

const dataModels: RestKind<DataModel> = {
  ...dataModelKind,
  path: "/data-models",
  read(given, input) {
    const { id: own = "", displayName, mappings, ...rest } = dataModelBody.parse(input);
    const id = given ?? own;
    const read = mappings.map(({ name, path, method }) => (method ? { name, method } : { name, path: path ?? "" }));
    return { ...rest, id, displayName: displayName || id, mappings: read };
  },
  shown: ({ uuid, managed, createdAt, createdBy, lastModified, lastModifiedBy, author, ...model }) => ({
    ...model,
    ...shownRecord({
      managed,
      createdAt,
      lastModified,
      ...(createdBy && { createdBy }),
      ...(lastModifiedBy && { lastModifiedBy }),
    }),
  }),
  asContent: (model) => ({ dataModels: [model] }),
  problem: ({ dataModelProblem }, model) => dataModelProblem(model),
};

/** `/globals` and `/data-models`. */
export const itemCollections: readonly Collection[] = [collectionOf(globals), collectionOf(dataModels)];

const modifyPermission: Permission = "RuleModify";

function collectionOf<T extends { readonly id: string }>(kind: RestKind<T>): Collection {
  const { path, repository, read, shown, asContent, problem } = kind;
  async function put(context: RequestContext, item: T): Promise<unknown> {
    await checkItems(context, asContent(item), { runsTests: false });
    await repository(context.store).put(item, referenceOf(context.actor), context.clock());
    await context.pipeline.reload();
    const stored = await repository(context.store).get(item.id);
    if (!stored) throw contentItemNotFound(repository(context.store).noun, item.id);
    return shown(stored);
  }
  return {
    path,
    async list(context, params) {
      const { limit: pageSize, cursor } = params;
      return listAnswer(await readItems(context, kind, commonFilter(params), { pageSize, cursor }), shown);
    },
    get: async (context, id) => shown(await getItem(context, kind, id)),
    async create(context, { body }) {
      authorize(context.actor, modifyPermission);
      const item = read(undefined, body);
      if (await repository(context.store).get(item.id))
        throw contentItemIdTaken(repository(context.store).noun, item.id);
      return put(context, item);
    },
    async update(context, id, { body }) {
      authorize(context.actor, modifyPermission);
      const stored = await repository(context.store).get(id);
      if (stored?.managed) throw isManaged(id);
      return { item: await put(context, read(id, body)), isCreated: stored === undefined };
    },
    async delete(context, id) {
      authorize(context.actor, modifyPermission);
      const item = await getItem(context, kind, id);
      if (item.managed) throw isManaged(id);
      const refusal = problem(await context.loaders.contentAccess(), item);
      if (refusal) throw refusal;
      await repository(context.store).delete(id);
      await context.pipeline.reload();
    },
  };
}
