import { setImmediate } from "node:timers/promises";
import { hasRowLimit, queryLanguageOf, queryTimeRange, type SavedQuery, withLanguagePragma } from "@pharos/domain";
import { hasTimeFilter } from "@pharos/lake";
import type { StoredItem } from "@pharos/store";
import { savedQueryKind } from "../content/item-kinds.ts";
import { getItemByUuid, listItems } from "../content/read-items.ts";
import { queryParamsOf } from "../data-lake-queries/query-input.ts";
import { metadataOf } from "../data-lake-queries/query-metadata.ts";
import type { SavedQueryInput } from "../generated/resolver-types.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as service from "./saved-query-service.ts";

export const savedQueryResolvers = {
  Query: {
    savedQueries: (_root, { input }, context) => listItems(context, savedQueryKind, input, shown),
    savedQuery: async (_root, { id }, context) => shown(await getItemByUuid(context, savedQueryKind, id)),
  },
  Mutation: {
    createSavedQuery: async (_root, { input }, context) => {
      const query = queryOf(input, undefined, context.clock());
      return { savedQuery: await shown(await service.createSavedQuery(context, query)) };
    },
    updateSavedQuery: async (_root, { id, input }, context) => {
      const change = (stored: SavedQuery) => queryOf(input, stored, context.clock());
      return { savedQuery: await shown(await service.updateSavedQuery(context, id, change)) };
    },
    setSavedQueryEnabled: async (_root, { id, enabled }, context) => ({
      savedQuery: await shown(await service.setSavedQueryEnabled(context, id, enabled)),
    }),
    deleteSavedQueries: async (_root, { ids }, context) => {
      await service.deleteSavedQueries(context, ids);
      return { ids };
    },
  },
} satisfies NounResolvers;

function queryOf(input: SavedQueryInput, stored: SavedQuery | undefined, now: Date): SavedQuery {
  const { name, description, tags, sql, schedule, enabled, lookbackSeconds } = input;
  const language = input.language ?? queryLanguageOf(sql);
  return {
    name,
    description: description ?? "",
    tags: tags ?? [],
    sql: withLanguagePragma(sql, language),
    search: { language, params: queryParamsOf(input, now) },
    lookbackSeconds: lookbackSeconds ?? undefined,
    schedule: schedule ? { timeoutMinutes: schedule.timeoutMinutes, ...present(schedule) } : undefined,
    enabled: schedule ? (enabled ?? true) : false,
    // Only what runs by itself has rows to send.
    email: schedule ? (input.email ?? stored?.email) : undefined,
  };
}

async function shown(query: StoredItem<SavedQuery>) {
  // A page of long texts takes a second to read, in which others have their turn.
  await setImmediate();
  const { uuid, sql, search, schedule } = query;
  const { language, params } = search ?? { language: queryLanguageOf(sql), params: {} };
  return {
    ...query,
    id: uuid,
    queryKind: schedule ? ("scheduled" as const) : ("saved" as const),
    sqlQuery: sql,
    params: metadataOf({ language, text: sql, params }),
    queryCookie: JSON.stringify({ ...params, language, query: sql }),
    hasTimeFilter: isBoundInTime(query),
    hasLimit: hasRowLimit(query),
  };
}

/** A text of PharosFlow is not read here: it counts as bound where it names the time of events. */
function isBoundInTime({ sql, search, lookbackSeconds, lastModified }: StoredItem<SavedQuery>): boolean {
  if (lookbackSeconds !== undefined) return true;
  const { language = queryLanguageOf(sql), params = {} } = search ?? {};
  if (queryTimeRange(params, lastModified) !== undefined) return true;
  return language === "sql" ? hasTimeFilter(sql) : sql.includes("p_event_time");
}
