import type { SavedQuery } from "@pharos/domain";
import type { StoredItem } from "@pharos/store";
import { z } from "zod";
import { savedQueryKind } from "../content/item-kinds.ts";
import { getItemByUuid, readItems } from "../content/read-items.ts";
import { createSavedQuery, deleteSavedQueries, updateSavedQuery } from "../saved-queries/saved-query-service.ts";
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
    const { limit: pageSize, cursor } = params;
    return listAnswer(await readItems(context, savedQueryKind, commonFilter(params), { pageSize, cursor }), shown);
  },
  get: async (context, id) => shown(await getItemByUuid(context, savedQueryKind, id)),
  create: async (context, { body }) => shown(await createSavedQuery(context, readQuery(body))),
  async update(context, id, { body }) {
    const query = readQuery(body);
    // What was chosen beside a text belongs to that text.
    const keep = ({ sql, tags, lookbackSeconds, search }: SavedQuery) => ({
      ...query,
      tags,
      lookbackSeconds,
      ...(search && sql === query.sql && { search }),
    });
    return { item: shown(await updateSavedQuery(context, id, keep)), isCreated: false };
  },
  delete: (context, id) => deleteSavedQueries(context, [id]),
};

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
