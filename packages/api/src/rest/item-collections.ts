import type { DataModel, GlobalHelper, Permission } from "@pharos/domain";
import { contentItemIdTaken, type StoredItem } from "@pharos/store";
import { z } from "zod";
import { authorize } from "../access/authorize.ts";
import { type CodeKind, dataModelCode, helperCode } from "../code-items/code-kinds.ts";
import { deleteCode, putCode } from "../code-items/save-code.ts";
import { isManaged } from "../content/errors.ts";
import { getItem, readItems } from "../content/read-items.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Collection, listAnswer } from "./collection.ts";
import { commonFilter } from "./list-params.ts";
import { shownRecord } from "./shown-detection.ts";

interface RestKind<T extends { readonly id: string }> extends CodeKind<T> {
  readonly path: string;
  readonly read: (id: string | undefined, body: unknown) => T;
  readonly shown: (item: StoredItem<T>) => unknown;
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
  ...helperCode,
  path: "/globals",
  read(given, input) {
    const { id = "", body, description, tags } = globalBody.parse(input);
    return { id: given ?? id, body, description, ...(tags.length > 0 && { tags }) };
  },
  shown: ({ id, body, description, tags = [], ...record }) => ({ id, body, description, tags, ...shownRecord(record) }),
};

const dataModels: RestKind<DataModel> = {
  ...dataModelCode,
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
};

/** `/globals` and `/data-models`, which older clients spell `/data_models`. */
export const itemCollections: readonly Collection[] = [
  collectionOf(globals),
  collectionOf(dataModels),
  { ...collectionOf(dataModels), path: "/data_models" },
];

const modifyPermission: Permission = "RuleModify";

function collectionOf<T extends { readonly id: string }>(kind: RestKind<T>): Collection {
  const { path, repository, read, shown } = kind;
  const put = async (context: RequestContext, item: T) => shown(await putCode(context, kind, item));
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
      await deleteCode(context, kind, id, { isForced: true });
    },
  };
}
