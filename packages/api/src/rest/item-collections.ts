import type { ContentItems } from "@pharos/detection-content";
import type { DataModel, GlobalHelper, Permission, PharosError } from "@pharos/domain";
import {
  type ContentItemRepository,
  contentItemIdTaken,
  contentItemNotFound,
  type Store,
  type StoredItem,
} from "@pharos/store";
import { z } from "zod";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import type { ContentAccess } from "../access/content-access.ts";
import { checkItems } from "../content/check-items.ts";
import { isManaged } from "../content/errors.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Collection, listAnswer } from "./collection.ts";
import { commonFilter } from "./list-params.ts";
import { shownRecord } from "./shown-detection.ts";

interface Kind<T extends { readonly id: string }> {
  readonly path: string;
  readonly noun: string;
  readonly repository: (store: Store) => ContentItemRepository<T>;
  readonly read: (id: string | undefined, body: unknown) => T;
  readonly shown: (item: StoredItem<T>) => unknown;
  readonly asContent: (item: T) => Partial<ContentItems>;
  readonly visibleIds: (access: ContentAccess) => readonly string[] | undefined;
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

const globals: Kind<GlobalHelper> = {
  path: "/globals",
  noun: "global helper",
  repository: (store) => store.globals,
  read(given, input) {
    const { id = "", body, description, tags } = globalBody.parse(input);
    return { id: given ?? id, body, description, ...(tags.length > 0 && { tags }) };
  },
  shown: ({ id, body, description, tags = [], ...record }) => ({ id, body, description, tags, ...shownRecord(record) }),
  asContent: (helper) => ({ globals: [helper] }),
  visibleIds: () => undefined,
  problem: ({ helperProblem }, helper) => helperProblem(helper),
};

const dataModels: Kind<DataModel> = {
  path: "/data-models",
  noun: "data model",
  repository: (store) => store.dataModels,
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
  visibleIds: ({ visibleDataModelIds }) => visibleDataModelIds,
  problem: ({ dataModelProblem }, model) => dataModelProblem(model),
};

/** `/globals` and `/data-models`. */
export const itemCollections: readonly Collection[] = [collectionOf(globals), collectionOf(dataModels)];

const permissions = { read: "RuleRead", modify: "RuleModify" } as const satisfies Record<string, Permission>;

function collectionOf<T extends { readonly id: string }>(kind: Kind<T>): Collection {
  const { path, noun, repository, read, shown, asContent, visibleIds, problem } = kind;
  async function find(context: RequestContext, id: string): Promise<StoredItem<T>> {
    const item = await repository(context.store).get(id);
    const ids = visibleIds(await context.loaders.contentAccess());
    if (!item || ids?.includes(id) === false) throw contentItemNotFound(noun, id);
    return item;
  }
  async function put(context: RequestContext, item: T): Promise<unknown> {
    await checkItems(context, asContent(item), { runsTests: false });
    await repository(context.store).put(item, referenceOf(context.actor), context.clock());
    await context.pipeline.reload();
    const stored = await repository(context.store).get(item.id);
    if (!stored) throw contentItemNotFound(noun, item.id);
    return shown(stored);
  }
  return {
    path,
    async list(context, params) {
      authorize(context.actor, permissions.read);
      const { limit: pageSize, cursor } = params;
      const ids = visibleIds(await context.loaders.contentAccess());
      const filter = { ...commonFilter(params), ...(ids && { ids }) };
      return listAnswer(await repository(context.store).list({ filter, pageSize, cursor }), shown);
    },
    async get(context, id) {
      authorize(context.actor, permissions.read);
      return shown(await find(context, id));
    },
    async create(context, { body }) {
      authorize(context.actor, permissions.modify);
      const item = read(undefined, body);
      if (await repository(context.store).get(item.id)) throw contentItemIdTaken(noun, item.id);
      return put(context, item);
    },
    async update(context, id, { body }) {
      authorize(context.actor, permissions.modify);
      const stored = await repository(context.store).get(id);
      if (stored?.managed) throw isManaged(id);
      return { item: await put(context, read(id, body)), isCreated: stored === undefined };
    },
    async delete(context, id) {
      authorize(context.actor, permissions.modify);
      const item = await find(context, id);
      if (item.managed) throw isManaged(id);
      const refusal = problem(await context.loaders.contentAccess(), item);
      if (refusal) throw refusal;
      await repository(context.store).delete(id);
      await context.pipeline.reload();
    },
  };
}
