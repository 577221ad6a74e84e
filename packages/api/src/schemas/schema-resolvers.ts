import type { SchemaTestReport } from "@pharos/store";
import type { NounResolvers } from "../graphql/noun-resolvers.ts";
import { present } from "../graphql/present.ts";
import * as discovery from "./discovery-service.ts";
import * as reprocessing from "./reprocess-service.ts";
import * as changes from "./schema-changes.ts";
import * as service from "./schema-service.ts";
import * as trials from "./schema-trials.ts";

const onePage = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

export const schemaResolvers = {
  Query: {
    schemas: async (_root, { input }, context) => {
      const { contains: nameContains, isArchived: archived, isManaged: managed, isInUse } = input;
      const schemas = await service.listSchemas(context, present({ nameContains, archived, managed, isInUse }));
      return { edges: schemas.map((node) => ({ node })), pageInfo: onePage, totalCount: schemas.length };
    },
    schema: (_root, { name }, context) => service.getSchema(context, name),
    checkSchema: (_root, { input: { name, spec, ...rest } }, context) =>
      changes.checkSchema(context, { name, spec, ...present(rest) }),
    parseSamples: async (_root, { input: { samples, ...document } }, context) => {
      const { parser, lines, unread } = await trials.parseSamples(context, document, present(samples));
      return {
        parser,
        unreadNames: unread,
        lines: lines.map(({ attempts, ...line }) => ({ ...line, stops: attempts })),
      };
    },
    failureReprocessing: async (_root, { receiptId }, context) =>
      reprocessing.reprocessingOf(await reprocessing.getReprocessing(context, receiptId)),
    failureReprocessings: async (_root, { sourceId }, context) =>
      (await reprocessing.listReprocessings(context, sourceId ?? undefined)).map(reprocessing.reprocessingOf),
    schemaDrafts: (_root, { sourceId }, context) => trials.listDrafts(context, sourceId),
    schemaDraft: (_root, { sourceId, name }, context) => trials.getDraft(context, sourceId, name),
    schemaTestReports: async (_root, { sourceId }, context) =>
      (await trials.listTestReports(context, sourceId)).map(asReport),
    schemaTestReport: async (_root, { id }, context) => asReport(await trials.getTestReport(context, id)),
  },
  Mutation: {
    setFieldDiscovery: async (_root, { input }, context) => ({
      schema: await discovery.setFieldDiscovery(context, input),
    }),
    discoverFields: async (_root, { name }, context) => ({ schema: await discovery.discoverFields(context, name) }),
    promoteDiscoveredFields: async (_root, { input: { name, revision, fields } }, context) => ({
      schema: await discovery.promoteFields(context, { name, revision, ...present({ fields }) }),
    }),
    reprocessFailures: async (_root, { input: { sourceId, ...rest } }, context) =>
      reprocessing.reprocessingOf(await reprocessing.startReprocessing(context, { sourceId, ...present(rest) })),
    createOrUpdateSchema: async (_root, { input: { name, spec, ...rest } }, context) => ({
      schema: await changes.saveSchema(context, { name, spec, ...present(rest) }),
    }),
    cloneSchema: async (_root, { input: { name, newName } }, context) => ({
      schema: await changes.cloneSchema(context, name, newName),
    }),
    archiveSchema: async (_root, { input: { name, isArchived } }, context) => ({
      schema: await changes.archiveSchema(context, name, isArchived),
    }),
    inferSchema: (_root, { input: { name, samples } }, context) =>
      trials.inferFromSamples(context, name, present(samples)),
    testSchema: async (_root, { input: { samples, ...document } }, context) =>
      asReport(await trials.testSchema(context, document, present(samples))),
    saveSchemaDraft: (_root, { input }, context) => trials.saveDraft(context, input),
    deleteSchemaDraft: async (_root, { input: { sourceId, name } }, context) => {
      await trials.deleteDraft(context, sourceId, name);
      return { id: name };
    },
  },
  Schema: {
    version: () => 0,
    isManaged: (schema) => schema.managed,
    isArchived: (schema) => schema.archived,
    isFieldDiscoveryEnabled: (schema) => schema.fieldDiscoveryEnabled,
    logSources: (schema, _input, context) => service.sourcesOfSchema(context, schema),
    revisions: (schema, _input, context) => service.revisionsOf(context, schema),
  },
} satisfies NounResolvers;

function asReport({ outcome, ...report }: Omit<SchemaTestReport, "id"> & { readonly id: string | null }) {
  return { ...report, ...outcome };
}
