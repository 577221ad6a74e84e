import type { SavedQuery } from "@pharos/domain";
import { contentItemIdTaken, contentItemNotFound, type StoredItem } from "@pharos/store";
import { z } from "zod";
import { referenceOf } from "../access/actor-reference.ts";
import { authorize } from "../access/authorize.ts";
import { checkItems } from "../content/check-items.ts";
import { isManaged } from "../content/errors.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { getSavedQuery } from "../queries/saved-query-service.ts";
import { type Collection, listAnswer } from "./collection.ts";
import { commonFilter } from "./list-params.ts";
import { shownRecord } from "./shown-detection.ts";

const minutes = z.number().int().nullish();
const emailBody = z.object({
  recipients: z.array(z.string()),
  sendEmpty: z.boolean().default(false),
  preferAttachment: z.boolean().default(false),
});
const queryBody = z.object({
  name: z.string(),
  description: z.string().default(""),
  sql: z.string(),
  schedule: z
    .object({
      cron: z.string().nullish(),
      rateMinutes: minutes,
      timeoutMinutes: minutes,
      disabled: z.boolean().default(false),
    })
    .nullish(),
  emailConfig: emailBody.nullish(),
});
const timeoutMinutesDefault = 5;

/** `/queries`: by an id that a new name does not change; POST to it changes the query. */
export const queryCollection: Collection = {
  path: "/queries",
  updateMethod: "POST",
  async list(context, params) {
    authorize(context.actor, "DataAnalyticsRead");
    const { limit: pageSize, cursor } = params;
    return listAnswer(await context.store.savedQueries.list({ filter: commonFilter(params), pageSize, cursor }), shown);
  },
  get: async (context, id) => shown(await getSavedQuery(context, id)),
  async create(context, { body }) {
    authorize(context.actor, "DataAnalyticsModify");
    const query = readQuery(body);
    if (await context.store.savedQueries.get(query.name)) throw contentItemIdTaken("query", query.name);
    await checkItems(context, { queries: [query] }, { runsTests: false });
    return shown(await context.store.savedQueries.create(query, referenceOf(context.actor), context.clock()));
  },
  async update(context, id, { body }) {
    authorize(context.actor, "DataAnalyticsModify");
    const stored = await changeable(context, id);
    const query = { ...readQuery(body), tags: stored.tags, lookbackSeconds: stored.lookbackSeconds };
    await checkItems(context, { queries: [query] }, { runsTests: false });
    const item = await context.store.savedQueries.update(id, query, referenceOf(context.actor), context.clock());
    return { item: shown(item), isCreated: false };
  },
  async delete(context, id) {
    authorize(context.actor, "DataAnalyticsModify");
    const { name } = await changeable(context, id);
    if (!(await context.store.savedQueries.delete(name))) throw contentItemNotFound("query", id);
  },
};

async function changeable(context: RequestContext, id: string): Promise<StoredItem<SavedQuery>> {
  const query = await getSavedQuery(context, id);
  if (query.managed) throw isManaged(query.name);
  return query;
}

function readQuery(input: unknown): SavedQuery {
  const { name, description, sql, schedule, emailConfig } = queryBody.parse(input);
  return {
    name,
    description,
    sql,
    tags: [],
    lookbackSeconds: undefined,
    schedule: schedule
      ? {
          timeoutMinutes: schedule.timeoutMinutes || timeoutMinutesDefault,
          ...(schedule.rateMinutes && { rateMinutes: schedule.rateMinutes }),
          ...(schedule.cron && { cronExpression: schedule.cron }),
        }
      : undefined,
    enabled: schedule ? !schedule.disabled : false,
    email: emailConfig ?? undefined,
  };
}

function shown(query: StoredItem<SavedQuery>) {
  const { schedule } = query;
  const { lastModified, lastModifiedBy, ...record } = shownRecord(query);
  return {
    id: query.uuid,
    name: query.name,
    description: query.description,
    sql: query.sql,
    schedule: schedule
      ? {
          cron: schedule.cronExpression ?? "",
          disabled: !query.enabled,
          rateMinutes: schedule.rateMinutes ?? 0,
          timeoutMinutes: schedule.timeoutMinutes,
        }
      : null,
    emailConfig: query.email ?? null,
    ...record,
    updatedAt: lastModified,
    updatedBy: lastModifiedBy,
  };
}
