import { type LookupOrigin, lookupHealth, lookupLakeTableOf, PharosError, seesAllOf } from "@pharos/domain";
import { nextRefreshAt } from "@pharos/pipeline";
import type { LookupTableInput } from "../generated/resolver-types.ts";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { findLookupMatch, listLookupRows } from "./lookup-rows.ts";
import * as service from "./lookup-table-service.ts";
import { findLookupUses } from "./lookup-uses.ts";

export const lookupTableResolvers = {
  Query: {
    lookupTables: (_root, _input, context) => service.listLookupTables(context),
    lookupTable: (_root, { id }, context) => service.getLookupTable(context, id),
    lookupRows: (_root, { input }, context) => listLookupRows(context, input),
    lookupMatch: (_root, { input }, context) => findLookupMatch(context, input.id, input.value),
    lookupUses: (_root, { id }, context) => findLookupUses(context, id),
    generateEnrichedEvent: async (_root, { input }, context) => ({
      enrichedEvent: await service.enrichEvent(context, objectOf(input.event)),
    }),
  },
  Mutation: {
    createLookupTable: (_root, { input }, context) => service.createLookupTable(context, settingsOf(input)),
    updateLookupTable: (_root, { input }, context) =>
      service.updateLookupTable(context, input.id, input.revision, settingsOf(input.table)),
    deleteLookupTable: async (_root, { id }, context) => {
      await service.deleteLookupTable(context, id);
      return { id };
    },
    refreshLookupTable: (_root, { id }, context) => service.refreshLookupTable(context, id),
    uploadLookupTableFile: (_root, { input }, context) =>
      service.uploadLookupTableFile(context, input.id, input.filename, Buffer.from(input.data, "base64")),
  },
  LookupTable: {
    associatedLogTypes: ({ associations }, _input, { actor }) =>
      associations.filter(({ logType }) => seesAllOf(actor.logTypeAccess, [logType])),
    refresh: ({ origin }) => refreshOf(origin),
    query: ({ origin }) => (origin.kind === "query" ? origin.sql : undefined),
    lakeTable: ({ name }) => `pharos_lookups.public.${lookupLakeTableOf(name)}`,
    health: (table, _input, context) => lookupHealth(table, context.clock()).health,
    healthMessage: (table, _input, context) => lookupHealth(table, context.clock()).message,
    refreshedAt: ({ refresh }) => refresh.refreshedAt,
    nextRefreshAt: (table, _input, context) => (table.enabled ? nextRefreshAt(table, context.clock()) : undefined),
  },
} satisfies NounResolvers;

/** As the content format writes it. */
function refreshOf(origin: LookupOrigin): Record<string, unknown> | undefined {
  if (origin.kind === "object") return { ObjectPath: origin.path, ...origin.settings };
  if (origin.kind === "file") return undefined;
  return { PeriodMinutes: origin.refresh.rateMinutes, CronExpression: origin.refresh.cronExpression };
}

function settingsOf(input: LookupTableInput): service.LookupTableSettings {
  const { name, enabled, description, reference, schema, primaryKey, associatedLogTypes, refresh, query } = input;
  return {
    name,
    enabled,
    description: description ?? "",
    reference: reference ?? "",
    schema: schema ?? undefined,
    primaryKey,
    refresh,
    query: query ?? undefined,
    associations: associatedLogTypes.map(({ logType, selectors }) => ({ logType, selectors })),
  };
}

function objectOf(event: unknown): Readonly<Record<string, unknown>> {
  if (typeof event === "object" && event !== null && !Array.isArray(event)) {
    return event as Readonly<Record<string, unknown>>;
  }
  throw new PharosError("lookups.no_event", "InvalidInput", "The event must be a JSON object");
}
